import BackstaffGraph

/// Whether a menu closes when a user has chosen one of its items.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    /// The menu closes.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// The menu stays open. A tap beside it closes it.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
    /// Sets whether menus in this view close when a user has chosen an item. Set it on items, if it is only for them.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        modifier(EnvironmentModifier { $0.menuActionDismissBehavior = behavior })
    }
}

private enum MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
}
