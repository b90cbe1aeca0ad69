import BackstaffNavigation

/// A navigation container that the inspector shows. A container that doesn't conform is left out of its tables.
@MainActor
protocol InspectedContainer: NavigationContainer {
    /// Adds what the container shows, without what the groups inside show.
    ///
    /// - Parameter place: A text such as ` in tab Berths`, or an empty text.
    func addRows(at place: String, to rows: inout [[String]])

    /// The value that identifies a group inside, such as a tab's value.
    func name(of inner: NavigationGroup) -> NavigationValue?
}

extension InspectedContainer {
    func name(of inner: NavigationGroup) -> NavigationValue? { nil }
}

extension NavigationStackNode: InspectedContainer {
    func addRows(at place: String, to rows: inout [[String]]) {
        let snapshot = snapshot
        if snapshot.depth == 0, isColumnOwn { return }
        rows.append([nameInTrace + place, "stack", "", snapshot.depth == 0 ? "its root" : ""])
        for item in snapshot.items {
            if let value = item.value {
                rows.append(["", "value", "\(value.type)", InspectorText.of(value)])
            } else {
                rows.append(["", "view", "", "pushed without a value"])
            }
        }
    }
}

extension SplitViewNode: InspectedContainer {
    func addRows(at place: String, to rows: inout [[String]]) {
        for column in columns {
            for value in column.lists.all.map(\.selectedValue) {
                rows.append([
                    "\(column.column) column\(place)", "selection", value.map { "\($0.type)" } ?? "",
                    value.map(InspectorText.of) ?? "nothing",
                ])
            }
        }
    }
}

extension TabViewNode: InspectedContainer {
    func addRows(at place: String, to rows: inout [[String]]) {
        let shown = state.isListShown ? nil : state.shown.flatMap(slot)?.name
        rows.append([
            "TabView\(place)", "tab", shown.map { "\($0.type)" } ?? "",
            shown.map(InspectorText.of) ?? StateWords.tabList,
        ])
    }

    func name(of inner: NavigationGroup) -> NavigationValue? { slots.first { $0.panel?.group === inner }?.name }
}
