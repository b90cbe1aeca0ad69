import BackstaffNavigation
import Fuzzing
import Testing

@Suite
struct NavigationHistoryTests {
    @Test("K02 a user's step is pushed, the app's step replaces, and returning to the previous state goes back")
    func steps() {
        var history = NavigationHistory("root")
        #expect(history.record("root", byUser: true) == nil)
        #expect(history.record("a", byUser: true) == .push(step: 1))
        #expect(history.record("a", byUser: false) == nil)
        #expect(history.record("b", byUser: false) == .replace(step: 1))
        #expect(history.record("c", byUser: true) == .push(step: 2))
        #expect(history.record("b", byUser: true) == .back(toStep: 1))
        #expect(history.record("root", byUser: true) == .back(toStep: 0))
        #expect(history.step == 0)
        #expect(history.state(ofStep: 2) == "c")
    }

    @Test("L03 steps of a former process can be revisited like others; steps after the first aren't taken over")
    func earlierSteps() {
        var history = NavigationHistory(
            "c", firstStep: 5, lastStep: 6, earlier: [(0, "root"), (3, "b"), (5, "x"), (9, "y")])
        #expect(history.step == 5)
        #expect(history.state(ofStep: 5) == "c")
        #expect(history.state(ofStep: 9) == nil)
        #expect(history.record("b", byUser: true) == .back(toStep: 3))
        #expect(history.record("root", byUser: true) == .back(toStep: 0))
        #expect(history.record("d", byUser: true) == .push(step: 7))
    }

    @Test("K02 going back by the app replaces the step, and a jump back over several steps is a new step")
    func otherWaysBack() {
        var history = NavigationHistory("root")
        _ = history.record("a", byUser: true)
        _ = history.record("b", byUser: true)
        #expect(history.record("a", byUser: false) == .replace(step: 2))
        _ = history.record("c", byUser: true)
        #expect(history.record("root", byUser: true) == .push(step: 4))
    }

    @Test("K02 a new step after going back removes the steps ahead, and step numbers are never reused")
    func branching() {
        var history = NavigationHistory("root")
        _ = history.record("a", byUser: true)
        _ = history.record("b", byUser: true)
        history.travel(toStep: 0, showing: "root")
        #expect(history.record("c", byUser: true) == .push(step: 3))
        #expect(history.state(ofStep: 1) == nil)
        #expect(history.state(ofStep: 2) == nil)
        #expect(history.state(ofStep: 3) == "c")
    }

    @Test("K02 travelling makes a step current, with as much of its state as can be shown; unknown steps are ignored")
    func travelling() {
        var history = NavigationHistory("root")
        _ = history.record("a", byUser: true)
        _ = history.record("b", byUser: true)
        history.travel(toStep: 1, showing: "part of a")
        #expect(history.step == 1)
        #expect(history.state(ofStep: 1) == "part of a")
        #expect(history.record("part of a", byUser: false) == nil)
        history.travel(toStep: 99, showing: "nothing")
        #expect(history.step == 1)
        history.travel(toStep: 2, showing: "b")
        #expect(history.record("part of a", byUser: true) == .back(toStep: 1))
    }

    @Test("L02 steps of a former process keep their numbers, and can be revisited")
    func adopted() {
        var history = NavigationHistory("c", firstStep: 3, lastStep: 5)
        #expect(history.step == 3)
        #expect(history.state(ofStep: 1) == nil)
        history.adopt(step: 1, showing: "a")
        #expect(history.step == 1)
        #expect(history.nextStep == 3)
        history.adopt(step: 5, showing: "e")
        #expect(history.previousStep == 3)
        #expect(history.record("f", byUser: true) == .push(step: 6))
        #expect(history.record("e", byUser: true) == .back(toStep: 5))
        history.travel(toStep: 1, showing: "a")
        #expect(history.record("b", byUser: true) == .push(step: 7))
        #expect(history.state(ofStep: 3) == nil)
    }

    @Test("L02 used numbers aren't assigned again, whichever step is the first")
    func taken() {
        var history = NavigationHistory(0, firstStep: 9, lastStep: 2)
        #expect(history.record(1, byUser: true) == .push(step: 10))
    }

    @Test("L02 steps of a former process are kept up to the limit, and the current one always")
    func adoptedLimit() {
        var history = NavigationHistory(100, firstStep: 100, limit: 5)
        for step in (0..<100).reversed() {
            history.adopt(step: step, showing: step)
            #expect(history.step == step)
        }
        #expect(history.state(ofStep: 0) == 0)
        #expect(history.state(ofStep: 4) == 4)
        #expect(history.state(ofStep: 5) == nil)
    }

    @Test("L11 the history knows whether there are steps before and after")
    func neighbours() {
        var history = NavigationHistory("root")
        #expect(history.previousStep == nil)
        #expect(history.nextStep == nil)
        _ = history.record("a", byUser: true)
        #expect(history.previousStep == 0)
        history.travel(toStep: 0, showing: "root")
        #expect(history.previousStep == nil)
        #expect(history.nextStep == 1)
        _ = history.record("b", byUser: true)
        #expect(history.nextStep == nil)
    }

    @Test("K02 the number of steps is limited, and the oldest are dropped first")
    func limit() {
        var history = NavigationHistory(0, limit: 5)
        for state in 1...100 { #expect(history.record(state, byUser: true) == .push(step: state)) }
        #expect(history.state(ofStep: 95) == nil)
        #expect(history.state(ofStep: 96) == 96)
        #expect(history.step == 100)
        #expect(history.record(99, byUser: true) == .back(toStep: 99))
    }

    @Test("K02 a browser that follows the commands shows the recorded state at its current entry")
    func browser() {
        var generator = SeededGenerator(seed: 13)
        var history = NavigationHistory(0)
        var entries = [0]
        var current = 0
        for _ in 0..<5_000 {
            let state = Int.random(in: 0..<4, using: &generator)
            if Int.random(in: 0..<4, using: &generator) == 0 {
                current = entries.indices.randomElement(using: &generator) ?? 0
                guard let shown = history.state(ofStep: entries[current]) else { continue }
                history.travel(toStep: entries[current], showing: shown)
            } else {
                switch history.record(state, byUser: Bool.random(using: &generator)) {
                case .push(let step):
                    entries.removeSubrange((current + 1)...)
                    entries.append(step)
                    entries.removeFirst(max(0, entries.count - 500))
                    current = entries.count - 1
                case .replace(let step): #expect(entries[current] == step)
                case .back(let step):
                    current -= 1
                    #expect(entries[current] == step)
                case nil: break
                }
                #expect(history.state(ofStep: entries[current]) == state)
            }
            #expect(history.step == entries[current])
        }
    }
}
