import BackstaffGraph

/// The completion that a search suggestion puts into the field.
enum SearchCompletion {
    case text(String)
    case token(Any)
}

extension View {
    /// Makes this search suggestion a button that replaces the text in the search field.
    ///
    /// The search remains active. The suggestions are hidden until the field gets the focus again. Outside of search
    /// suggestions this modifier has no effect.
    ///
    /// - Parameter completion: The new text.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: .text(completion)))
    }

    /// Makes this search suggestion a button that replaces the text in the search field with a token.
    ///
    /// The search remains active. The suggestions are hidden until the field gets the focus again. A token that is in
    /// the field already isn't added again. Outside of search suggestions, and if the token has another type than those
    /// of the field, this modifier has no effect.
    ///
    /// - Parameter token: The token.
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchCompletionModifier(completion: .token(token)))
    }
}

private struct SearchCompletionModifier: ViewModifier {
    let completion: SearchCompletion
    @Environment(\.completedSearch) private var search

    func body(content: Content) -> some View {
        if let search {
            StyledButton(
                action: { [completion] in search.complete(with: completion) },
                label: content.environment(\.completedSearch, nil))
        } else {
            content
        }
    }
}

private enum CompletedSearchKey: EnvironmentKey {
    static var defaultValue: SearchState? { nil }
}

extension EnvironmentValues {
    /// The search that the view is a suggestion for, if any.
    var completedSearch: SearchState? {
        get { self[CompletedSearchKey.self] }
        set { self[CompletedSearchKey.self] = newValue }
    }
}
