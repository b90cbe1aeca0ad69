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

extension View {
    /// Sets an environment value that is true or false, for this view and the views in it.
    ///
    /// ``EnvironmentValues/isEnabled`` that is set to `true` in a disabled view enables the controls and gestures in this
    /// view.
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, Bool>, _ value: Bool) -> some View {
        modifier(FlagModifier(keyPath: keyPath, value: value))
    }
}

/// Sets an environment value that is true or false. Setting ``EnvironmentValues/isEnabled`` also enables or disables controls
/// and gestures on the page.
struct FlagModifier: PrimitiveModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Bool>
    let value: Bool

    private func plain() -> EnvironmentModifier {
        EnvironmentModifier { [keyPath, value] in $0[keyPath: keyPath] = value }
    }

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        if modifier.keyPath == \.isEnabled {
            return EnabledModifier._makeNode(of: EnabledModifier(isEnabled: modifier.value), on: content, under: parent)
        }
        return EnvironmentModifier._makeNode(of: modifier.plain(), on: content, under: parent)
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        if node is EnvironmentNode {
            EnvironmentModifier._updateNode(node, to: modifier.plain(), on: content)
        } else {
            EnabledModifier._updateNode(node, to: EnabledModifier(isEnabled: modifier.value), on: content)
        }
    }
}

/// Enables or disables controls and gestures, whatever the views around say.
private struct EnabledModifier: ViewModifier {
    let isEnabled: Bool
    @Environment(\.isEnabled) private var isEnabledOutside

    func body(content: Content) -> some View {
        content.modifier(
            InheritedModifier(IsEnabledKey.self, isEnabled) { [isEnabledOutside] wrapper, isEnabled in
                wrapper.set(.disabled, !isEnabled)
                wrapper.set(.enabled, isEnabled && !isEnabledOutside)
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
