/// Where in the bars of its screen a toolbar item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let position: ToolbarPosition

    /// Where the platform puts items: at the trailing end.
    public static let automatic = ToolbarItemPlacement(position: .trailing)
    /// The most important action: at the trailing end.
    public static let primaryAction = ToolbarItemPlacement(position: .trailing)
    /// Less important actions: at the trailing end.
    public static let secondaryAction = ToolbarItemPlacement(position: .trailing)
    /// What confirms: at the trailing end.
    public static let confirmationAction = ToolbarItemPlacement(position: .trailing)
    /// What cancels: at the leading end.
    public static let cancellationAction = ToolbarItemPlacement(position: .leading)
    /// What destroys: at the trailing end.
    public static let destructiveAction = ToolbarItemPlacement(position: .trailing)
    /// What navigates: at the leading end.
    public static let navigation = ToolbarItemPlacement(position: .leading)
    /// In place of the title.
    public static let principal = ToolbarItemPlacement(position: .principal)
    /// The leading end of the bar at the top.
    public static let topBarLeading = ToolbarItemPlacement(position: .leading)
    /// The trailing end of the bar at the top.
    public static let topBarTrailing = ToolbarItemPlacement(position: .trailing)
    /// The leading end of the bar at the top.
    public static let navigationBarLeading = ToolbarItemPlacement(position: .leading)
    /// The trailing end of the bar at the top.
    public static let navigationBarTrailing = ToolbarItemPlacement(position: .trailing)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(position: .bottom)
    /// News: in the bar at the bottom.
    public static let status = ToolbarItemPlacement(position: .bottom)
}

/// The places of a screen's bars. The raw value is the name in the page.
enum ToolbarPosition: String, CaseIterable {
    case leading, principal, trailing, bottom
}
