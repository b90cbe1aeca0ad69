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
    /// A Boolean value that indicates whether the search around the view is active. It is `true` from the first tap
    /// into the search field until the search ends.
    ///
    /// Only views inside the searchable view read this value. The view that applies `searchable` reads the value of a
    /// search around it.
    public var isSearching: Bool { searchState?.presented.read() ?? false }

    /// The action that ends the search around the view.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(unisolated: searchState) }
}
