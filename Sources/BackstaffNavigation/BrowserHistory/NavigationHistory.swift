/// The steps that a user has taken through a scene, numbered as in the browser's history.
///
///     a user's action changes the screen ────────► a new step        the browser's Back and Forward buttons
///     the app changes the screen by itself ──────► the same step     move between existing steps
///     the screen equals the previous step's ─────► the previous step
package struct NavigationHistory<State: Equatable & Sendable>: Sendable {
    /// A change that the browser makes to its history.
    package enum Change: Equatable, Sendable {
        case push(step: Int)
        case replace(step: Int)
        case back(toStep: Int)
    }

    private var steps: [(number: Int, state: State)]
    private var current = 0
    private var lastNumber: Int

    /// The largest number of steps that are kept. Beyond it the oldest are removed first.
    let limit: Int

    /// - Parameters:
    ///   - state: The state at the first step.
    ///   - firstStep: The number of the first step.
    ///   - lastStep: The highest number in use. Another process may have used numbers beyond `firstStep`.
    ///   - earlier: The known steps before the first one, in order. Another process has reported them.
    ///   - limit: The largest number of steps that are kept.
    package init(
        _ state: State, firstStep: Int = 0, lastStep: Int = 0, earlier: [(number: Int, state: State)] = [],
        limit: Int = 500
    ) {
        steps = earlier.filter { $0.number < firstStep }
        current = steps.count
        steps.append((firstStep, state))
        lastNumber = max(firstStep, lastStep)
        self.limit = limit
    }

    /// The number of the current step.
    package var step: Int { steps[current].number }

    /// Records the current state and returns the change that the browser makes to its history, if any.
    ///
    /// - Parameter byUser: `true` if a user's action caused the change, `false` if the app did.
    package mutating func record(_ state: State, byUser: Bool) -> Change? {
        if state == steps[current].state { return nil }
        if byUser, current > 0, steps[current - 1].state == state {
            current -= 1
            return .back(toStep: step)
        }
        guard byUser else {
            steps[current].state = state
            return .replace(step: step)
        }
        steps.removeSubrange((current + 1)...)
        lastNumber += 1
        steps.append((lastNumber, state))
        current = steps.count - 1
        if steps.count > limit { forgetOldest() }
        return .push(step: lastNumber)
    }

    /// The state at a step, or `nil` if the step is unknown or has been removed.
    package func state(ofStep number: Int) -> State? {
        steps.first { $0.number == number }?.state
    }

    /// Makes a step the current one. `state` is the step's state, or as much of it as could be restored.
    package mutating func travel(toStep number: Int, showing state: State) {
        guard let index = steps.firstIndex(where: { $0.number == number }) else { return }
        current = index
        steps[index].state = state
    }

    /// Makes a step the current one that another process has numbered, and that is unknown here.
    package mutating func adopt(step number: Int, showing state: State) {
        current = steps.firstIndex { $0.number > number } ?? steps.count
        steps.insert((number, state), at: current)
        lastNumber = max(lastNumber, number)
        if steps.count > limit { forgetOldest() }
    }

    // MARK: Undo

    /// The number of the step before the current one, or `nil` if there is none.
    package var previousStep: Int? { current > 0 ? steps[current - 1].number : nil }

    /// The number of the step after the current one, or `nil` if there is none.
    package var nextStep: Int? { current + 1 < steps.count ? steps[current + 1].number : nil }

    /// Removes the oldest steps beyond the limit, but never the current one.
    private mutating func forgetOldest() {
        let count = min(steps.count - limit, current)
        steps.removeFirst(count)
        current -= count
        steps.removeLast(steps.count - limit)
    }
}
