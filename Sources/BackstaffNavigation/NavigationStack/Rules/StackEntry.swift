/// The identity of one entry of a navigation stack: a value of its path, or a view that was pushed without a value.
///
/// The values and views themselves are stored elsewhere. For this reason the rules in this folder also compile as
/// Embedded Swift, which has no existential types.
package struct StackEntry: Hashable, Sendable {
    /// Twice the number, plus one if the entry is a view.
    private let bits: UInt

    /// An entry for a value of the path.
    package static func value(_ number: UInt) -> StackEntry { StackEntry(bits: number &* 2) }

    /// An entry for a view that was pushed without a value.
    package static func view(_ number: UInt) -> StackEntry { StackEntry(bits: number &* 2 &+ 1) }

    /// Whether the entry is a view.
    package var isView: Bool { bits & 1 == 1 }

    /// The number that distinguishes the entry from others of its kind.
    package var number: UInt { bits / 2 }
}
