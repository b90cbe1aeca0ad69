import BackstaffNavigation

// Reports about mistakes in an app's tabs.

extension TabViewNode {
    func reportUnknownSelection(_ value: NavigationValue) {
        Diagnostics.report(
            .unknownTab,
            """
            The selection of a TabView is \(Diagnostics.short(value)), which no tab has: what was shown before is shown. Give one of the tabs \
            that tag or value, or select one of those that there are.
            """, fileID: selection.fileID, line: selection.line)
    }

    func reportForeignTag(of slot: TabSlot, at index: Int) {
        let tags = slot.entry.traits.tags
        let why =
            tags.last.map { "has a tag of type \(type(of: $0))" } ?? "has no tag"
        Diagnostics.report(
            .mistypedTab,
            """
            Tab \(index + 1) of a TabView \(why), and the selection is of type \(selection.type): the tab can't be selected. \
            Give it a tag of that type.
            """, fileID: selection.fileID, line: selection.line)
    }

    func reportDuplicates() {
        guard slots.count > 1 else { return }
        for (index, slot) in slots.enumerated() {
            guard let value = slot.value, slots[..<index].contains(where: { $0.value == value }) else { continue }
            Diagnostics.report(
                .repeatedTab,
                """
                Several tabs of a TabView have the tag or value \(Diagnostics.short(value)): only the first of them can be selected. Give each \
                its own.
                """, fileID: selection.fileID, line: selection.line)
        }
    }
}
