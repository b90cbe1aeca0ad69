import BackstaffGraph

/// Ends the search that the view which read it from the environment is part of: `isSearching` becomes false, the text is
/// cleared, and the field loses keyboard focus.
///
/// Outside of a search, and where none goes on, it does nothing. Different from Apple's: tokens are cleared too.
@MainActor @preconcurrency
public struct DismissSearchAction {
    nonisolated let session: SearchSession?

    /// Ends the search.
    public func callAsFunction() {
        session?.dismiss()
    }
}

extension DismissSearchAction {
    fileprivate nonisolated init(unisolated session: SearchSession?) {
        self.session = session
    }
}

extension EnvironmentValues {
    /// Whether people search what the view is part of. True from the first tap into the field until the search ends, and
    /// only for views inside the searchable one: the view that applies `searchable` reads what is around it.
    public var isSearching: Bool { searchSession?.presented.read() ?? false }

    /// Ends the search that the view is part of.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(unisolated: searchSession) }
}
