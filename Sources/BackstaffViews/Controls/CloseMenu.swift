import BackstaffGraph

/// Closes the menu that contains an item.
package struct CloseMenu {
    let close: @MainActor () -> Void

    package init(close: @escaping @MainActor () -> Void) { self.close = close }
}

struct CloseMenuKey: EnvironmentKey {
    static var defaultValue: CloseMenu? { nil }
}

extension EnvironmentValues {
    package var closeMenu: CloseMenu? {
        get { self[CloseMenuKey.self] }
        set { self[CloseMenuKey.self] = newValue }
    }
}

extension ElementNode {
    /// Closes the menu that contains the element, if any, unless the app keeps it open.
    func closeMenu() {
        // This is called for every tap, but only few elements are in a menu. Therefore the look-up is done without a
        // default value.
        guard let found = EnvironmentScope.lookUp(ObjectIdentifier(CloseMenuKey.self), from: scope.environment) else {
            return
        }
        let behavior = Tracking.untracked { EnvironmentValues(scope.environment).menuActionDismissBehavior }
        if behavior == .disabled { return }
        // Entries for a key have its type, so the downcast is sound.
        unsafeDowncast(found, to: EnvironmentEntry<CloseMenu?>.self).currentValue?.close()
    }
}
