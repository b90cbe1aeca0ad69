import SwiftUI

struct Member: Identifiable {
    let id: Int
    var name: String
    var role: String
    var hours: Double
    var joined: Date
    var isRemote: Bool
}

struct TeamTable: View {
    @State private var members: [Member] = []
    @State private var order = [KeyPathComparator(\Member.name)]
    @State private var selection: Set<Member.ID> = []
    @State private var query = ""
    @State private var showsInspector = false

    private var shown: [Member] {
        let found = members.filter { query.isEmpty || $0.name.localizedStandardContains(query) }
        return found.sorted(using: order)
    }

    var body: some View {
        VStack(spacing: 0) {
            Table(shown, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name) { member in
                    HStack {
                        Image(systemName: member.isRemote ? "wifi" : "building.2")
                            .foregroundStyle(member.isRemote ? .blue : .secondary)
                        Text(member.name).lineLimit(1)
                    }
                }
                TableColumn("Role", value: \.role)
                TableColumn("Hours", value: \.hours) { member in
                    Text(member.hours, format: .number.precision(.fractionLength(1)))
                        .monospacedDigit()
                        .foregroundStyle(member.hours > 40 ? .red : .primary)
                }
                .width(min: 60, ideal: 80, max: 120)
                TableColumn("Joined", value: \.joined) { member in
                    Text(member.joined.formatted(date: .abbreviated, time: .omitted))
                }
            }
            .contextMenu(forSelectionType: Member.ID.self) { chosen in
                Button("Remove \(chosen.count)", role: .destructive) {
                    members.removeAll { chosen.contains($0.id) }
                }
            }
            Divider()
            HStack {
                Text("\(shown.count) members")
                Spacer()
                if selection.isEmpty {
                    Text("Nothing selected").foregroundStyle(.secondary)
                } else {
                    Button("Clear") { selection = [] }.controlSize(.small)
                }
            }
            .font(.callout)
            .padding(8)
        }
        .searchable(text: $query, placement: .toolbar)
        .inspector(isPresented: $showsInspector) {
            Form {
                ForEach($members) { $member in
                    if selection.contains(member.id) {
                        TextField("Name", text: $member.name)
                        TextField("Hours", value: $member.hours, format: .number)
                        Toggle("Remote", isOn: $member.isRemote)
                    }
                }
            }
        }
        .toolbar {
            ToolbarItem {
                Button("Details", systemImage: "sidebar.trailing") { showsInspector.toggle() }
                    .keyboardShortcut("i", modifiers: [.command, .option])
            }
        }
        .navigationTitle("Team")
    }
}
