import BackstaffGraph

/// What a suggestion puts into the field.
enum SearchCompletion {
    case text(String)
    case token(Any)
}

extension View {
    /// Makes this view, among the suggestions of a search, a button that puts `completion` in place of the words in the
    /// field. The search goes on; the suggestions make room for what is found until the field is turned to again.
    ///
    /// Elsewhere this has no effect.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: .text(completion)))
    }

    /// Makes this view, among the suggestions of a search, a button that puts a token in place of the words in the field.
    /// The search goes on; the suggestions make room for what is found until the field is turned to again.
    ///
    /// Elsewhere this has no effect, nor where the token is of another type than those of the field. A token that is there
    /// already isn't added again.
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
    static var defaultValue: SearchSession? { nil }
}

extension EnvironmentValues {
    /// The search that the view is a suggestion for.
    var completedSearch: SearchSession? {
        get { self[CompletedSearchKey.self] }
        set { self[CompletedSearchKey.self] = newValue }
    }
}
