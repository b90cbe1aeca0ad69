extension View {
    /// Says what the bar at the top of the screen that this view is on is for, which decides where its title stands.
    ///
    /// It counts for this screen, and not for those above it. Of several the innermost counts.
    public func toolbarRole(_ role: ToolbarRole) -> some View {
        preference(ToolbarRolePreference(role: role))
    }
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
    /// The name in the page; `nil` for the usual one.
    let name: String?

    /// As the platform has it: ``navigationStack``.
    public static let automatic = ToolbarRole(name: nil)
    /// The bar of a stack: the title in the middle, the title of the screen below on the back button.
    public static let navigationStack = ToolbarRole(name: nil)
    /// The bar of a browser: the title at the leading end, in containers of regular width.
    public static let browser = ToolbarRole(name: "browser")
    /// The bar of an editor: the title at the leading end in containers of regular width, and no words on the back button.
    public static let editor = ToolbarRole(name: "editor")
}

struct ToolbarRolePreference: Equatable {
    let role: ToolbarRole
}
