/// The steps that a person took through a scene, as the browser's history numbers them.
///
///     a person's act that shows something else ──► a new step        the browser's back and forward
///     the app's own change ───────────────────────► the same step     walk along the steps that are there
///     back to what the step before shows ─────────► that step
package struct NavigationHistory<State: Equatable & Sendable>: Sendable {
    /// What the browser is to do with its own history.
    package enum Change: Equatable, Sendable {
        case push(step: Int)
        case replace(step: Int)
        case back(toStep: Int)
    }

    private var steps: [(number: Int, state: State)]
    private var current = 0
    private var lastNumber: Int

    /// No more steps than this are kept; the oldest go first.
    package let limit: Int

    /// - Parameters:
    ///   - state: what the first step shows.
    ///   - firstStep: the number of the first step.
    ///   - lastStep: numbers up to this one are taken already, by steps that aren't known here.
    ///   - earlier: the steps before the first one, as far as another process has told of them, in order.
    ///   - limit: how many steps are kept.
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

    /// The number of the step that is shown.
    package var step: Int { steps[current].number }

    /// Notes what is shown now, and says what the browser is to do about it.
    ///
    /// - Parameter byPerson: whether a person's act, and not the app, caused the change.
    package mutating func record(_ state: State, byPerson: Bool) -> Change? {
        if state == steps[current].state { return nil }
        if byPerson, current > 0, steps[current - 1].state == state {
            current -= 1
            return .back(toStep: step)
        }
        guard byPerson else {
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

    /// What a step showed, for the browser's own back and forward. `nil` if the step isn't known any more.
    package func state(ofStep number: Int) -> State? {
        steps.first { $0.number == number }?.state
    }

    /// Makes a step the current one, showing `state`: what it showed, or as much of it as could be shown again.
    package mutating func travel(toStep number: Int, showing state: State) {
        guard let index = steps.firstIndex(where: { $0.number == number }) else { return }
        current = index
        steps[index].state = state
    }

    /// Makes a step the current one which isn't known here, since it was another process that numbered it.
    package mutating func adopt(step number: Int, showing state: State) {
        current = steps.firstIndex { $0.number > number } ?? steps.count
        steps.insert((number, state), at: current)
        lastNumber = max(lastNumber, number)
        if steps.count > limit { forgetOldest() }
    }

    // MARK: Undo

    /// The step that a person came from, if it is known.
    package var previousStep: Int? { current > 0 ? steps[current - 1].number : nil }

    /// The step that a person has gone back from, if there is one.
    package var nextStep: Int? { current + 1 < steps.count ? steps[current + 1].number : nil }

    /// Forgets the steps that are more than the limit: the oldest, but never the current one.
    private mutating func forgetOldest() {
        let count = min(steps.count - limit, current)
        steps.removeFirst(count)
        current -= count
        steps.removeLast(steps.count - limit)
    }
}
