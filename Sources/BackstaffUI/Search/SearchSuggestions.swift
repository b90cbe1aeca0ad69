import BackstaffElements
import BackstaffGraph

extension View {
    /// Adds search suggestions, which are shown in a list over the content during a search.
    ///
    /// Apply this modifier after `searchable`. It applies to the searches inside the view, except for nested ones. A
    /// suggestion can be tapped if it has a ``searchCompletion(_:)-(String)`` or is a control. If there are no
    /// suggestions, the content remains visible.
    ///
    /// - Parameter suggestions: A view builder for the rows or sections. All rows are loaded, so their number should be
    ///   small.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let content = AnyView(suggestions())
        return modifier(EnvironmentModifier { $0.searchSuggestions = content })
    }

    /// Sets the visibility of search suggestions. Apply this modifier after `searchable`.
    ///
    /// - Parameters:
    ///   - visibility: The visibility.
    ///   - placements: The placements that the visibility applies to. Suggestions are always shown over the content, so
    ///     the set must contain ``SearchSuggestionsPlacement/Set/content`` to have an effect.
    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.searchSuggestionsAreHidden) {
            if placements.contains(.content) { $0 = visibility == .hidden }
        }
    }
}

private enum SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

private enum SearchSuggestionsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The suggestions for searches inside the view.
    var searchSuggestions: AnyView? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    var searchSuggestionsAreHidden: Bool {
        get { self[SearchSuggestionsHiddenKey.self] }
        set { self[SearchSuggestionsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Shows the views as rows in the list of suggestions. The list is in the element tree only while it has rows.
    func inSearchSuggestions(of state: SearchState, isDisabled: Bool) -> some View {
        modifier(SuggestionRow()).modifier(SearchSuggestionsModifier(state: state, isDisabled: isDisabled))
    }
}

private struct SearchSuggestionsModifier: NodeModifier {
    let state: SearchState
    let isDisabled: Bool

    func makeNode(under parent: _Node) -> SearchSuggestionsNode {
        let node = SearchSuggestionsNode(state, under: parent)
        update(node)
        return node
    }

    func update(_ node: SearchSuggestionsNode) { node.set(.disabled, isDisabled) }
}

private final class SearchSuggestionsNode: ContainerNode {
    private let state: SearchState

    init(_ state: SearchState, under parent: _Node) {
        self.state = state
        super.init(.searchSuggestions, under: parent)
        scope = Scope(copying: scope)
        scope.leaveList()
        scope.changeRows { $0.isInList = true }
        scope.assign {
            $0.completedSearch = state
            $0.searchState = state
            // Rows look like those of a list, so styles from around the search don't apply.
            $0.buttonLook = nil
            $0.labelStyle = nil
        }
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        super.place(element, from: child, before: sibling)
        state.node?.suggestionsDidChange()
    }

    override func withdraw(_ element: Element, from child: _Node) {
        super.withdraw(element, from: child)
        state.node?.suggestionsDidChange()
    }
}

/// Wraps each suggestion in a row.
private struct SuggestionRow: WrappingModifier {
    static var role: ElementRole { .row }

    func configure(_ wrapper: WrapperNode) {}
}
