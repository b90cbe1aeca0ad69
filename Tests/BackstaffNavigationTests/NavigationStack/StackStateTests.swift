import BackstaffNavigation
import Fuzzing
import Testing

/// A state as text: its values, and after a bar its views.
private func text(_ state: StackState) -> String {
    (state.values.map(\.description) + ["|"] + state.views.map { "v\($0.number)" }).joined(separator: " ")
}

private func state(_ values: [Int], views: [Int] = []) -> StackState {
    StackState(values: values.map { NavigationValue($0) }, views: views.map { StackState.ViewID(number: $0) })
}

@Suite
struct StackStateTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let before: StackState
        let action: String
        let act: @Sendable (inout StackState) -> Void
        let after: String

        init(
            _ before: StackState, _ action: String, _ after: String,
            _ act: @escaping @Sendable (inout StackState) -> Void
        ) {
            self.before = before
            self.action = action
            self.act = act
            self.after = after
        }

        var testDescription: String { "\(text(before)), \(action), \(after)" }
    }

    private static func view(_ number: Int) -> StackState.ViewID { StackState.ViewID(number: number) }

    @Test(
        "A17 before, action, after",
        arguments: [
            Row(state([]), "push 1", "1 |") { $0.push(NavigationValue(1)) },
            Row(state([1]), "push 1", "1 1 |") { $0.push(NavigationValue(1)) },
            Row(state([1], views: [1, 2]), "push 2", "1 2 |") { $0.push(NavigationValue(2)) },
            Row(state([1], views: [1]), "write the same", "1 | v1") { $0.setValues([NavigationValue(1)]) },
            Row(state([1], views: [1]), "write others", "2 |") { $0.setValues([NavigationValue(2)]) },
            Row(state([1], views: [1]), "write none", "|") { $0.setValues([]) },
            Row(state([]), "view above the root", "| v1") { $0.push(view(1), aboveScreenAt: 0) },
            Row(state([], views: [1, 2]), "view above the root", "| v3") { $0.push(view(3), aboveScreenAt: 0) },
            Row(state([], views: [1, 2]), "view above the first view", "| v1 v3") {
                $0.push(view(3), aboveScreenAt: 1)
            },
            Row(state([], views: [1]), "view on top", "| v1 v2") { $0.push(view(2), aboveScreenAt: 1) },
            Row(state([1, 2]), "view above the root", "1 2 | v1") { $0.push(view(1), aboveScreenAt: 0) },
            Row(state([1], views: [1]), "view above the value", "1 | v2") { $0.push(view(2), aboveScreenAt: 1) },
            Row(state([1]), "view above a depth that isn't there", "1 | v1") { $0.push(view(1), aboveScreenAt: 9) },
            Row(state([1], views: [1, 2]), "remove the first view", "1 |") { $0.remove(view(1)) },
            Row(state([1], views: [1, 2]), "remove the second view", "1 | v1") { $0.remove(view(2)) },
            Row(state([1], views: [1]), "remove an unknown view", "1 | v1") { $0.remove(view(7)) },
            Row(state([1, 2], views: [1]), "pop to 3", "1 2 | v1") { $0.pop(to: 3) },
            Row(state([1, 2], views: [1]), "pop to 2", "1 2 |") { $0.pop(to: 2) },
            Row(state([1, 2], views: [1]), "pop to 1", "1 |") { $0.pop(to: 1) },
            Row(state([1, 2], views: [1]), "pop to 0", "|") { $0.pop(to: 0) },
            Row(state([1]), "pop to -1", "|") { $0.pop(to: -1) },
            Row(state([]), "pop to 0", "|") { $0.pop(to: 0) },
        ])
    func table(_ row: Row) {
        var state = row.before
        row.act(&state)
        #expect(text(state) == row.after)
        #expect(state.depth == state.values.count + state.views.count)
    }

    @Test("A17 whatever is done, views stand above values, depths add up, and popping ends at the depth asked for")
    func properties() {
        var generator = SeededGenerator(seed: 11)
        var state = StackState()
        for number in 0..<5_000 {
            let before = state
            let depth = Int.random(in: -1...6, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0:
                state.push(NavigationValue(number % 3))
                #expect(state.views.isEmpty)
                #expect(state.values.count == before.values.count + 1)
            case 1:
                let view = StackState.ViewID(number: number)
                state.push(view, aboveScreenAt: depth)
                #expect(state.views.last == view)
                #expect(state.values == before.values)
                #expect(Array(before.views.prefix(state.views.count - 1)) == Array(state.views.dropLast()))
            case 2:
                state.pop(to: depth)
                #expect(state.depth == min(before.depth, max(0, depth)))
                #expect(Array(before.values.prefix(state.values.count)) == state.values)
                #expect(state.views.isEmpty || state.values == before.values)
            case 3:
                let values = (0..<max(0, depth)).map { NavigationValue($0 % 2) }
                state.setValues(values)
                #expect(state.values == values)
                #expect(state.views == (values == before.values ? before.views : []))
            default:
                if let view = before.views.randomElement(using: &generator) {
                    state.remove(view)
                    #expect(!state.views.contains(view))
                    #expect(state.values == before.values)
                }
            }
        }
    }
}

@Suite
struct StackChangeTests {
    typealias Row = (old: StackState, new: StackState, kept: Int, removed: Int, added: Int, motion: StackChange.Motion?)

    @Test(
        "A15 from one state to another: what stays, what goes, what comes, and how it is shown",
        arguments: [
            (state([]), state([]), 0, 0, 0, nil),
            (state([]), state([1]), 0, 0, 1, .push),
            (state([1]), state([1, 1]), 1, 0, 1, .push),
            (state([]), state([1, 2]), 0, 0, 2, nil),
            (state([1, 2, 3]), state([1]), 1, 2, 0, .pop),
            (state([1]), state([2]), 0, 1, 1, .fade),
            (state([1, 2]), state([1, 3]), 1, 1, 1, .fade),
            (state([1, 2, 3]), state([9]), 0, 3, 1, .pop),
            (state([1]), state([2, 3]), 0, 1, 2, nil),
            (state([3, 1, 1]), state([3, 1]), 2, 1, 0, .pop),
            (state([1, 2]), state([2]), 0, 2, 1, .pop),
            (state([1]), state([1], views: [1]), 1, 0, 1, .push),
            (state([1], views: [1]), state([1]), 1, 1, 0, .pop),
            (state([1], views: [1]), state([1], views: [2]), 1, 1, 1, .fade),
            (state([1], views: [1, 2]), state([1], views: [1]), 2, 1, 0, .pop),
            (state([1], views: [1]), state([1, 2]), 1, 1, 1, .fade),
            (state([1], views: [1]), state([2], views: [1]), 0, 2, 2, nil),
        ] as [Row])
    func table(_ row: Row) {
        let change = StackChange(from: row.old, to: row.new)
        #expect(change.kept == row.kept)
        #expect(change.removed == row.removed)
        #expect(change.added == row.added)
        #expect(change.motion == row.motion)
    }

    @Test("A15 a change turns the old screens into the new ones")
    func properties() {
        var generator = SeededGenerator(seed: 12)
        func random() -> StackState {
            let values = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
                Int.random(in: 0..<2, using: &generator)
            }
            let views = (0..<Int.random(in: 0..<3, using: &generator)).map { _ in
                Int.random(in: 0..<2, using: &generator)
            }
            return state(values, views: views)
        }
        func screens(_ state: StackState) -> [String] {
            state.values.map { "value \($0)" } + state.views.map { "view \($0.number)" }
        }
        for _ in 0..<5_000 {
            let old = random()
            let new = random()
            let change = StackChange(from: old, to: new)
            #expect(change.kept + change.removed == old.depth)
            #expect(change.kept + change.added == new.depth)
            #expect(Array(screens(old).prefix(change.kept)) == Array(screens(new).prefix(change.kept)))
            #expect((change.removed == 0 && change.added == 0) == (old == new))
        }
    }
}
