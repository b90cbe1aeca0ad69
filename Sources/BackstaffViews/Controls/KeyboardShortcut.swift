import BackstaffElements

/// Modifier keys.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The modifier keys as bits.
    public let rawValue: Int

    /// Creates modifier keys from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// Option, which is Alt on most keyboards.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// Command. On keyboards without a Command key the page uses Control.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// A key of the numeric keypad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
}

/// A key combination that activates a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys.
    public var modifiers: EventModifiers

    /// Creates a shortcut. The default modifier is Command.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The shortcut of the default button: Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The shortcut of the cancel button: Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The value of the attribute `shortcut`.
    var name: String {
        var parts: [String] = []
        if modifiers.contains(.control) { parts.append("control") }
        if modifiers.contains(.option) { parts.append("option") }
        if modifiers.contains(.shift) { parts.append("shift") }
        if modifiers.contains(.command) { parts.append("command") }
        parts.append(key.name)
        return parts.joined(separator: "-")
    }
}

extension View {
    /// Sets a keyboard shortcut for the first control in this view.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Sets a keyboard shortcut for the first control in this view.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut).modifier(ShortcutModifier(shortcut: shortcut))
    }

    /// Sets a keyboard shortcut for the first control in this view, or none if it is `nil`.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut).modifier(ShortcutModifier(shortcut: shortcut))
    }
}

/// Sets the shortcut as an attribute of an element around the control.
struct ShortcutModifier: WrappingModifier {
    static var role: ElementRole { .style }

    let shortcut: KeyboardShortcut?

    func configure(_ wrapper: WrapperNode) {
        wrapper.set(.shortcut, shortcut?.name)
    }
}
