/// A key of a keyboard, without modifiers.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character of the key.
    public let character: Character

    /// Creates the key of a character.
    public init(_ character: Character) {
        self.character = character
    }

    /// Creates the key of a character.
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.character = character
    }

    /// The Up Arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The Down Arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The Left Arrow key.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The Right Arrow key.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The Delete key, which deletes backward.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes forward.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The Clear key of a numeric keypad.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")
    /// The Space key.
    public static let space = KeyEquivalent(" ")
    /// The label or the key Return.
    public static let `return` = KeyEquivalent("\r")

    /// The names in browsers of keys that enter no character of their own.
    private static let names: [(key: KeyEquivalent, name: String)] = [
        (.upArrow, "ArrowUp"), (.downArrow, "ArrowDown"), (.leftArrow, "ArrowLeft"), (.rightArrow, "ArrowRight"),
        (.escape, "Escape"), (.delete, "Backspace"), (.deleteForward, "Delete"), (.home, "Home"), (.end, "End"),
        (.pageUp, "PageUp"), (.pageDown, "PageDown"), (.clear, "Clear"), (.tab, "Tab"), (.space, "Space"),
        (.return, "Enter"),
    ]

    /// The name of the key in browsers.
    package var name: String {
        Self.names.first { $0.key == self }?.name ?? String(character).lowercased()
    }

    /// Creates the key with a name in browsers. A key that enters a character has that character as its name. The result
    /// is `nil` if no key has the name.
    package init?(named name: String) {
        if let known = Self.names.first(where: { $0.name == name }) {
            self = known.key
        } else if name.count == 1, let character = name.first {
            self.init(Character(character.lowercased()))
        } else {
            return nil
        }
    }
}
