/// What a navigation stack shows, as a value.
///
///     root │ values: what the path holds │ views: pushed by links and by isPresented or item destinations
///          └──────────── depth ──────────┴──────────────────────────────────────────────────► on top
///
/// Pushed views stand above all values, always: a value that is pushed, or a path that is written, discards them.
package struct StackState: Equatable, Sendable {
    /// Names a pushed view. Never used twice in a stack.
    package struct ViewID: Hashable, Sendable {
        package let number: Int

        package init(number: Int) {
            self.number = number
        }
    }

    /// The values of the path, the deepest last.
    package private(set) var values: [NavigationValue]

    /// The pushed views, the topmost last.
    package private(set) var views: [ViewID]

    package init(values: [NavigationValue] = [], views: [ViewID] = []) {
        self.values = values
        self.views = views
    }

    /// How many screens there are above the root.
    package var depth: Int { values.count + views.count }

    /// Shows what a path that was written from outside holds.
    package mutating func setValues(_ new: [NavigationValue]) {
        if new == values { return }
        values = new
        views = []
    }

    /// Shows a value above all others.
    package mutating func push(_ value: NavigationValue) {
        views = []
        values.append(value)
    }

    /// Shows a view above the screen at `depth`, in place of whatever pushed views stand there.
    ///
    /// A view can't stand below values: those above `depth` stay, and the view goes on top of all.
    package mutating func push(_ view: ViewID, aboveScreenAt depth: Int) {
        views.removeLast(max(0, min(views.count, self.depth - depth)))
        views.append(view)
    }

    /// Takes a pushed view away, with all above it.
    package mutating func remove(_ view: ViewID) {
        if let index = views.firstIndex(of: view) { views.removeSubrange(index...) }
    }

    /// Goes back until `depth` screens stand above the root.
    package mutating func pop(to depth: Int) {
        let depth = max(0, depth)
        if depth >= self.depth { return }
        views.removeLast(min(views.count, self.depth - depth))
        values.removeLast(max(0, values.count - depth))
    }
}
