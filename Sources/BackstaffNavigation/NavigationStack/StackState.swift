/// The state of a navigation stack: the entries of ``StackEntries``, and the values of its path.
///
/// ``StackEntries`` has the rules. This type gives each value an entry, and compares a written path with the values by
/// `==`. The stack's node stores the pushed views.
///
/// Two states are equal if they have equal values and the same views in the same order. A value that waits until it can
/// be shown counts as shown, so that a step of the history stays the same while a screen loads.
package struct StackState: Sendable {
    /// The entries of the stack.
    package private(set) var entries = StackEntries()

    /// The values of the path, the deepest last. The values that wait come after those that are shown.
    package private(set) var values: [NavigationValue] = []

    /// The number of the entry that was made last for a value.
    private var lastNumber: UInt = 0

    /// A stack with values, and pushed views above all of them.
    package init(values: [NavigationValue] = [], views: [StackEntry] = []) {
        if !values.isEmpty { write(values) }
        for view in views { push(view, aboveScreenAt: depth) }
    }

    // MARK: Reading

    /// The number of entries above the root, shown or waiting.
    package var depth: Int { entries.count }

    /// The number of screens that are shown above the root.
    package var shownDepth: Int { entries.shown.count }

    /// The same state without the view that replaces the root.
    package var aboveRoot: StackState {
        var state = self
        state.entries = entries.aboveRoot
        return state
    }

    /// The views that were pushed without a value, the topmost last.
    package var views: [StackEntry] { entries.hasViews ? entries.shown.filter(\.isView) : [] }

    /// Whether a pushed view is shown, above the root or in its place.
    package func shows(_ view: StackEntry) -> Bool {
        entries.replacedRoot == view || entries.shown.contains(view)
    }

    /// Whether the screen at a depth shows a value, and no view stands below it.
    package func shows(_ value: NavigationValue, at depth: Int) -> Bool {
        depth <= shownDepth && entries.valueCount(below: depth) == depth && values[depth - 1] == value
    }

    /// The entries above the root, shown or waiting, each with its value if it has one.
    package var items: [(entry: StackEntry, value: NavigationValue?)] {
        var items: [(entry: StackEntry, value: NavigationValue?)] = []
        items.reserveCapacity(depth)
        var place = 0
        for index in 0..<depth {
            let entry = entries[index]
            items.append((entry, entry.isView ? nil : values[place]))
            if !entry.isView { place += 1 }
        }
        return items
    }

    // MARK: Changing

    /// Shows a value on top.
    package mutating func push(_ value: NavigationValue) {
        let entry = makeEntry()
        entries.push(entry)
        dropValues(keeping: entries.valueCount - 1)
        values.append(value)
    }

    /// Shows a view that is pushed from the screen at `depth`.
    package mutating func push(_ view: StackEntry, aboveScreenAt depth: Int, insteadOf former: StackEntry? = nil) {
        entries.push(view, aboveScreenAt: depth, insteadOf: former)
        dropValues(keeping: entries.valueCount)
    }

    /// Removes a view and all entries above it.
    package mutating func remove(_ view: StackEntry) {
        entries.remove(view)
        dropValues(keeping: entries.valueCount)
    }

    /// Goes back until `depth` screens are shown above the root.
    package mutating func pop(to depth: Int) {
        entries.pop(to: depth)
        dropValues(keeping: entries.valueCount)
    }

    /// Goes back to the root, and removes the waiting values.
    package mutating func popToRoot() {
        keep(0, showing: [], from: 0)
    }

    /// Shows the values of a written path. An equal path changes nothing.
    package mutating func write(_ path: [NavigationValue]) {
        let limit = min(path.count, values.count - entries.waitingCount)
        var kept = 0
        while kept < limit, path[kept] == values[kept] { kept += 1 }
        if path.count == values.count, path[kept...] == values[kept...] { return }
        keep(entries.height(ofValue: kept), showing: path, from: kept)
    }

    /// Shows values and no views. A screen stays if the entries up to it are the same.
    package mutating func showOnly(_ path: [NavigationValue]) {
        var kept = 0
        while kept < min(path.count, shownDepth), !entries.shown[kept].isView, path[kept] == values[kept] { kept += 1 }
        keep(kept, showing: path, from: kept)
    }

    /// Restores a snapshot of the same stack. Views that are gone can't be restored. The values above them can.
    package mutating func restore(_ snapshot: StackState) {
        let kept = keptDepth(restoring: snapshot)
        keep(kept, showing: snapshot.values, from: entries.valueCount(below: kept))
    }

    /// The number of screens that don't change if a snapshot of the same stack is restored.
    package func keptDepth(restoring snapshot: StackState) -> Int {
        let items = snapshot.items
        var kept = 0
        var place = 0
        while kept < min(items.count, shownDepth) {
            let entry = entries.shown[kept]
            if let value = items[kept].value {
                if entry.isView || values[place] != value { break }
                place += 1
            } else if entry != items[kept].entry {
                break
            }
            kept += 1
        }
        return kept
    }

    /// Replaces the root with a view, and removes all entries above it.
    package mutating func replaceRoot(with view: StackEntry) {
        entries.replaceRoot(with: view)
        values = []
    }

    /// Restores the root itself, and removes all entries above it.
    package mutating func restoreRoot() {
        entries.restoreRoot()
        values = []
    }

    // MARK: Values that can't be shown yet

    /// Hides a value and the values above it until they can be shown.
    package mutating func wait(from value: StackEntry) {
        entries.wait(from: value)
    }

    /// Shows the waiting values.
    package mutating func showWaiting() {
        entries.showWaiting()
    }

    /// Removes the waiting values.
    package mutating func dropWaiting() {
        entries.dropWaiting()
        dropValues(keeping: entries.valueCount)
    }

    // MARK: Identity

    /// The same state, but values that are equal to those of another state have the entries of that state. They keep
    /// their screens.
    package func keepingIdentities(of other: StackState) -> StackState {
        var state = self
        var index = 0
        var place = 0
        while index < min(shownDepth, other.shownDepth) {
            let own = entries.shown[index]
            let former = other.entries.shown[index]
            if own.isView || former.isView {
                if own != former { break }
            } else {
                if own != former {
                    guard values[place] == other.values[place] else { break }
                    state.entries.identify(index, as: former)
                }
                place += 1
            }
            index += 1
        }
        return state
    }

    private mutating func makeEntry() -> StackEntry {
        lastNumber += 1
        return .value(lastNumber)
    }

    private mutating func keep(_ height: Int, showing path: [NavigationValue], from place: Int) {
        let first = lastNumber + 1
        lastNumber += UInt(path.count - place)
        entries.keep(height, adding: (first..<(lastNumber + 1)).lazy.map(StackEntry.value))
        values = path
    }

    private mutating func dropValues(keeping count: Int) {
        if values.count > count { values.removeLast(values.count - count) }
    }
}

extension StackState: Equatable {
    package static func == (first: StackState, second: StackState) -> Bool {
        guard first.depth == second.depth, first.entries.replacedRoot == second.entries.replacedRoot,
            first.values == second.values
        else { return false }
        guard first.entries.hasViews || second.entries.hasViews else { return true }
        return (0..<first.depth).allSatisfy { index in
            let entry = first.entries[index]
            let other = second.entries[index]
            return entry.isView ? entry == other : !other.isView
        }
    }
}
