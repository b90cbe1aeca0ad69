/// What a tab view is about, as a value: its tabs, which of them is shown, and whether a list of those that found no room
/// in the bar is.
///
///     selection read, tabs made ──► TabState ──► layout(in: room) ──► what the bar holds and which tab fills the view
///     tap ──► select(_:) ──► TabState, and what is written to the selection
package struct TabState: Equatable, Sendable {
    /// Where a tab would rather be.
    package enum Placement: Equatable, Sendable {
        case automatic
        /// At the end of the bar, in sight in every form.
        case pinned
        /// In the sidebar, where there is one.
        case sidebarOnly
    }

    /// One tab.
    package struct Tab: Equatable, Sendable {
        package let id: Int
        /// Whether the tab is left out of bars, and of the sidebar.
        package var isHiddenInBar: Bool
        package var isHiddenInSidebar: Bool
        package var placement: Placement

        /// Whether a tab view that can have a sidebar shows the tab there and in no bar.
        package var isInSidebarAlone: Bool {
            !isHiddenInSidebar && (isHiddenInBar || placement == .sidebarOnly)
        }

        package init(
            id: Int, isHiddenInBar: Bool = false, isHiddenInSidebar: Bool = false, placement: Placement = .automatic
        ) {
            self.id = id
            self.isHiddenInBar = isHiddenInBar
            self.isHiddenInSidebar = isHiddenInSidebar
            self.placement = placement
        }
    }

    /// What a person's tap on a tab comes to.
    package enum Choice: Equatable, Sendable {
        /// Another tab is selected.
        case selects(Int)
        /// The tab was selected before: it goes back to its root.
        case returnsToRoot(Int)
    }

    /// The tabs, in order.
    package private(set) var tabs: [Tab] = []
    /// The tab that is shown. There is always one, if there are tabs.
    package private(set) var shown: Int?
    /// Whether the tabs that found no room in the bar are shown as a list, where there are any.
    package var isListShown = false

    package init() {}

    /// Takes over what tabs there are and what is selected.
    ///
    /// A selection that no tab has changes nothing that is shown. If what was shown has gone too, the first tab is shown
    /// that can be seen in a bar.
    ///
    /// - Parameter wanted: the tab that is selected, if it is one of them.
    package mutating func update(tabs: [Tab], wanted: Int?) {
        self.tabs = tabs
        let former = shown
        if let wanted, contains(wanted) {
            shown = wanted
        } else if shown.map(contains) != true {
            shown = (tabs.first { !$0.isHiddenInBar || !$0.isHiddenInSidebar } ?? tabs.first)?.id
        }
        if shown != former { isListShown = false }
    }

    /// What a tap on a tab comes to. It puts the list of the other tabs away.
    package mutating func choose(_ id: Int) -> Choice? {
        guard contains(id) else { return nil }
        if shown == id, !isListShown { return .returnsToRoot(id) }
        isListShown = false
        return .selects(id)
    }

    private func contains(_ id: Int) -> Bool { tabs.contains { $0.id == id } }
}
