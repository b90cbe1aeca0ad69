/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// The bar that the platform means by default.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar at the top of a screen.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar at the bottom of a screen.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar of tabs.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The bar of a window.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
