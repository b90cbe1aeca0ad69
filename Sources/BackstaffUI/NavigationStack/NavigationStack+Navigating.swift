import BackstaffGraph
import BackstaffNavigation

// Where a stack goes: every way is another state that is wanted, written to the path at once and shown in the next update.

extension NavigationStackNode {
    /// Shows a value above all that there is.
    func push(_ value: NavigationValue) {
        var next = wanted ?? state
        next.push(value)
        navigate(to: next)
    }

    /// Shows a view above the screen at `depth`.
    func push(_ view: PushedView, aboveScreenAt depth: Int) {
        pushedViews[view.id] = view
        var next = wanted ?? state
        next.push(view.id, aboveScreenAt: depth)
        navigate(to: next)
    }

    /// Takes a view that was pushed away, with all above it.
    ///
    /// The stack is updated in the next pass, being shallower than whoever calls. Until then those screens must not run:
    /// what they show may have gone with the reason to show them.
    func remove(_ view: PushedView) {
        if restoreRoot(from: view) { return }
        if let index = screens.firstIndex(where: { $0.shows(view) }) {
            for screen in screens[index...] { screen.node?.scope.appearance.beginEnding() }
        }
        var next = wanted ?? state
        next.remove(view.id)
        navigate(to: next)
    }

    /// An id of a view that no other stack of the scene has: a view may be made for one column and stand in the next.
    func makeViewID() -> StackState.ViewID {
        if let scene { return scene.makeViewID() }
        lastViewNumber += 1
        return StackState.ViewID(number: lastViewNumber)
    }

    /// Goes back until `depth` screens stand above the root. One further than the root is the column before.
    func pop(to depth: Int) {
        if depth < 0 {
            column?.leave()
            return
        }
        var next = wanted ?? state
        next.pop(to: depth)
        navigate(to: next)
    }

    func navigate(to next: StackState) {
        let current = wanted ?? state
        if next == current {
            if next.depth == 0 { forgetUnreadValues() }
            return
        }
        wanted = next
        if WriteTrace.isOn, next.values != current.values { WriteTrace.note("path of the \(nameInTrace)", in: graph) }
        if next.values != current.values { path.write(next.values) }
        invalidate()
    }

    /// What an inspector calls the stack.
    var nameInTrace: String {
        path.place.map { "NavigationStack at \($0)" } ?? column.map { "\($0.column) column" } ?? "stack"
    }

    /// Goes back by some screens; from the root of a column also out of it, where columns are levels of one stack.
    func goBack(by steps: Int) {
        if steps == 1, let column, column.isCollapsed, column.shownStack === self {
            column.goBackOneStep()
        } else {
            leave(to: max(0, state.depth - steps))
        }
    }

    /// Whether the screen that is shown wants no way back of the platform's: neither a button nor a swipe or a key.
    var isWayBackHidden: Bool { topScreen?.hidesBackButton ?? false }

    /// Has the screen below the topmost one ready for a swipe to uncover. It stays covered: the swipe may be let go.
    func peek() {
        let below = state.depth - 1
        guard below >= 0 else { return }
        let node = makeScreen(at: below)
        node.setCovered(true)
        node.showBar()
        place(node, at: below)
    }

    /// Brings the topmost screen's bar up to date with a covered screen, whose title it may bear.
    func coveredBarDidChange() {
        screens.last?.node?.updateBar()
    }

    /// What is shown, for the scene's history.
    var snapshot: StackState { stateWithUnreadValues ?? wanted ?? state }

    /// Shows what a snapshot holds, as far as that can be shown again: views that were pushed can't once they are gone.
    func restore(_ snapshot: StackState) {
        var next = StackState(values: snapshot.values)
        if snapshot.values == state.values {
            for view in snapshot.views.prefix(while: { pushedViews[$0] != nil }) {
                next.push(view, aboveScreenAt: next.depth)
            }
        }
        navigate(to: next)
    }
}
