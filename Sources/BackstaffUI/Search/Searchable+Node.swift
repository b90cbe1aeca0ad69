import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// Makes a view searchable.
struct SearchableModifier: NodeModifier {
    let search: SearchDescription

    func makeNode(under parent: _Node) -> SearchableNode { SearchableNode(search, under: parent) }

    func contentWasMade(in node: SearchableNode) { node.update() }

    func update(_ node: SearchableNode) { node.update(to: search) }
}

/// The node of a searchable view. The field and the view below it (scopes and suggestions, in code: offers) have nodes
/// beside that of the content. Their elements are passed to the screen that shows them.
///
///     screen ◄─────────────────── shown here, if no screen inside takes the field
///       └ searchable view
///           ├ field, offers
///           └ content
///               └ split view, or stack
///                   └ root screens ── each offers its bar when it is created ──► the best one gets the field
final class SearchableNode: ContentNode {
    private let state: SearchState
    private let surroundings: Scope
    private var fieldView: _Node?
    private var offers: _Node?
    /// The current elements of the scopes and suggestions.
    private var offered: ContiguousArray<Element> = []
    private var screens: ContiguousArray<OfferedScreen> = []
    private var announced: ScreenSearch?
    /// The screen inside that shows the elements, or `nil` if the screen around this view shows them.
    private weak var host: ScreenNode?

    /// The node of the search field.
    weak var field: SearchFieldNode?

    private struct OfferedScreen {
        unowned let screen: ScreenNode  // It takes itself back as it unmounts.
        let column: SplitColumn?
        /// Whether the field of a search around the container is shown on this screen by default.
        let isUsual: Bool
    }

    init(_ search: SearchDescription, under parent: _Node) {
        state = SearchState(search)
        surroundings = parent.scope
        super.init(under: parent)
        state.node = self
        let outside = scope
        scope = Scope(copying: outside)
        scope.leavePreferences()
        scope.leaveRow()
        fieldView = SearchField._makeNode(of: SearchField(search: search, state: state), under: self)
        offers = SearchOffers._makeNode(of: offersView, under: self)
        scope = Scope(copying: outside)
        scope.assign {
            $0.searchState = state
            $0.unplacedSearch = state
            // The scopes and suggestions of this search don't apply to nested searches.
            $0.searchScopes = nil
            $0.searchSuggestions = nil
            $0.searchSuggestionsAreHidden = false
            $0.searchFocusTarget = nil
        }
        announce()
    }

    override var viewName: String { "searchable" }

    func update(to search: SearchDescription) {
        state.update(to: search)
        if let fieldView { SearchField._updateNode(fieldView, to: SearchField(search: search, state: state)) }
        if let offers { SearchOffers._updateNode(offers, to: offersView) }
        chooseHost()
        isDirty = false
        update()
    }

    private var offersView: SearchOffers {
        SearchOffers(state: state, suggestedTokens: state.search.tokens?.suggestions)
    }

    /// Updates the parts that depend on the app's binding and on the width of the screen with the field.
    override func update() {
        var isPresented: Bool?
        var isWide = false
        Tracking.run(self, plan: Self.reads) {
            isPresented = state.search.isPresented?.wrappedValue
            let environment = EnvironmentValues(host?.scope.environment ?? surroundings.environment)
            isWide = environment.horizontalSizeClass == .regular
        }
        if let field {
            let isBelowTitle = state.search.placement.place == .drawer || !isWide
            field.set(.placement, isBelowTitle ? "drawer" : "toolbar")
        }
        if let isPresented, isPresented != Tracking.untracked({ state.presented.read() }) {
            graph.afterUpdate { [weak state] in state?.followBinding() }
        }
    }

    /// The plan for reading observable objects through bindings.
    private static let reads = FieldPlan.of(SearchableModifier.self)

    override func unmount() {
        super.unmount()
        fieldView?.unmount()
        offers?.unmount()
        surroundings.preferences?.remove(self)
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool { first !== content }

    // MARK: Focus

    func enterField() { field?.enter() }

    func leaveField() { field?.leave() }

    // MARK: The screen with the field

    /// Adds a root screen of a container inside, which may show the field.
    func add(_ screen: ScreenNode, in column: (any StackColumn)?) {
        screens.append(
            OfferedScreen(
                screen: screen, column: column?.column, isUsual: column.map(\.isSearchedWithAll) ?? true))
        chooseHost()
    }

    func remove(_ screen: ScreenNode) {
        screens.removeAll { $0.screen === screen }
        if host === screen {
            host = nil
            announced = nil
        }
        if isMounted { chooseHost() }
    }

    private func chooseHost() {
        let isSidebarWanted = state.search.placement.place == .sidebar
        let chosen =
            screens.first { isSidebarWanted && $0.column == .sidebar } ?? screens.first(where: \.isUsual)
            ?? screens.first
        if chosen?.screen === host, announced != nil { return }
        host?.setSearch(nil)
        if host == nil { surroundings.preferences?.remove(self) }
        host = chosen?.screen
        announced = nil
        announce()
        invalidate()
        if host != nil { field?.keepFocus() }
    }

    // MARK: Elements

    /// Called when a suggestion is added or removed.
    func suggestionsDidChange() {
        if isMounted { announce() }
    }

    private func announce() {
        guard let field = fieldView?.firstElement else { return }
        let elements = ScreenSearch(
            field: field, scopes: offered.first { $0.role == .searchScopes },
            suggestions: offered.first { $0.role == .searchSuggestions && !$0.children.isEmpty })
        if let announced, announced === elements { return }
        announced = elements
        if let host { host.setSearch(elements) } else { surroundings.preferences?.set(elements, by: self) }
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        guard child === offers else { return super.place(element, from: child, before: sibling) }
        offered.append(element)
        announce()
    }

    override func move(_ element: Element, from child: _Node, before sibling: Element?) {
        if child !== offers { super.move(element, from: child, before: sibling) }
    }

    override func withdraw(_ element: Element, from child: _Node) {
        guard child === offers else { return super.withdraw(element, from: child) }
        offered.removeAll { $0 === element }
        graph.tree.remove(element)
        announce()
    }
}
