/// The behavior of a bar during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
    private let avoidsHiding: Bool

    /// The default: a search field below the title replaces the rest of the bar.
    public static var automatic: SearchPresentationToolbarBehavior {
        SearchPresentationToolbarBehavior(avoidsHiding: false)
    }

    /// The content of the bar isn't hidden.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior {
        SearchPresentationToolbarBehavior(avoidsHiding: true)
    }
}

/// The behavior of a search field in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let isMinimized: Bool

    /// The default.
    public static let automatic = SearchToolbarBehavior(isMinimized: false)

    /// The field is shown as a button until it is tapped.
    public static let minimize = SearchToolbarBehavior(isMinimized: true)
}

extension View {
    /// Sets the behavior of the bar during a search.
    ///
    /// This modifier has no effect. A search field below the title always replaces the rest of the bar. A search field
    /// in the bar never does.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }

    /// Sets the behavior of a search field in a bar.
    ///
    /// This modifier has no effect. The whole field is always shown.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
