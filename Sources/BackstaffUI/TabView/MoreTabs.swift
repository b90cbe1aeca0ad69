import BackstaffGraph

/// A list of the tabs that don't fit into the bar.
struct MoreTabs: View {
    struct Row: Identifiable {
        let id: Int
        let label: AnyView?
        let badge: String?
    }

    let rows: [Row]
    let choose: (Int) -> Void

    var body: some View {
        NavigationStack {
            List(rows) { row in
                Button {
                    choose(row.id)
                } label: {
                    HStack {
                        row.label
                        Spacer()
                        Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.tertiary)
                    }
                    .foregroundStyle(.primary)
                }
                .badge(row.badge)
            }
            .listStyle(.plain)
            .navigationTitle("More")
        }
    }
}
