/// A search around a navigation container. Its field stands on one of the container's root screens.
@MainActor
protocol UnplacedSearch: AnyObject, Sendable {
    /// Adds a root screen of the container, which may show the field.
    ///
    /// - Parameter column: The column whose own stack the screen is on.
    func add(_ screen: ScreenNode, in column: (any StackColumn)?)

    func remove(_ screen: ScreenNode)
}

private enum UnplacedSearchKey: EnvironmentKey {
    static var defaultValue: (any UnplacedSearch)? { nil }
}

extension EnvironmentValues {
    /// A search around a navigation container. It is set only from the search down to the container's screens, so that
    /// one of them can show the field.
    var unplacedSearch: (any UnplacedSearch)? {
        get { self[UnplacedSearchKey.self] }
        set { self[UnplacedSearchKey.self] = newValue }
    }
}
