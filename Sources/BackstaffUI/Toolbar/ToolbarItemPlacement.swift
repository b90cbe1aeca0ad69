import BackstaffNavigation

/// Where in the bars of its screen a toolbar item stands: what it is for, or a place by name.
///
/// Items of one placement stand in the order in which views declare them, those of a container or a view outside before
/// those inside. What doesn't fit into a bar is in its menu, “More”.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let place: ToolbarPlace

    /// Where the platform puts items: at the trailing end of the bar at the top.
    public static let automatic = ToolbarItemPlacement(place: .automatic)
    /// The most important action: at the trailing end. It goes last into the menu where there is no room.
    public static let primaryAction = ToolbarItemPlacement(place: .primaryAction)
    /// Less important actions: in the menu “More”. In wide bars with the role of an editor or a browser, in the middle.
    public static let secondaryAction = ToolbarItemPlacement(place: .secondaryAction)
    /// What confirms, as Save does: at the trailing end, in bold.
    public static let confirmationAction = ToolbarItemPlacement(place: .confirmationAction)
    /// What cancels: at the leading end.
    public static let cancellationAction = ToolbarItemPlacement(place: .cancellationAction)
    /// What destroys: at the trailing end.
    public static let destructiveAction = ToolbarItemPlacement(place: .destructiveAction)
    /// What navigates: at the leading end; beside a back button in a container of compact width, at the trailing end.
    public static let navigation = ToolbarItemPlacement(place: .navigation)
    /// In place of the title, in the middle.
    public static let principal = ToolbarItemPlacement(place: .principal)
    /// The leading end of the bar at the top.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// The trailing end of the bar at the top.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// The leading end of the bar at the top. Superseded by ``topBarLeading``.
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    /// The trailing end of the bar at the top. Superseded by ``topBarTrailing``.
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(place: .bottomBar)
    /// News of what is shown: in the middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(place: .status)
    /// A bar above the keyboard: the page shows it while a field of the screen, or the bar itself, has the focus. To a
    /// headless test it is always there.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
    /// In place of the title.
    public static let title = ToolbarItemPlacement(place: .title)
    /// In place of a large title, as long as the title is large.
    public static let largeTitle = ToolbarItemPlacement(place: .largeTitle)
    /// Below the title.
    public static let subtitle = ToolbarItemPlacement(place: .subtitle)
    /// Below a large title, as long as the title is large.
    public static let largeSubtitle = ToolbarItemPlacement(place: .largeSubtitle)
    /// Where a headset has an ornament: in the bar at the bottom.
    public static let bottomOrnament = ToolbarItemPlacement(place: .ornament)

    /// A bar of its own below that of a Mac's window. There is none here: such items stand at the trailing end.
    ///
    /// - Parameter id: what the bar is known by. Without effect.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(place: .accessory)
    }
}
