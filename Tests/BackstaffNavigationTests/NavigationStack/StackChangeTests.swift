import BackstaffNavigation
import Fuzzing
import Testing

@Suite("The difference of two states of a stack")
struct StackChangeTests {
    typealias Row = (old: String, new: String, kept: Int, removed: Int, added: Int, motion: StackChange.Motion?)

    private func change(from old: String, to new: String) -> StackChange {
        let old = state(old)
        return StackChange(from: old.entries, to: state(new, after: old).keepingIdentities(of: old).entries)
    }

    @Test(
        "A15 from one state to another: the screens that stay, go and come, and the animation",
        arguments: [
            ("", "", 0, 0, 0, nil),
            ("", "1", 0, 0, 1, .push),
            ("1", "1 1", 1, 0, 1, .push),
            ("", "1 2", 0, 0, 2, nil),
            ("1 2 3", "1", 1, 2, 0, .pop),
            ("1", "2", 0, 1, 1, .fade),
            ("1 2", "1 3", 1, 1, 1, .fade),
            ("1 2 3", "9", 0, 3, 1, .pop),
            ("1", "2 3", 0, 1, 2, nil),
            ("3 1 1", "3 1", 2, 1, 0, .pop),
            ("1 2", "2", 0, 2, 1, .pop),
            ("1", "1 v1", 1, 0, 1, .push),
            ("1 v1", "1", 1, 1, 0, .pop),
            ("1 v1", "1 v2", 1, 1, 1, .fade),
            ("1 v1 v2", "1 v1", 2, 1, 0, .pop),
            ("1 v1", "1 2", 1, 1, 1, .fade),
            ("1 v1", "2 v1", 0, 2, 2, nil),
            ("v1", "v1 1", 1, 0, 1, .push),
            ("v1 1", "v1", 1, 1, 0, .pop),
            ("v1 1", "1", 0, 2, 1, .pop),
        ] as [Row])
    func table(_ row: Row) {
        let change = change(from: row.old, to: row.new)
        #expect(change.kept == row.kept)
        #expect(change.removed == row.removed)
        #expect(change.added == row.added)
        #expect(change.motion == row.motion)
        #expect(!change.isRootReplaced)
    }

    @Test("B12 with another root no screen stays")
    func replacedRoot() {
        var next = state("1 2")
        next.replaceRoot(with: view(1))
        next.push(value(1))
        let change = StackChange(from: state("1 2").entries, to: next.entries)
        #expect(change.isRootReplaced)
        #expect(change.kept == 0)
        #expect(!change.isEmpty)
    }

    @Test("A15 a change turns the old screens into the new ones")
    func properties() {
        var generator = SeededGenerator(seed: 12)
        func random() -> String {
            (0..<Int.random(in: 0..<6, using: &generator)).map { index in
                Bool.random(using: &generator) ? "\(Int.random(in: 0..<2, using: &generator))" : "v\(index)"
            }.joined(separator: " ")
        }
        for _ in 0..<5_000 {
            let old = random()
            let new = random()
            let change = change(from: old, to: new)
            let screens = (old: old.split(separator: " "), new: new.split(separator: " "))
            #expect(change.kept + change.removed == screens.old.count)
            #expect(change.kept + change.added == screens.new.count)
            #expect(screens.old.prefix(change.kept) == screens.new.prefix(change.kept))
            #expect(change.isEmpty == (old == new))
        }
    }
}
