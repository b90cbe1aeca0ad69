import BackstaffGraph

/// An action that ends a search. It clears the text, removes the focus from the search field and sets `isSearching` to
/// `false`.
///
/// The action applies to the search around the view that has read it from the environment. It has no effect if there is
/// no active search. Unlike in SwiftUI, it also clears tokens.
@MainActor @preconcurrency
public struct DismissSearchAction {
    nonisolated let state: SearchState?

    /// Ends the search.
    public func callAsFunction() {
        state?.dismiss()
    }
}

extension DismissSearchAction {
    fileprivate nonisolated init(unisolated state: SearchState?) {
        self.state = state
    }
}

extension EnvironmentValues {
    /// The action that ends the search around the view.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(unisolated: searchState) }
}
