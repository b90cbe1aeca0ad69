import BackstaffElements
import BackstaffGraph

/// The size of controls.
public enum ControlSize: String, Hashable, CaseIterable, Sendable {
    /// The sizes from the smallest to the largest. The default is `regular`.
    case mini, small, regular, large, extraLarge = "extra-large"
}

extension View {
    /// Sets the size of controls in this view.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        modifier(
            InheritedModifier(ControlSizeKey.self, controlSize) { wrapper, size in
                wrapper.set(.controlSize, size.rawValue)
            })
    }
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}
