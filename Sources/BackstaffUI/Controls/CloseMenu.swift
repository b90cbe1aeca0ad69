import BackstaffGraph

/// Closes the menu that contains an item.
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
    /// Closes the menu that contains the element, if any.
    func closeMenu() {
        // This is called for every tap, but only few elements are in a menu. Therefore the look-up is done without a
        // default value.
        guard let found = EnvironmentScope.lookUp(ObjectIdentifier(CloseMenuKey.self), from: scope.environment) else {
            return
        }
        unsafeDowncast(found, to: EnvironmentEntry<CloseMenu?>.self).currentValue?.close()
    }
}
