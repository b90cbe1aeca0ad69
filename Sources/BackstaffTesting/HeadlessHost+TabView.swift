import BackstaffElements

extension HeadlessHost {
    /// What stands for the tabs of the outermost tab view on screen, in order: the words of each, with those that found no
    /// room behind “More”. Empty if there is no tab view or its bar is hidden.
    public var tabs: [String] { tabElements.map(\.tabWords) }

    /// The words of the tab that is selected, in the outermost tab view on screen.
    public var selectedTab: String? { tabElements.first { $0.has(.selected) }?.tabWords }

    /// What a tab says besides its label, in the outermost tab view on screen.
    ///
    /// - Parameter words: the words of the tab.
    public func badge(ofTab words: String) throws -> String? {
        try tab(words).children.first { $0.role == .badge }?.text
    }

    /// Taps a tab of the outermost tab view on screen.
    ///
    /// - Parameter words: the words of the tab, or `More`.
    public func tapTab(_ words: String) async throws {
        try await send(.activate, to: tab(words))
    }

    /// How the tabs of the outermost tab view on screen are shown: as a bar at the `top` or `bottom`, as a `sidebar`, or as a
    /// `page` of several. `nil` if there is no tab view.
    public var tabArrangement: String? { tabView?.words(.displayMode) }

    /// The sections in the sidebar of the outermost tab view on screen, in order.
    public var tabSections: [String] {
        tabBar?.children.filter { $0.role == .tabSection }.map(\.tabWords) ?? []
    }

    /// Turns the sidebar of the outermost tab view on screen into a bar, or the other way round.
    public func toggleTabSidebar() async throws {
        let toggle = tabView?.children.first { $0.role == .button && !$0.isOffScreen }
        guard let toggle else { throw LookUpFailure("There are no tabs with a sidebar.", outline: outline) }
        try await send(.activate, to: toggle)
    }

    /// Sweeps to a page of the innermost tab view of pages on screen.
    ///
    /// - Parameter page: the number of the page, from 0.
    public func sweep(toPage page: Int) async throws {
        guard let view = pagedView else { throw LookUpFailure("There are no pages.", outline: outline) }
        try await send(.edit(String(page)), to: view)
    }

    /// Sweeps some pages on, or back.
    ///
    /// - Returns: Whether there is such a page.
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
    /// The pages of a tab view, made or not.
    var pages: [Element] { children.filter { $0.role == .tabPanel && !$0.has(.covered) } }

    /// The number of the page that is shown.
    var page: Int? { pages.firstIndex { $0.has(.selected) } }

    /// The words of a tab's label, without its badge.
    fileprivate var tabWords: String {
        children.filter { $0.role != .badge }.map(\.allWords).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
