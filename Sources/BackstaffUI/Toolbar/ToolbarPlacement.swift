/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// The default bar: the bar at the top of a screen.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar at the top of a screen.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar at the bottom of a screen.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The tab bar.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The toolbar of a window.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
