import StockStore
import SwiftUI

/// What came and went of an item.
struct MovementSection: View {
    let record: ItemRecord

    var body: some View {
        Section {
            if record.movements.isEmpty {
                Text("Nothing has come or gone yet.")
                    .foregroundStyle(.secondary)
            }
            ForEach(record.movements) { movement in
                MovementRow(movement: movement)
            }
        } header: {
            Text("Movements")
        } footer: {
            if record.movements.count < record.movementCount {
                Text("The latest \(record.movements.count) of \(record.movementCount) movements.")
            }
        }
    }
}

private struct MovementRow: View {
    let movement: Movement

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: movement.kind.symbolName)
                .font(.title3)
                .foregroundStyle(movement.kind.color)
            VStack(alignment: .leading, spacing: 2) {
                Text(movement.note.isEmpty ? movement.kind.title : movement.note)
                    .lineLimit(2)
                Text("\(movement.author) · \(movement.time.formatted(date: .abbreviated, time: .shortened))")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            Text(movement.kind.sign > 0 ? "+\(movement.quantity)" : "−\(movement.quantity)")
                .monospacedDigit()
                .foregroundStyle(movement.kind.color)
        }
        .padding(.vertical, 2)
        .accessibilityElement(children: .combine)
    }
}
