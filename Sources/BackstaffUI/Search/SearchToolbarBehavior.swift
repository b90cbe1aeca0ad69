/// What becomes of a bar while people search.
public struct SearchPresentationToolbarBehavior: Sendable {
    private let avoidsHiding: Bool

    /// As the platform sees fit: a field below the title takes the place of the rest of the bar.
    public static var automatic: SearchPresentationToolbarBehavior {
        SearchPresentationToolbarBehavior(avoidsHiding: false)
    }

    /// The bar stays as it is.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior {
        SearchPresentationToolbarBehavior(avoidsHiding: true)
    }
}

/// How a search field in a bar behaves.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let isMinimized: Bool

    /// As the platform sees fit.
    public static let automatic = SearchToolbarBehavior(isMinimized: false)

    /// The field is a button until it is tapped.
    public static let minimize = SearchToolbarBehavior(isMinimized: true)
}

extension View {
    /// Says what becomes of a bar while people search. Accepted without effect: a field below the title always takes the
    /// place of the rest of the bar, one in the bar never does.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }

    /// Says how a search field in a bar behaves. Accepted without effect: the field is always there whole.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
