import BackstaffElements

/// The press or the release of a key, for the action of ``View/onKeyPress(phases:action:)``.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
    /// What has happened to the key. As a set, which of these an action is for.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The phases as bits.
        public let rawValue: Int

        /// Creates phases from bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key was pressed.
        public static let down = Phases(rawValue: 1 << 0)
        /// The key is held down, and repeats.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// The key was released.
        public static let up = Phases(rawValue: 1 << 2)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether an action has handled a key.
    public enum Result: Sendable {
        /// The action has handled the key. No other view gets it.
        case handled
        /// The key goes on to the views inside this one. If none of them handles it, it does what it does elsewhere.
        case ignored
    }

    /// What has happened to the key.
    public let phase: Phases
    /// The key. A letter is lowercase, also while Shift is held.
    public let key: KeyEquivalent
    /// The characters that the key enters. For a key without characters, such as an arrow, this is the character of
    /// ``key``.
    public let characters: String
    /// The modifier keys that are held.
    public let modifiers: EventModifiers

    /// A description of the key, for logs.
    public var debugDescription: String {
        "KeyPress(\(key.name), characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue), "
            + "phase: \(phase.rawValue))"
    }

    /// Creates the value for an event. The result is `nil` if there is no such key.
    init?(_ press: ElementKeyPress) {
        guard let key = KeyEquivalent(named: press.key) else { return nil }
        self.key = key
        phase =
            switch press.phase {
            case .down: .down
            case .repeat: .repeat
            case .up: .up
            }
        characters = press.key.count == 1 ? press.key : String(key.character)
        modifiers = EventModifiers(rawValue: press.modifiers)
    }
}
