import BackstaffNavigation
import Testing

/// Before, action and after. `1` is a value of the path, `v1` a view that was pushed without a value.
private struct Row: Sendable, CustomTestStringConvertible {
    let before: String
    let action: String
    let act: @Sendable (inout StackState) -> Void
    let after: String

    init(
        _ before: String, _ action: String, _ after: String, _ act: @escaping @Sendable (inout StackState) -> Void
    ) {
        self.before = before
        self.action = action
        self.act = act
        self.after = after
    }

    var testDescription: String { "\(before), \(action): \(after)" }

    func check() {
        var state = state(before)
        act(&state)
        #expect(text(state) == after)
        #expect(state.depth == state.values.count + state.views.count)
    }
}

@Suite("The state of a stack")
struct StackStateTests {
    @Test(
        "A17 a pushed value is on top, also above views",
        arguments: [
            Row("", "push 1", "1") { $0.push(value(1)) },
            Row("1", "push 1", "1 1") { $0.push(value(1)) },
            Row("v1", "push 1", "v1 1") { $0.push(value(1)) },
            Row("1 v1 v2", "push 2", "1 v1 v2 2") { $0.push(value(2)) },
            Row("v1 1 v2", "push 2", "v1 1 v2 2") { $0.push(value(2)) },
        ])
    fileprivate func pushedValue(_ row: Row) { row.check() }

    @Test(
        "A17 a written path keeps the views above its unchanged part, and adds new values on top",
        arguments: [
            Row("1 v1", "write 1", "1 v1") { $0.write(values([1])) },
            Row("v1 1 v2", "write 1", "v1 1 v2") { $0.write(values([1])) },
            Row("v1", "write 1", "v1 1") { $0.write(values([1])) },
            Row("1 v1", "write 1 2", "1 v1 2") { $0.write(values([1, 2])) },
            Row("1 v1 2", "write 1 3", "1 v1 3") { $0.write(values([1, 3])) },
            Row("1 v1 2 v2", "write 1", "1 v1") { $0.write(values([1])) },
            Row("1 v1 2 v2", "write 1 2 3", "1 v1 2 v2 3") { $0.write(values([1, 2, 3])) },
            Row("1 v1", "write 2", "2") { $0.write(values([2])) },
            Row("1 v1", "write nothing", "") { $0.write([]) },
            Row("v1 1", "write nothing", "v1") { $0.write([]) },
            Row("v1 1", "write 2", "v1 2") { $0.write(values([2])) },
            Row("v1 v2", "write nothing", "v1 v2") { $0.write([]) },
            Row("1 2 3", "write 1 3", "1 3") { $0.write(values([1, 3])) },
            Row("", "write 1 2 3", "1 2 3") { $0.write(values([1, 2, 3])) },
        ])
    fileprivate func writtenPath(_ row: Row) { row.check() }

    @Test(
        "A17 a pushed view replaces the views above its screen, and removes no value",
        arguments: [
            Row("", "v1 from the root", "v1") { $0.push(view(1), aboveScreenAt: 0) },
            Row("v1 v2", "v3 from the root", "v3") { $0.push(view(3), aboveScreenAt: 0) },
            Row("v1 v2", "v3 from v1", "v1 v3") { $0.push(view(3), aboveScreenAt: 1) },
            Row("v1", "v2 from v1", "v1 v2") { $0.push(view(2), aboveScreenAt: 1) },
            Row("1 v1", "v2 from 1", "1 v2") { $0.push(view(2), aboveScreenAt: 1) },
            Row("1 2", "v1 from the root", "1 2 v1") { $0.push(view(1), aboveScreenAt: 0) },
            Row("1 2 v1", "v2 from the root", "1 2 v2") { $0.push(view(2), aboveScreenAt: 0) },
            Row("v1 1", "v2 from the root", "v1 1 v2") { $0.push(view(2), aboveScreenAt: 0) },
            Row("v1 1 v2", "v3 from v1", "v1 1 v3") { $0.push(view(3), aboveScreenAt: 1) },
            Row("1", "v1 from a depth that isn't there", "1 v1") { $0.push(view(1), aboveScreenAt: 9) },
            Row("v1", "v2 instead of v1", "v2") { $0.push(view(2), aboveScreenAt: 0, insteadOf: view(1)) },
            Row("v1 1", "v2 instead of v1", "v2") { $0.push(view(2), aboveScreenAt: 0, insteadOf: view(1)) },
            Row("1 v1 2 v2", "v3 instead of v1", "1 v3") {
                $0.push(view(3), aboveScreenAt: 1, insteadOf: view(1))
            },
            Row("1", "v2 instead of a view that is gone", "1 v2") {
                $0.push(view(2), aboveScreenAt: 1, insteadOf: view(1))
            },
        ])
    fileprivate func pushedView(_ row: Row) { row.check() }

    @Test(
        "A17 removing an entry removes the entries above it",
        arguments: [
            Row("1 v1 v2", "remove v1", "1") { $0.remove(view(1)) },
            Row("1 v1 v2", "remove v2", "1 v1") { $0.remove(view(2)) },
            Row("v1 1 v2 2", "remove v1", "") { $0.remove(view(1)) },
            Row("v1 1 v2 2", "remove v2", "v1 1") { $0.remove(view(2)) },
            Row("1 v1", "remove a view that is gone", "1 v1") { $0.remove(view(7)) },
            Row("1 v1 2", "pop to 4", "1 v1 2") { $0.pop(to: 4) },
            Row("1 v1 2", "pop to 3", "1 v1 2") { $0.pop(to: 3) },
            Row("1 v1 2", "pop to 2", "1 v1") { $0.pop(to: 2) },
            Row("1 v1 2", "pop to 1", "1") { $0.pop(to: 1) },
            Row("1 v1 2", "pop to 0", "") { $0.pop(to: 0) },
            Row("1", "pop to -1", "") { $0.pop(to: -1) },
            Row("", "pop to 0", "") { $0.pop(to: 0) },
            Row("v1 1", "pop to the root", "") { $0.popToRoot() },
        ])
    fileprivate func gone(_ row: Row) { row.check() }

    @Test(
        "L04 a URL's values replace the stack; screens up to the first different value stay",
        arguments: [
            Row("1 2", "show 1 3", "1 3") { $0.showOnly(values([1, 3])) },
            Row("1 v1 2", "show 1 2", "1 2") { $0.showOnly(values([1, 2])) },
            Row("v1", "show nothing", "") { $0.showOnly([]) },
        ])
    fileprivate func url(_ row: Row) { row.check() }

    @Test(
        "L03 a snapshot is restored without views that are gone, and with the values above them",
        arguments: [
            Row("1 v1", "restore 1 v1 2", "1 v1 2") { $0.restore(state("1 v1 2")) },
            Row("1 v1 2", "restore 1 v1", "1 v1") { $0.restore(state("1 v1")) },
            Row("1", "restore 1 v1", "1") { $0.restore(state("1 v1")) },
            Row("", "restore v1 1 v2 2", "1 2") { $0.restore(state("v1 1 v2 2")) },
            Row("v1", "restore 1 v1", "1") { $0.restore(state("1 v1")) },
            Row("v1 1", "restore v1 2", "v1 2") { $0.restore(state("v1 2")) },
            Row("1 v1 2", "restore nothing", "") { $0.restore(StackState()) },
        ])
    fileprivate func restored(_ row: Row) { row.check() }

    @Test(
        "B12 a replaced root has nothing above it, and neither has the root that returns",
        arguments: [
            Row("1 v1", "replace the root", "") { $0.replaceRoot(with: view(2)) },
            Row("1 v1", "restore the root", "") { $0.restoreRoot() },
            Row("", "replace the root, push 1, push v3", "1 v3") {
                $0.replaceRoot(with: view(2))
                $0.push(value(1))
                $0.push(view(3), aboveScreenAt: 1)
            },
        ])
    fileprivate func replacedRoot(_ row: Row) {
        row.check()
        var stack = state("1 v1")
        stack.replaceRoot(with: view(2))
        #expect(stack.entries.replacedRoot == view(2))
        #expect(stack != StackState())
        stack.restoreRoot()
        #expect(stack.entries.replacedRoot == nil)
        #expect(stack == StackState())
    }

    @Test(
        "F01 values without a destination wait until they can be shown, or until the path is written",
        arguments: [
            Row("1 2 3", "2 can't be read", "1 [2] [3]") { $0.wait(fromValueAt: 1) },
            Row("1 2 v1", "2 can't be read", "1 [2] v1") { $0.wait(fromValueAt: 1) },
            Row("1 2 v1", "2 can't be read, then it can", "1 2 v1") {
                $0.wait(fromValueAt: 1)
                $0.showWaiting()
            },
            Row("1 2 v1", "2 can't be read, v1 goes, then it can", "1 2") {
                $0.wait(fromValueAt: 1)
                $0.remove(view(1))
                $0.showWaiting()
            },
            Row("1 2 3", "3 can't be read, then 2 can't either", "1 [2] [3]") {
                $0.wait(fromValueAt: 2)
                $0.wait(fromValueAt: 1)
            },
            Row("1 v1 2 3", "3 can't be read, then 1 can't either; all can be read", "1 2 3 v1") {
                $0.wait(fromValueAt: 2)
                $0.wait(fromValueAt: 0)
                $0.showWaiting()
            },
            Row("1 2", "2 can't be read, 1 goes", "") {
                $0.wait(fromValueAt: 1)
                $0.pop(to: 0)
            },
            Row("1 v1 2", "2 can't be read, v1 goes", "1 [2]") {
                $0.wait(fromValueAt: 1)
                $0.remove(view(1))
            },
            Row("1 2", "2 can't be read, push 3", "1 3") {
                $0.wait(fromValueAt: 1)
                $0.push(value(3))
            },
            Row("1 2", "2 can't be read, write 1 2", "1 [2]") {
                $0.wait(fromValueAt: 1)
                $0.write(values([1, 2]))
            },
            Row("1 2", "2 can't be read, write 1 2 3", "1 2 3") {
                $0.wait(fromValueAt: 1)
                $0.write(values([1, 2, 3]))
            },
            Row("1 2", "2 can't be read, write 1", "1") {
                $0.wait(fromValueAt: 1)
                $0.write(values([1]))
            },
            Row("1 2", "2 is given up", "1") {
                $0.wait(fromValueAt: 1)
                $0.dropWaiting()
            },
            Row("1", "1 can't be read, back at the root", "") {
                $0.wait(fromValueAt: 0)
                $0.pop(to: 0)
            },
            Row("1 v1", "1 can't be read, back from v1", "[1]") {
                $0.wait(fromValueAt: 0)
                $0.pop(to: 0)
            },
        ])
    fileprivate func waiting(_ row: Row) { row.check() }

    @Test(
        "A17 states are equal if they show equal values and the same views in the same order, whatever their identities"
    )
    func equality() {
        var written = state("1 v1 2")
        written.write(values([1, 3]))
        written.write(values([1, 2]))
        #expect(written == state("1 v1 2"))
        #expect(written.entries != state("1 v1 2").entries)
        #expect(state("1 v1 2") != state("v1 1 2"))
        #expect(state("1 v1") != state("1 v2"))
        #expect(state("1 v1") != state("1"))
        var waiting = state("1 2")
        waiting.wait(fromValueAt: 1)
        #expect(waiting == state("1 2"))
    }

    @Test("A15 a value that is removed and added back in one update keeps its screen")
    func identities() {
        let shown = state("1 v1 2 3")
        var next = shown
        next.pop(to: 2)
        next.write(values([1, 2, 4]))
        #expect(StackChange(from: shown.entries, to: next.entries).kept == 2)
        next = next.keepingIdentities(of: shown)
        #expect(StackChange(from: shown.entries, to: next.entries).kept == 3)
        #expect(text(next) == "1 v1 2 4")
    }
}

extension StackState {
    /// Makes a value of the path and those above it wait.
    fileprivate mutating func wait(fromValueAt place: Int) {
        wait(from: entries.shown[entries.height(ofValue: place)])
    }
}
