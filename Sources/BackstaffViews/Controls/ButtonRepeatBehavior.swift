import BackstaffElements
import BackstaffGraph

/// Whether a button that is held down performs its action again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let name: String
    /// The behavior of the button itself: it doesn't repeat.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// The action repeats ten times a second, after half a second.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// The action doesn't repeat.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
    /// Sets whether buttons in this view repeat their action while they are held down with a pointer, a finger or a key.
    ///
    /// The page repeats the tap. While the app answers slowly, the taps that are due are left out.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        modifier(
            InheritedModifier(ButtonRepeatBehaviorKey.self, behavior) { wrapper, behavior in
                wrapper.set(.repeating, behavior == .automatic ? nil : behavior.name)
            })
    }
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons repeat their action while they are held down.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}
