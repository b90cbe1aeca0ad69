import BackstaffElements
import BackstaffGraph

extension View {
    /// Suggests what to search for, in a list that lies over the content while a search goes on.
    ///
    /// Apply it after `searchable`, to the view that this gives: it serves the searches inside the view that it is applied
    /// to, but for those inside a search of their own. A row does something if it has a ``searchCompletion(_:)-(String)``,
    /// or is a control; else it is only seen. Where there are no suggestions, the content is.
    ///
    /// - Parameter suggestions: the rows, or sections of them. All are made: an app suggests a few.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let content = AnyView(suggestions())
        return modifier(EnvironmentModifier { $0.searchSuggestions = content })
    }

    /// Says whether suggestions are shown. Apply it after `searchable`.
    ///
    /// - Parameters:
    ///   - visibility: whether they are shown.
    ///   - placements: for which ways to show them this counts. As they always lie over the content here, it has no effect
    ///     without ``SearchSuggestionsPlacement/Set/content``.
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
    /// What is suggested to those who search.
    var searchSuggestions: AnyView? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    var searchSuggestionsAreHidden: Bool {
        get { self[SearchSuggestionsHiddenKey.self] }
        set { self[SearchSuggestionsHiddenKey.self] = newValue }
    }
}

/// The list of suggestions, which is in the tree while it has rows.
struct SearchSuggestionsElement<Content: View>: PrimitiveView {
    let session: SearchSession
    let isDisabled: Bool
    let content: Content

    static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = SearchSuggestionsNode(view.session, under: parent)
        node.set(.disabled, view.isDisabled)
        node.show(view.rows)
        return node
    }

    static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: SearchSuggestionsNode.self)
        node.set(.disabled, view.isDisabled)
        node.update(content: view.rows)
    }

    static func _inspect(_ inspection: inout _TypeInspection) {}

    private var rows: ModifiedContent<Content, SuggestionRow> { content.modifier(SuggestionRow()) }
}

private final class SearchSuggestionsNode: ContainerNode {
    private let session: SearchSession

    init(_ session: SearchSession, under parent: _Node) {
        self.session = session
        super.init(.searchSuggestions, under: parent)
        scope = Scope(copying: scope)
        scope.leaveList()
        scope.isInList = true
        scope.assign {
            $0.completedSearch = session
            $0.searchSession = session
            // Rows have the look of a list, whatever is set around the search.
            $0.buttonLook = nil
            $0.labelStyle = nil
        }
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        super.place(element, from: child, before: sibling)
        session.node?.suggestionsDidChange()
    }

    override func withdraw(_ element: Element, from child: _Node) {
        super.withdraw(element, from: child)
        session.node?.suggestionsDidChange()
    }
}

/// Puts a row around each suggestion.
private struct SuggestionRow: WrappingModifier {
    static var role: ElementRole { .row }

    func configure(_ wrapper: WrapperNode) {}
}
