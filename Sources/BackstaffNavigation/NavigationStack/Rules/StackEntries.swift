/// The identities of everything on a navigation stack, from bottom to top.
///
///     root, or the view that replaces it │ entries: values of the path and pushed views, oldest first
///                                        └──────────────────── depth ─────────────────────────────► on top
///
/// A new entry goes on top. If an entry is removed, all entries above it are removed too. Four rules follow from these
/// two:
///
/// - A value goes on top, also above a view.
/// - A written path is compared with the values on the stack, from the bottom. The first value that differs is removed
///   with all entries above it. The entries below it stay, including views. The new values go on top.
/// - A view is pushed from a screen, and replaces the views above that screen. It never removes a value. If values
///   stand above the screen, the view goes on top of all of them, and replaces the views there.
/// - If a view is removed, the values above it are removed too, so the path gets shorter.
///
/// A value from storage may have to wait until a view declares a destination that can read it:
///
///     no destination reads it ──► it waits with the values above it ──► a destination reads it: the values return to
///                                 │ views above it stay                 their position, below the views that stayed
///                                 └─ the path is written or shortened: the waiting values are removed
package struct StackEntries: Equatable, Sendable {
    /// The values that can't be shown yet.
    private struct Waiting: Equatable, Sendable {
        var entries: [StackEntry]
        /// The number of entries below them.
        var height: Int
    }

    /// The entries above the root that are shown, the topmost last.
    package private(set) var shown: [StackEntry] = []

    /// The view that replaces the root of a column.
    package private(set) var replacedRoot: StackEntry?

    private var waiting: Waiting?

    /// The number of pushed views above the root.
    package private(set) var viewCount = 0

    init() {}

    // MARK: Reading

    /// The number of values of the path, shown or waiting.
    var valueCount: Int { shown.count - viewCount + waitingCount }

    /// The number of values that can't be shown yet.
    package var waitingCount: Int { waiting?.entries.count ?? 0 }

    /// The number of entries, shown or waiting.
    var count: Int { shown.count + waitingCount }

    /// The same entries without the view that replaces the root.
    var aboveRoot: StackEntries {
        var entries = self
        entries.replacedRoot = nil
        return entries
    }

    /// Whether the stack has pushed views.
    package var hasViews: Bool { viewCount > 0 }

    /// An entry, shown or waiting, counted from the bottom.
    package subscript(index: Int) -> StackEntry {
        guard let waiting, index >= waiting.height else { return shown[index] }
        let offset = index - waiting.height
        return offset < waiting.entries.count ? waiting.entries[offset] : shown[index - waiting.entries.count]
    }

    /// The number of values among the lowest shown entries, up to a height.
    package func valueCount(below height: Int) -> Int {
        if viewCount == 0 { return height }
        var count = 0
        for entry in shown[..<height] where !entry.isView { count += 1 }
        return count
    }

    /// The number of shown entries below the value at an index of the path. If the path is shorter, it is the number of
    /// all shown entries.
    package func height(ofValue place: Int) -> Int {
        if viewCount == 0 { return min(place, shown.count) }
        var count = 0
        for (height, entry) in shown.enumerated() where !entry.isView {
            if count == place { return height }
            count += 1
        }
        return shown.count
    }

    // MARK: Changing

    /// Shows a value on top.
    package mutating func push(_ value: StackEntry) {
        waiting = nil
        shown.append(value)
    }

    /// Shows a view that is pushed from the screen at `depth`.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - depth: The depth of the screen that pushes it. The root has depth 0.
    ///   - former: A view that it replaces. The entries above that view are removed too.
    package mutating func push(_ view: StackEntry, aboveScreenAt depth: Int, insteadOf former: StackEntry? = nil) {
        if let former { remove(former) }
        var height = shown.count
        while height > max(0, depth), shown[height - 1].isView { height -= 1 }
        truncate(to: height)
        shown.append(view)
        viewCount += 1
    }

    /// Removes an entry and all entries above it. An entry that isn't shown changes nothing.
    package mutating func remove(_ entry: StackEntry) {
        if let height = shown.lastIndex(of: entry) { truncate(to: height) }
    }

    /// Goes back until `depth` entries are shown. If only the root is shown already, the waiting values are removed.
    package mutating func pop(to depth: Int) {
        if depth <= 0, shown.isEmpty { waiting = nil }
        truncate(to: max(0, depth))
    }

    /// Keeps the given number of entries at the bottom, and shows values above them. The waiting values are removed.
    package mutating func keep(_ height: Int, adding values: some Sequence<StackEntry>) {
        waiting = nil
        truncate(to: height)
        shown.append(contentsOf: values)
    }

    /// Changes the identity of the shown value at an index.
    package mutating func identify(_ index: Int, as value: StackEntry) {
        shown[index] = value
    }

    /// Removes all entries above the given height. If a value is removed, the waiting values are removed too.
    private mutating func truncate(to height: Int) {
        if height >= shown.count { return }
        var goingViews = 0
        if viewCount > 0 { for entry in shown[height...] where entry.isView { goingViews += 1 } }
        if goingViews < shown.count - height {
            waiting = nil
        } else if let former = waiting, former.height > height {
            waiting?.height = height
        }
        viewCount -= goingViews
        shown.removeSubrange(height...)
    }

    // MARK: Root of a column

    /// Replaces the root with a view, and removes all entries above it.
    package mutating func replaceRoot(with view: StackEntry) {
        keep(0, adding: EmptyCollection())
        replacedRoot = view
    }

    /// Restores the root itself, and removes all entries above it.
    mutating func restoreRoot() {
        keep(0, adding: EmptyCollection())
        replacedRoot = nil
    }

    // MARK: Values that can't be shown yet

    /// Hides a value and the values above it until they can be shown. Views above it stay, and so do values that wait
    /// already: they come after those that are hidden now.
    package mutating func wait(from value: StackEntry) {
        guard let height = shown.firstIndex(of: value) else { return }
        let leaving = shown[height...]
        let former = waiting?.entries ?? []
        waiting = Waiting(entries: leaving.filter { !$0.isView } + former, height: height)
        shown = shown[..<height] + leaving.filter { $0.isView }
    }

    /// Shows the waiting values at their former position, or on top if fewer entries are left.
    mutating func showWaiting() {
        guard let waiting else { return }
        self.waiting = nil
        shown.insert(contentsOf: waiting.entries, at: waiting.height)
    }

    /// Removes the waiting values.
    mutating func dropWaiting() {
        waiting = nil
    }
}
