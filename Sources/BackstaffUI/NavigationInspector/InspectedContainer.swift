import BackstaffNavigation

/// A navigation container that the inspector shows. A container that doesn't conform is left out of its tables.
@MainActor
protocol InspectedContainer: NavigationContainer {
    /// Adds what the container shows, without what the groups inside show.
    ///
    /// - Parameter place: A text such as ` in tab Berths`, or an empty text.
    func addRows(at place: String, to rows: inout [[String]])

    /// The form and the visible columns of a split view. Another container has none.
    func columnRows(at place: String) -> [[String]]

    /// The column visibility of a split view, or `nil` for another container.
    var columnVisibility: ColumnVisibility? { get }

    /// The value that identifies a group inside, such as a tab's value.
    func name(of inner: NavigationGroup) -> NavigationValue?
}

extension InspectedContainer {
    func columnRows(at place: String) -> [[String]] { [] }

    var columnVisibility: ColumnVisibility? { nil }

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
    var columnVisibility: ColumnVisibility? { visibility }

    func columnRows(at place: String) -> [[String]] {
        let isCollapsed = columns.first?.isCollapsed == true
        let shown = columns.filter { $0.scope.appearance.isShown }.map { "\($0.column)" }
        return [
            ["form\(place)", isCollapsed ? "collapsed, one stack" : "expanded, \(columns.count) columns"],
            ["columnVisibility\(place)", "\(visibility)"],
            ["shown\(place)", shown.isEmpty ? "none" : shown.joined(separator: ", ")],
        ]
    }

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
