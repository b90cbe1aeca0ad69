/// The state of a tab view: its tabs, the shown tab, and whether the list of tabs that don't fit in the bar is shown.
///
///     selection and tabs ──► TabState ──► layout(in: space) ──► the tabs in the bar, and the tab that fills the view
///     tap ──► choose(_:) ──► Choice: the value to write to the selection, or a return to the tab's root
package struct TabState: Equatable, Sendable {
    /// The preferred position of a tab.
    package enum Placement: Equatable, Sendable {
        case automatic
        /// At the end of the bar. A pinned tab is visible in every form.
        case pinned
        /// In the sidebar only, if there is one.
        case sidebarOnly
    }

    /// One tab.
    package struct Tab: Equatable, Sendable {
        let id: Int
        /// Whether the tab is left out of bars.
        package var isHiddenInBar: Bool
        package var isHiddenInSidebar: Bool
        package var placement: Placement

        /// Whether a tab view with an adaptable sidebar shows the tab only in the sidebar.
        var isInSidebarAlone: Bool {
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

    /// The result of a user's tap on a tab.
    package enum Choice: Equatable, Sendable {
        /// Another tab becomes selected.
        case selects(Int)
        /// The tab is selected already. It goes back to its root.
        case returnsToRoot(Int)
    }

    /// The tabs in order.
    package private(set) var tabs: [Tab] = []
    /// The id of the shown tab. It is `nil` only if there are no tabs.
    package private(set) var shown: Int?
    /// Whether the list of the tabs that don't fit in the bar is shown, if there are such tabs.
    package var isListShown = false

    package init() {}

    /// Updates the tabs and the selection.
    ///
    /// If the selection matches no tab, the shown tab doesn't change. If the shown tab has been removed, the first tab
    /// that isn't hidden is shown.
    ///
    /// - Parameter wanted: The id of the selected tab, or `nil` if the selection matches no tab.
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

    /// Handles a tap on a tab, and closes the list of the other tabs. The result is `nil` if there is no such tab.
    package mutating func choose(_ id: Int) -> Choice? {
        guard contains(id) else { return nil }
        if shown == id, !isListShown { return .returnsToRoot(id) }
        isListShown = false
        return .selects(id)
    }

    private func contains(_ id: Int) -> Bool { tabs.contains { $0.id == id } }
}
