extension View {
    /// Sets the role of the bar at the top of the screen that contains this view. The role determines the position of
    /// the title.
    ///
    /// The role doesn't apply to screens above this one. If several views set a role, the innermost one is used.
    ///
    /// - Parameter role: The role.
    public func toolbarRole(_ role: ToolbarRole) -> some View {
        preference(ToolbarRolePreference(role: role))
    }
}

/// The role of a bar.
public struct ToolbarRole: Hashable, Sendable {
    /// The name on the page, or `nil` for the default role.
    let name: String?

    /// The default role, which is ``navigationStack``.
    public static let automatic = ToolbarRole(name: nil)
    /// The bar of a stack. The title is in the middle, and the back button has the title of the screen below.
    public static let navigationStack = ToolbarRole(name: nil)
    /// The bar of a browser. In a regular width the title is at the leading end.
    public static let browser = ToolbarRole(name: "browser")
    /// The bar of an editor. In a regular width the title is at the leading end. The back button has no text.
    public static let editor = ToolbarRole(name: "editor")
}

struct ToolbarRolePreference: Equatable {
    let role: ToolbarRole
}
