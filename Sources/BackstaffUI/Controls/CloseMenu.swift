import BackstaffGraph

/// How an item closes the menu that it is in.
struct CloseMenu {
    let close: @MainActor () -> Void
}

struct CloseMenuKey: EnvironmentKey {
    static var defaultValue: CloseMenu? { nil }
}

extension EnvironmentValues {
    var closeMenu: CloseMenu? {
        get { self[CloseMenuKey.self] }
        set { self[CloseMenuKey.self] = newValue }
    }
}

extension ElementNode {
    /// Closes the menu that the element is in, if it is in one.
    func closeMenu() {
        // Few elements are in a menu, and every tap asks.
        guard let found = EnvironmentScope.lookUp(ObjectIdentifier(CloseMenuKey.self), from: scope.environment) else {
            return
        }
        unsafeDowncast(found, to: EnvironmentEntry<CloseMenu?>.self).currentValue?.close()
    }
}
