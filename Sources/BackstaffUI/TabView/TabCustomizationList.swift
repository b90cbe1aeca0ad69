import BackstaffGraph
import Foundation

/// The list of a sidebar's tabs while a user arranges them.
struct TabCustomizationList: View {
    let groups: [TabCustomizationGroup]
    let isCustomized: Bool
    unowned let tabs: TabViewNode  // The tab view unmounts the list.
    /// The form of the bar that the checkboxes apply to.
    @State private var chosen = AdaptableTabBarPlacement.sidebar

    var body: some View {
        List {
            if places.count > 1 {
                Picker("Shown in", selection: $chosen) {
                    Text("Sidebar").tag(AdaptableTabBarPlacement.sidebar)
                    Text("Tab Bar").tag(AdaptableTabBarPlacement.tabBar)
                }
                .pickerStyle(.segmented)
            }
            ForEach(groups) { group in
                Section {
                    ForEach(group.rows) { row in
                        Toggle(isOn: isShown(row)) { HStack { row.label } }
                            .toggleStyle(.checkbox)
                            .disabled(!row.choices.contains(place))
                            .moveDisabled(!row.canMove)
                            .listRowInsets(EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12))
                    }
                    .onMove { tabs.move($0, to: $1, in: group) }
                } header: {
                    group.header
                }
            }
            if isCustomized {
                Button("Reset") { tabs.resetCustomization() }
            }
        }
        .listStyle(.sidebar)
        .scrollContentBackground(.hidden)
        .environment(\.editMode, .constant(.active))
    }

    /// The forms of the bar in which a user may show or hide any tab.
    private var places: [AdaptableTabBarPlacement] {
        [.sidebar, .tabBar].filter { place in groups.contains { $0.rows.contains { $0.choices.contains(place) } } }
    }

    private var place: AdaptableTabBarPlacement { places.contains(chosen) ? chosen : places.first ?? .sidebar }

    private func isShown(_ row: TabCustomizationGroup.Row) -> Binding<Bool> {
        Binding(
            get: { row.shownIn.contains(place) },
            set: { tabs.show($0, row.id, in: place) })
    }
}
