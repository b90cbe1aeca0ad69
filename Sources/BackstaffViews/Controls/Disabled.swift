import BackstaffElements
import BackstaffGraph

extension View {
    /// Sets whether controls in this view are disabled. In a disabled view they always are.
    public func disabled(_ disabled: Bool) -> some View {
        modifier(DisabledModifier(isDisabled: disabled))
    }
}

/// Disables controls. A view in a disabled view remains disabled.
private struct DisabledModifier: ViewModifier {
    let isDisabled: Bool
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        content.modifier(
            InheritedModifier(IsEnabledKey.self, isEnabled && !isDisabled) { wrapper, isEnabled in
                wrapper.set(.disabled, !isEnabled)
            })
    }
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether controls are enabled.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}
