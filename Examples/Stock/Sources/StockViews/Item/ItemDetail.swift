import StockStore
import SwiftUI

/// All about an item: what is on hand, its properties, its movements and its edits.
struct ItemDetail: View {
    let record: ItemRecord
    @State private var isEditing = false
    @State private var movement: MovementKind?

    var body: some View {
        List {
            Section {
                ItemHeader(item: record.item)
                MovementButtons(item: record.item) { movement = $0 }
            }
            Section("Details") {
                LabeledContent("Warehouse", value: record.warehouse.name)
                ForEach(ItemField.allCases.filter { $0 != .name }) { field in
                    LabeledContent(
                        field.title, value: record.item.details[field].isEmpty ? "–" : record.item.details[field])
                }
            }
            MovementSection(record: record)
            ChangeSection(changes: record.changes)
        }
        .listStyle(.insetGrouped)
        .navigationTitle(record.item.name)
        .toolbar {
            Button("Edit") { isEditing = true }
        }
        .sheet(isPresented: $isEditing) {
            ItemForm(item: record.item)
        }
        .sheet(item: $movement) { kind in
            MovementForm(item: record.item, kind: kind)
        }
    }
}

/// The name, and what is on hand in large digits.
private struct ItemHeader: View {
    let item: Item

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("On hand")
                .font(.subheadline)
                .foregroundStyle(.secondary)
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Text("\(item.quantity)")
                    .font(.largeTitle)
                    .bold()
                    .monospacedDigit()
                Text(item.details.unit)
                    .foregroundStyle(.secondary)
            }
            .accessibilityElement(children: .combine)
            if item.isLow {
                HStack(alignment: .firstTextBaseline, spacing: 6) {
                    Image(systemName: "exclamationmark.triangle.fill")
                        .accessibilityHidden(true)
                    Text("Below the minimum of \(item.details.minimum)")
                }
                .font(.subheadline)
                .foregroundStyle(.orange)
            }
        }
        .padding(.vertical, 4)
    }
}

/// The two movements that are made most often.
private struct MovementButtons: View {
    let item: Item
    let begin: @MainActor (MovementKind) -> Void

    var body: some View {
        HStack(spacing: 12) {
            Button {
                begin(.received)
            } label: {
                Text("Receive")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            Button {
                begin(.shipped)
            } label: {
                Text("Ship")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
            .disabled(item.quantity == 0)
        }
        .padding(.vertical, 4)
    }
}
