import BackstaffNavigation
import Testing

/// Shown state, steps, and then the shown and the latest state. Waiting values are in brackets.
private struct Row: Sendable, CustomTestStringConvertible {
    let before: String
    let steps: String
    let act: @Sendable (StackProgress) -> Void
    let shown: String
    let latest: String

    init(
        _ before: String, _ steps: String, shown: String, latest: String,
        _ act: @escaping @Sendable (StackProgress) -> Void
    ) {
        self.before = before
        self.steps = steps
        self.act = act
        self.shown = shown
        self.latest = latest
    }

    var testDescription: String { "\(before), \(steps): \(shown) is shown, \(latest) is latest" }

    func check() {
        let progress = progress(showing: before)
        act(progress)
        #expect(text(progress.shown) == shown)
        #expect(text(progress.latest) == latest)
    }
}

private func progress(showing text: String) -> StackProgress {
    let progress = StackProgress()
    progress.want(state(text))
    progress.settle()
    return progress
}

extension StackProgress {
    /// Does what an update of the stack does: shows what is wanted.
    fileprivate func update() {
        if let next = takeWanted() { _ = show(next) }
    }
}

@Suite("What a stack shows and is about to show")
struct StackProgressTests {
    @Test(
        "A17 a request changes the latest state at once, and the shown state in the next update",
        arguments: [
            Row("1", "want 1 2", shown: "1", latest: "1 2") { $0.want(state("1 2")) },
            Row("1", "want 1 2, update", shown: "1 2", latest: "1 2") {
                $0.want(state("1 2"))
                $0.update()
            },
            Row("1", "want 1 2, then 3", shown: "1", latest: "3") {
                $0.want(state("1 2"))
                $0.want(state("3"))
            },
            Row("1", "update without a request", shown: "1", latest: "1") { $0.update() },
        ])
    fileprivate func requests(_ row: Row) { row.check() }

    @Test(
        "A02 a path that was read is requested, unless it is the latest already",
        arguments: [
            Row("1", "read 1 2", shown: "1", latest: "1 2") { $0.read(values([1, 2])) },
            Row("1 v1", "read 1 2", shown: "1 v1", latest: "1 v1 2") { $0.read(values([1, 2])) },
            Row("1 v1", "read 1", shown: "1 v1", latest: "1 v1") { $0.read(values([1])) },
            Row("1", "want 2 v1, read 2", shown: "1", latest: "2 v1") {
                $0.want(state("2 v1"))
                $0.read(values([2]))
            },
            Row("1", "want 2, read 1", shown: "1", latest: "1") {
                $0.want(state("2"))
                $0.read(values([1]))
            },
        ])
    fileprivate func paths(_ row: Row) { row.check() }

    @Test(
        "F01 values without a destination wait, and are requested again when there may be one",
        arguments: [
            Row("1 2", "2 waits", shown: "1 [2]", latest: "1 [2]") { $0.wait(at: 2) },
            Row("1 2", "2 waits, read 1 2", shown: "1 [2]", latest: "1 [2]") {
                $0.wait(at: 2)
                $0.read(values([1, 2]))
            },
            Row("1 2", "2 waits, want what waits", shown: "1 [2]", latest: "1 2") {
                $0.wait(at: 2)
                $0.wantWaiting()
            },
            Row("1 2", "2 waits, want what waits, update", shown: "1 2", latest: "1 2") {
                $0.wait(at: 2)
                $0.wantWaiting()
                $0.update()
            },
            Row("1 2", "want what waits, though nothing does", shown: "1 2", latest: "1 2") { $0.wantWaiting() },
        ])
    fileprivate func waiting(_ row: Row) { row.check() }

    @Test(
        "F01 a path with refused values is ignored until another path is read",
        arguments: [
            Row("1 2 3", "2 is refused", shown: "1", latest: "1") { _ = $0.refuse(at: 2) },
            Row("1 2 v1", "2 is refused", shown: "1 v1", latest: "1 v1") { _ = $0.refuse(at: 2) },
            Row("1 2", "2 is refused, read 1 2", shown: "1", latest: "1") {
                _ = $0.refuse(at: 2)
                $0.read(values([1, 2]))
            },
            Row("1 2", "2 is refused, read 1, read 1 2", shown: "1", latest: "1 2") {
                _ = $0.refuse(at: 2)
                $0.read(values([1]))
                $0.read(values([1, 2]))
            },
            Row("1 2", "want 1 2 v1, 2 is refused", shown: "1", latest: "1 v1") {
                var next = $0.shown
                next.push(view(1), aboveScreenAt: 2)
                $0.want(next)
                _ = $0.refuse(at: 2)
            },
            Row("1 2", "want 3, 2 is refused", shown: "1", latest: "3") {
                $0.want(state("3"))
                _ = $0.refuse(at: 2)
            },
        ])
    fileprivate func refused(_ row: Row) { row.check() }

    @Test("F01 refusing values returns them, lowest first, and remembers the path that had them")
    func refusedValues() {
        let stack = progress(showing: "1 v1 2 3")
        #expect(!stack.refuses(values([1, 2, 3])))
        #expect(Array(stack.refuse(at: 3)) == values([2, 3]))
        #expect(stack.refuses(values([1, 2, 3])))
        #expect(!stack.refuses(values([1])))
    }

    @Test("A15 a change names the screens that go and come, and says whether the path is another one")
    func changes() {
        let stack = progress(showing: "1 2")
        let push = stack.show(state("1 2 3", after: stack.shown))
        #expect(push.screens.kept == 2 && push.screens.removed == 0 && push.screens.added == 1)
        #expect(push.isOtherPath)
        var withView = stack.shown
        withView.push(view(1), aboveScreenAt: 3)
        let view = stack.show(withView)
        #expect(view.screens.kept == 3 && view.screens.added == 1)
        #expect(!view.isOtherPath)
        let same = stack.show(stack.shown)
        #expect(same.screens.isEmpty)
        #expect(!same.isOtherPath)
    }

    @Test("A17 a view is held while it is shown, and while it is requested")
    func views() {
        let stack = progress(showing: "1 v1")
        stack.want(state("1 v2"))
        #expect(stack.holds(view(1)))
        #expect(stack.holds(view(2)))
        #expect(!stack.holds(view(3)))
        stack.update()
        #expect(!stack.holds(view(1)))
        #expect(stack.holds(view(2)))
    }
}
