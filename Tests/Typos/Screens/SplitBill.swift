import SwiftUI

struct Guest: Identifiable {
    let id = UUID()
    var name: String
    var share: Double
    var hasPaid = false
    var color = Color.teal
}

struct SplitBill: View {
    @State private var total = 0.0
    @State private var tip = 10
    @State private var guests: [Guest] = []
    @State private var editMode = EditMode.inactive
    @State private var detail: Guest?
    @Binding var currency: String

    private var sum: Double { total * (1 + Double(tip) / 100) }
    private var open: Double { guests.filter { !$0.hasPaid }.map { sum * $0.share }.reduce(0, +) }

    var body: some View {
        Form {
            Section("Bill") {
                Grid(alignment: .leading, horizontalSpacing: 12) {
                    GridRow {
                        Text("Amount")
                        TextField("Amount", value: $total, format: .currency(code: currency))
                            .keyboardType(.decimalPad)
                            .multilineTextAlignment(.trailing)
                    }
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow {
                        Text("Tip").gridColumnAlignment(.trailing)
                        Picker("Tip", selection: $tip) {
                            ForEach([0, 5, 10, 15, 20], id: \.self) { percent in
                                Text("\(percent) %")
                            }
                        }
                        .pickerStyle(.menu)
                        .labelsHidden()
                    }
                }
            }
            Section {
                ForEach($guests) { $guest in
                    HStack {
                        Text(guest.name.prefix(1))
                            .frame(width: 28, height: 28)
                            .background(guest.color.opacity(0.3), in: Circle())
                        TextField("Guest", text: $guest.name)
                        Text(sum * guest.share, format: .currency(code: currency))
                            .foregroundStyle(guest.hasPaid ? .secondary : .primary)
                        Toggle("Paid", isOn: $guest.hasPaid).labelsHidden()
                    }
                    .swipeActions {
                        Button("Share", systemImage: "percent") { detail = guest }.tint(guest.color)
                    }
                }
                .onDelete { guests.remove(atOffsets: $0) }
                .onMove { guests.move(fromOffsets: $0, toOffset: $1) }
                Button("Add guest", systemImage: "plus.circle.fill", action: add)
            } header: {
                HStack {
                    Text("Guests")
                    Spacer()
                    Text("\(guests.count)").textCase(.uppercase)
                }
            } footer: {
                if open > 0 {
                    Text("Still open: \(open, format: .currency(code: currency))").foregroundStyle(.red)
                }
            }
        }
        .environment(\.editMode, $editMode)
        .sheet(item: $detail) { guest in
            NavigationStack {
                VStack(spacing: 30) {
                    Circle()
                        .trim(from: 0, to: guest.share)
                        .stroke(guest.color, lineWidth: 18)
                        .rotationEffect(.degrees(-90))
                        .frame(width: 160, height: 160)
                        .overlay(Text(guest.share, format: .percent).font(.title))
                    Button("Done") { detail = nil }.keyboardShortcut(.defaultAction)
                }
                .navigationTitle(guest.name)
            }
            .interactiveDismissDisabled()
        }
        .onChange(of: guests.count) { _, count in
            for index in guests.indices { guests[index].share = 1 / Double(count) }
        }
    }

    private func add() {
        guests.append(Guest(name: "Guest \(guests.count + 1)", share: 0))
    }
}
