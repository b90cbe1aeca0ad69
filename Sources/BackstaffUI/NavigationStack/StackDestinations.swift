import BackstaffNavigation

/// Finds the destination for a value of a stack. The destinations that the screens declare are collected in a
/// `DestinationTable`, from the root upwards, when a value needs one.
///
///     destination needed above level 2 ──► levels 0 … 2 are collected; screens that may declare some are made
///     screens change from level 1 on   ──► the destinations from there upwards are forgotten
@MainActor
final class StackDestinations {
    // The stack owns this object and the screens. Counted references would take hundreds of instructions of a push and pop.
    private unowned(unsafe) let screens: StackScreens
    /// The destinations of the collected levels.
    @exclusivity(unchecked) private var table = DestinationTable()
    /// The number of levels that are collected.
    @exclusivity(unchecked) private var levelCount = 0

    init(of screens: StackScreens) {
        self.screens = screens
    }

    // MARK: Reading

    /// The destination for a value whose screen stands, or would stand, above the one at a level.
    func nearest(for value: NavigationValue, above level: Int) -> (any Destination)? {
        let level = min(level, screens.count - 1)
        collect(upTo: level)
        return table.nearest(for: value, toScreenAt: level + 1)
    }

    /// Any destination that a screen below a level declares.
    func any(below level: Int) -> (any Destination)? {
        collect(upTo: level - 1)
        return table.nearest(toScreenAt: level)
    }

    /// Whether the destination for a value at a level is declared on a view that was pushed without a value.
    func isServedByPushedView(_ value: NavigationValue, at level: Int) -> Bool {
        collect(upTo: level - 1)
        guard let declaring = table.declaringLevel(for: value, toScreenAt: level) else { return false }
        return declaring > 0 && screens.showsView(at: declaring)
    }

    /// The destinations that the screens up to a level declare.
    func declared(upTo level: Int) -> DestinationTable {
        collect(upTo: level)
        var destinations = table
        destinations.removeAll(from: level + 1)
        return destinations
    }

    // MARK: Collecting

    /// Forgets the destinations of the screens from a level upwards, because they have changed.
    func forget(from level: Int) {
        // Level 0 also has the destinations of the presenter of a replaced root. Their changes aren't reported here.
        let level = screens.isRootReplaced ? 0 : level
        if level >= levelCount { return }
        table.removeAll(from: level)
        levelCount = level
    }

    private func collect(upTo top: Int) {
        if screens.isRootReplaced { forget(from: 0) }
        while levelCount <= top {
            let level = levelCount
            // A view that replaces a column's root can use the destinations of the screen that presents it.
            if level == 0, let presenter = screens.replacingView?.presenter {
                for destination in presenter.destinations { _ = table.add(destination, at: 0) }
            }
            if let screen = screens.makeDeclaringScreen(at: level) {
                for destination in screen.context.destinations {
                    if let former = table.add(destination, at: level) { report(destination, above: former) }
                }
            }
            levelCount = level + 1
        }
    }

    /// Reports a type for which two screens declare a destination.
    private func report(_ nearer: any Destination, above other: any Destination) {
        if nearer.isRepetitionReported { return }
        nearer.isRepetitionReported = true
        Diagnostics.report(
            .repeatedDestination,
            """
            A navigationDestination for “\(nearer.typeName)” was declared earlier on the stack. For screens above it the \
            nearest one is used, at \(nearer.place), and not the one at \(other.place); SwiftUI uses only the destination \
            declared closest to the root view of the stack. Declare each type once.
            """, fileID: nearer.fileID, line: nearer.line)
    }
}
