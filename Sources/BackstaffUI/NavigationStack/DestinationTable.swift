import BackstaffNavigation

/// The destinations that the screens of a stack declare, from the root up to some screen.
///
/// `DestinationRule` decides which destination is used for a value, and knows each destination only by a number. This
/// type stores the destinations for these numbers.
@MainActor
struct DestinationTable {
    private var rule = DestinationRule()
    private var destinations: ContiguousArray<any Destination> = []

    /// Adds a destination of a screen. Outer views are added before those inside them, and screens from the root upwards.
    ///
    /// - Returns: The previous destination for the same type.
    mutating func add(_ destination: any Destination, at level: Int) -> (any Destination)? {
        let type = UInt(bitPattern: destination.typeID)
        let former = rule.nearest(for: type, toScreenAt: level + 1)
        rule.declare(type, at: level)
        destinations.append(destination)
        return former.map { destinations[$0] }
    }

    /// Removes the destinations that the screens from `level` upwards declare.
    mutating func removeAll(from level: Int) {
        rule.removeAll(from: level)
        destinations.removeLast(destinations.count - rule.count)
    }

    /// The destination for a value whose screen is, or would be, at `level`.
    ///
    /// A stored value is known only by the name of its type. It is read as the type of the nearest destination that has
    /// that name.
    func nearest(for value: NavigationValue, toScreenAt level: Int) -> (any Destination)? {
        if let number = rule.nearest(for: UInt(bitPattern: value.typeID), toScreenAt: level) {
            return destinations[number]
        }
        guard value.isStored else { return nil }
        return rule.nearest(toScreenAt: level) { destinations[$0].reads(value) }.map { destinations[$0] }
    }

    /// The nearest destination below the screen at `level`, whatever its type.
    func nearest(toScreenAt level: Int) -> (any Destination)? {
        rule.nearest(toScreenAt: level) { _ in true }.map { destinations[$0] }
    }

    /// The level of the screen that declares the destination for a value whose screen is at `level`.
    func declaringLevel(for value: NavigationValue, toScreenAt level: Int) -> Int? {
        rule.nearest(for: UInt(bitPattern: value.typeID), toScreenAt: level).map(rule.level)
    }
}
