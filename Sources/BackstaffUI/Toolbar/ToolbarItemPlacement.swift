import BackstaffNavigation

/// The placement of a toolbar item: its purpose, or a named position.
///
/// Items with the same placement are in the order of their declaration. Those of outer views come before those of inner
/// views. Items that don't fit in a bar are in its menu “More”.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let rule: ToolbarPlacementRule

    /// The default placement: the trailing end of the bar at the top.
    public static let automatic = ToolbarItemPlacement(rule: .automatic)
    /// The most important action: at the trailing end. If there isn't enough space, it moves to the overflow menu last.
    public static let primaryAction = ToolbarItemPlacement(rule: .primaryAction)
    /// A less important action: in the menu “More”. In a wide bar with the role `editor` or `browser` it is in the
    /// middle.
    public static let secondaryAction = ToolbarItemPlacement(rule: .secondaryAction)
    /// An action that confirms, such as Save: at the trailing end, in bold.
    public static let confirmationAction = ToolbarItemPlacement(rule: .confirmationAction)
    /// An action that cancels: at the leading end.
    public static let cancellationAction = ToolbarItemPlacement(rule: .cancellationAction)
    /// A destructive action: at the trailing end.
    public static let destructiveAction = ToolbarItemPlacement(rule: .destructiveAction)
    /// A navigation action: at the leading end. In a compact width with a back button it is at the trailing end.
    public static let navigation = ToolbarItemPlacement(rule: .navigation)
    /// In the middle, instead of the title.
    public static let principal = ToolbarItemPlacement(rule: .principal)
    /// The leading end of the bar at the top.
    public static let topBarLeading = ToolbarItemPlacement(rule: .leading)
    /// The trailing end of the bar at the top.
    public static let topBarTrailing = ToolbarItemPlacement(rule: .trailing)
    /// The leading end of the bar at the top. Use ``topBarLeading`` instead.
    public static let navigationBarLeading = ToolbarItemPlacement(rule: .leading)
    /// The trailing end of the bar at the top. Use ``topBarTrailing`` instead.
    public static let navigationBarTrailing = ToolbarItemPlacement(rule: .trailing)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(rule: .bottomBar)
    /// A status message: in the middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(rule: .status)
    /// A bar above the keyboard. A browser shows it while a field of the screen, or the bar itself, has the focus. In
    /// headless tests it is always visible.
    public static let keyboard = ToolbarItemPlacement(rule: .keyboard)
    /// Instead of the title.
    public static let title = ToolbarItemPlacement(rule: .title)
    /// Instead of a large title, while the title is large.
    public static let largeTitle = ToolbarItemPlacement(rule: .largeTitle)
    /// Below the title.
    public static let subtitle = ToolbarItemPlacement(rule: .subtitle)
    /// Below a large title, while the title is large.
    public static let largeSubtitle = ToolbarItemPlacement(rule: .largeSubtitle)
    /// In the bar at the bottom. On visionOS this is an ornament.
    public static let bottomOrnament = ToolbarItemPlacement(rule: .ornament)

    /// On macOS, a separate bar below the toolbar of the window. Here such items are at the trailing end.
    ///
    /// - Parameter id: The id of the bar. It has no effect.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(rule: .accessory)
    }
}
