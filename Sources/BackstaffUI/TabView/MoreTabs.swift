import BackstaffGraph

/// The tabs that found no room in the bar, as a list.
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
