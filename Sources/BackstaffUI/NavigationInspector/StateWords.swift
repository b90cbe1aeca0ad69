import BackstaffNavigation

/// Descriptions of the changes in a scene.
@MainActor
enum StateWords {
    /// The description of the list of tabs that don't fit in the bar.
    static let tabList = "the list of further tabs"

    static func changes(from old: SeenState, to new: SeenState) -> [String] {
        var changes = Changes()
        changes.add(
            from: old.snapshot, to: new.snapshot, in: "", stored: (old.navigation.stored, new.navigation.stored))
        for after in new.columns {
            guard let before = old.columns.first(where: { $0.split == after.split }),
                before.visibility != after.visibility
            else { continue }
            changes.lines.append("columnVisibility\(after.place): \(before.visibility) → \(after.visibility)")
        }
        return changes.lines
    }

    /// A text such as ` in tab Berths`, or ` in tab Berths, tab 2` for a nested tab.
    static func place(_ tab: NavigationValue, in outer: String) -> String {
        (outer.isEmpty ? " in tab " : "\(outer), tab ") + InspectorText.clip("\(tab)", to: 60)
    }
}

/// The lines that describe changes. Containers outside of tabs come first, followed by those in each tab.
@MainActor
private struct Changes {
    var lines: [String] = []

    /// - Parameters:
    ///   - place: The description of the tab that contains the containers, or an empty text.
    ///   - stored: The same states in stored form. They include the selected pages, which aren't steps of the history.
    mutating func add(
        from former: NavigationSnapshot, to next: NavigationSnapshot, in place: String,
        stored: (StoredNavigation?, StoredNavigation?)
    ) {
        // The state of a tab that shows its roots is left out.
        let root = place.isEmpty ? nil : StackState()
        for index in 0..<max(former.stacks.count, next.stacks.count) {
            let before = former.stacks.at(index) ?? root
            let after = next.stacks.at(index) ?? root
            if before != after {
                add("stack \(index + 1)\(place)", before.map(words) ?? "none", after.map(words) ?? "none")
            }
        }
        for index in 0..<max(former.selections.count, next.selections.count) {
            let before = former.selections.at(index) ?? nil
            let after = next.selections.at(index) ?? nil
            if before != after { add("selection\(place)", words(before), words(after)) }
        }
        if former.compactColumns != next.compactColumns {
            let columns = next.compactColumns.map { "\($0)" }.joined(separator: ", ")
            lines.append("preferredCompactColumn\(place): \(columns)")
        }
        if former.replacedRoots != next.replacedRoots {
            lines.append("another view in the place of a column's root\(place)")
        }
        let tabViews = [former.tabViews.count, next.tabViews.count, stored.0?.tabViews.count, stored.1?.tabViews.count]
        for index in 0..<(tabViews.compactMap(\.self).max() ?? 0) {
            addTabs(
                from: former.tabViews.at(index), to: next.tabViews.at(index), in: place,
                stored: (stored.0?.tabViews.at(index), stored.1?.tabViews.at(index)))
        }
    }

    private mutating func addTabs(
        from former: TabSnapshot?, to next: TabSnapshot?, in place: String,
        stored: (StoredNavigation.Tabs?, StoredNavigation.Tabs?)
    ) {
        // The state of a nested tab view in its initial state is left out.
        let missing = place.isEmpty ? "none" : "as at first"
        let before = words(former, stored.0) ?? missing
        let after = words(next, stored.1) ?? missing
        if before != after { add("tab\(place)", before, after) }
        var tabs: [NavigationValue] = []
        let known = [
            next?.parts.map(\.tab), former?.parts.map(\.tab), stored.1?.parts.map(\.tab), stored.0?.parts.map(\.tab),
        ]
        for tab in known.compactMap(\.self).joined() where !tabs.contains(tab) { tabs.append(tab) }
        for tab in tabs {
            add(
                from: former?.contents(of: tab) ?? NavigationSnapshot(),
                to: next?.contents(of: tab) ?? NavigationSnapshot(), in: StateWords.place(tab, in: place),
                stored: (stored.0?.contents(of: tab), stored.1?.contents(of: tab)))
        }
    }

    private mutating func add(_ what: String, _ before: String, _ after: String) {
        lines.append("\(what): \(before) → \(after)")
    }

    private func words(_ state: StackState) -> String {
        // Adjacent pushed views are counted.
        var parts: [String] = []
        var viewCount = 0
        func addViews() {
            if viewCount > 0 { parts.append("\(viewCount) pushed without a value") }
            viewCount = 0
        }
        for item in state.items {
            if let value = item.value {
                addViews()
                parts.append(InspectorText.of(value))
            } else {
                viewCount += 1
            }
        }
        addViews()
        return "[" + parts.joined(separator: ", ") + "]"
    }

    private func words(_ value: NavigationValue?) -> String { value.map(InspectorText.of) ?? "nothing" }

    /// The description of the selected tab, or `nil` if it is unknown.
    private func words(_ tabs: TabSnapshot?, _ stored: StoredNavigation.Tabs?) -> String? {
        if tabs == nil, stored == nil { return nil }
        return tabs?.isListShown == true ? StateWords.tabList : words(tabs?.selection ?? stored?.selection)
    }
}

extension Array {
    fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension TabSnapshot {
    fileprivate func contents(of tab: NavigationValue) -> NavigationSnapshot? {
        parts.first { $0.tab == tab }?.contents
    }
}

extension StoredNavigation.Tabs {
    fileprivate func contents(of tab: NavigationValue) -> StoredNavigation? {
        parts.first { $0.tab == tab }?.contents
    }
}
