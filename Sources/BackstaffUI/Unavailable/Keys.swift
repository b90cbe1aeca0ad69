import Foundation

// Keys that views handle. The page sends no single keys, and the messages say what to use instead.

/// The press of a key. It isn't available.
@available(*, unavailable, message: "A page sends no single keys: give a Button a keyboardShortcut(_:modifiers:)")
public struct KeyPress {
    /// Whether a view has handled a key.
    public enum Result {
        /// The view has handled the key.
        case handled
        /// Another view may handle the key.
        case ignored
    }

    /// The key.
    public let key: KeyEquivalent
    /// The characters that the key enters.
    public let characters: String
    /// The modifier keys.
    public let modifiers: EventModifiers
}

extension View {
    /// Adds an action for a key. It isn't available.
    @available(*, unavailable, message: "A page sends no single keys: give a Button a keyboardShortcut(_:modifiers:)")
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }

    /// Adds an action for keys. It isn't available.
    @available(*, unavailable, message: "A page sends no single keys: give a Button a keyboardShortcut(_:modifiers:)")
    public func onKeyPress(
        keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// Adds an action for characters. It isn't available.
    @available(*, unavailable, message: "A page sends no single keys: give a Button a keyboardShortcut(_:modifiers:)")
    public func onKeyPress(
        characters: CharacterSet, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// Adds an action for all keys. It isn't available.
    @available(*, unavailable, message: "A page sends no single keys: give a Button a keyboardShortcut(_:modifiers:)")
    public func onKeyPress(action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }

    /// Sets whether this view can have the keyboard focus. It isn't available.
    @available(*, unavailable, message: "Only text fields can have the focus: use a Button, which the Tab key reaches")
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
}
