/// The rule that finds the destination for a value, among those that the screens of a stack declare.
///
///     level 2   a screen   declares Int       ◄── used for an Int at level 3
///     level 1   a screen   declares nothing
///     level 0   the root   declares Int, Port ◄── used for a Port at any level, and for an Int at levels 1 and 2
///               if a view replaces the root, the declarations of its presenter's screen come before its own
///
/// The nearest declaration below the value's own screen is used. If one screen has several, the innermost is used,
/// which is the last one added. Types are represented by opaque identities. The destinations themselves are stored
/// outside of this type.
package struct DestinationRule: Sendable {
    private struct Declaration: Sendable {
        let type: UInt
        let level: Int
    }

    private var declarations: [Declaration] = []

    package init() {}

    /// The number of declarations. They are numbered from 0 in the order in which they were added.
    package var count: Int { declarations.count }

    /// Adds a declaration. Levels are added from the root upwards.
    package mutating func declare(_ type: UInt, at level: Int) {
        declarations.append(Declaration(type: type, level: level))
    }

    /// Removes the declarations of the screens from `level` upwards.
    package mutating func removeAll(from level: Int) {
        while let last = declarations.last, last.level >= level { declarations.removeLast() }
    }

    /// The number of the declaration for a type that a screen at `level` uses, whether that screen exists or not.
    package func nearest(for type: UInt, toScreenAt level: Int) -> Int? {
        nearest(toScreenAt: level) { declarations[$0].type == type }
    }

    /// The number of the nearest declaration below the screen at `level` that accepts a value.
    package func nearest(toScreenAt level: Int, accepts: (Int) -> Bool) -> Int? {
        var number = declarations.count - 1
        while number >= 0 {
            if declarations[number].level < level, accepts(number) { return number }
            number -= 1
        }
        return nil
    }

    /// The level of the screen that makes a declaration.
    package func level(of number: Int) -> Int { declarations[number].level }
}
