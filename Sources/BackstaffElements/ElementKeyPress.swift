/// A key that a user has pressed or released.
package struct ElementKeyPress: Hashable, Sendable {
    package enum Phase: String, CaseIterable, Sendable {
        case down, `repeat`, up
    }

    package var phase: Phase
    /// The name of the key in browsers, such as `ArrowUp`, or the character that the key enters.
    package var key: String
    /// The modifier keys, as the bits of `EventModifiers`.
    package var modifiers: Int

    /// The largest value of `modifiers`.
    package static let modifierLimit = (1 << 6) - 1

    package init(_ phase: Phase, key: String, modifiers: Int = 0) {
        self.phase = phase
        self.key = key
        self.modifiers = modifiers
    }
}
