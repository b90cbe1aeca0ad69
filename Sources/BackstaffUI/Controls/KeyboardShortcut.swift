import BackstaffElements

/// A key, without those held down with it.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character of the key.
    public let character: Character

    /// The key of a character.
    public init(_ character: Character) {
        self.character = character
    }

    /// The key of a character.
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.character = character
    }

    /// Arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// Arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// Arrow left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// Arrow right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete backward.
    public static let delete = KeyEquivalent("\u{8}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")

    /// The name that a browser has for the key.
    var name: String {
        switch self {
        case .upArrow: "ArrowUp"
        case .downArrow: "ArrowDown"
        case .leftArrow: "ArrowLeft"
        case .rightArrow: "ArrowRight"
        case .escape: "Escape"
        case .delete: "Backspace"
        case .tab: "Tab"
        case .space: "Space"
        case .return: "Enter"
        default: String(character).lowercased()
        }
    }
}

/// Keys that are held down with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The keys as bits.
    public let rawValue: Int

    /// Keys of certain bits.
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
    /// Command, for which the page takes Control where keyboards have no Command.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// The keys at the right end of a keyboard.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The keys held down with it.
    public var modifiers: EventModifiers

    /// A shortcut, with Command unless said otherwise.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return, for the button that is meant most.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for the button that cancels.
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
    /// Lets keys do what the first control inside this view does.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Lets keys do what the first control inside this view does.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(ShortcutModifier(shortcut: shortcut))
    }

    /// Lets keys do what the first control inside this view does; `nil` for none.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(ShortcutModifier(shortcut: shortcut))
    }
}

/// Names the keys in an element around the control.
struct ShortcutModifier: WrappingModifier {
    static var role: ElementRole { .style }

    let shortcut: KeyboardShortcut?

    func configure(_ wrapper: WrapperNode) {
        wrapper.set(.shortcut, shortcut?.name)
    }
}
