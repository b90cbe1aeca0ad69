import BackstaffElements

extension HeadlessHost {
    /// The labels of the tabs in the bar of the outermost tab view, in order.
    ///
    /// If not all tabs fit, the last label is `More`. The array is empty if there is no tab view or its bar is hidden.
    public var tabs: [String] { tabElements.map(\.tabWords) }

    /// The label of the selected tab in the outermost tab view, or `nil` if there is none.
    public var selectedTab: String? { tabElements.first { $0.has(.selected) }?.tabWords }

    /// Returns the badge of a tab in the outermost tab view.
    ///
    /// - Parameter words: The label of the tab.
    /// - Returns: The text of the badge, or `nil` if the tab has none.
    /// - Throws: ``LookUpFailure`` if there is no such tab on screen.
    public func badge(ofTab words: String) throws -> String? {
        try tab(words).children.first { $0.role == .badge }?.text
    }

    /// Taps a tab of the outermost tab view.
    ///
    /// - Parameter words: The label of the tab, or `More`.
    /// - Throws: ``LookUpFailure`` if there is no such tab on screen.
    public func tapTab(_ words: String) async throws {
        try await send(.activate, to: tab(words))
    }

    /// The form of the outermost tab view: a bar at the `top` or `bottom`, a `sidebar`, or `page` for swipeable pages.
    ///
    /// The value is `nil` if there is no tab view.
    public var tabArrangement: String? { tabView?.words(.displayMode) }

    /// The titles of the sections in the sidebar of the outermost tab view, in order.
    public var tabSections: [String] {
        tabBar?.children.filter { $0.role == .tabSection }.map(\.tabWords) ?? []
    }

    /// Taps the button that turns the outermost tab view's sidebar into a bar, or the bar into a sidebar.
    ///
    /// - Throws: ``LookUpFailure`` if there is no such button on screen.
    public func toggleTabSidebar() async throws {
        let toggle = tabView?.children.first { $0.role == .button && !$0.isOffScreen }
        guard let toggle else { throw LookUpFailure("There are no tabs with a sidebar.", outline: outline) }
        try await send(.activate, to: toggle)
    }

    /// Swipes to a page of the innermost paged tab view.
    ///
    /// - Parameter page: The index of the page, from 0.
    /// - Throws: ``LookUpFailure`` if there is no paged tab view, or if it has no such page.
    public func sweep(toPage page: Int) async throws {
        guard let view = pagedView else {
            throw LookUpFailure("There is no paged tab view on screen.", outline: outline)
        }
        try await send(.edit(String(page)), to: view)
    }

    /// Swipes a number of pages forward, or back if the number is negative.
    ///
    /// - Returns: `false` if there is no such page.
    func sweep(by count: Int) async throws -> Bool {
        guard let view = pagedView, let page = view.page, view.pages.indices.contains(page + count) else {
            return false
        }
        try await send(.edit(String(page + count)), to: view)
        return true
    }

    private var pagedView: Element? {
        reachable.last { $0.role == .tabView && $0[.displayMode] == .text("page") }
    }

    private var tabView: Element? { reachable.first { $0.role == .tabView } }

    private var tabBar: Element? { tabView?.children.first { $0.role == .tabBar && !$0.isOffScreen } }

    private var tabElements: [Element] { tabBar?.children.filter { $0.role == .tab } ?? [] }

    private func tab(_ words: String) throws -> Element {
        guard let tab = tabElements.first(where: { $0.tabWords == words }) else {
            throw LookUpFailure("No tab says “\(words)”. There are: \(tabs).", outline: outline)
        }
        return tab
    }
}

extension Element {
    /// The pages of a tab view, loaded or not.
    var pages: [Element] { children.filter { $0.role == .tabPanel && !$0.has(.covered) } }

    /// The index of the current page.
    var page: Int? { pages.firstIndex { $0.has(.selected) } }

    /// The label of a tab without its badge.
    fileprivate var tabWords: String {
        children.filter { $0.role != .badge }.map(\.allWords).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
