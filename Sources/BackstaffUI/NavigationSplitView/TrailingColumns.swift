import BackstaffGraph

/// A column of a split view and the columns after it. What they show follows from the column before them.
///
///     selection changes in the column before ──► the screens above their roots go
///     back, or another row is followed       ──► guards in them are asked ──► they are emptied or filled again
@MainActor
struct TrailingColumns {
    /// The first of the columns, or `nil` if there are none.
    let first: SplitColumnNode?

    /// The columns, in order.
    var all: some Sequence<SplitColumnNode> {
        sequence(state: first) { column in
            defer { column = column?.next }
            return column
        }
    }

    /// Whether one of them has screens above its root.
    var haveScreens: Bool { all.contains { $0.stacks?.haveScreens == true } }

    /// Runs a closure that empties the columns or fills them again, after guards there have agreed.
    ///
    /// - Parameters:
    ///   - column: The column that asks. If it is unmounted meanwhile, the closure doesn't run.
    ///   - act: The closure.
    func leave(for column: SplitColumnNode, then act: @escaping @MainActor () -> Void) {
        guard let guards = column.split.scene?.feature(LeavingGuards.self) else { return act() }
        let columns = Array(all)
        guards.leave({ view in columns.contains { view.isInside($0) } }) { [weak column] in
            if column?.isMounted == true { act() }
        }
    }
}
