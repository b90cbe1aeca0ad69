import BackstaffGraph
import Fuzzing
import Testing

@Suite
struct KeyedDiffTests {
    /// Applies a diff to the old sequence, with inserted elements from the new one.
    private func apply(_ diff: KeyedDiff, to old: [Int], new: [Int]) -> [Int] {
        var result = Array(old[..<diff.prefix])
        for (offset, source) in diff.middle.enumerated() {
            switch source {
            case .new: result.append(new[diff.prefix + offset])
            case .kept(let index), .moved(let index): result.append(old[index])
            }
        }
        return result + old.suffix(diff.suffix)
    }

    /// The length of a longest strictly ascending run, computed in the simplest way.
    private func longestRun(_ values: [Int]) -> Int {
        var lengths: [Int] = []
        for (index, value) in values.enumerated() {
            let before = (0..<index).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0
            lengths.append(before + 1)
        }
        return lengths.max() ?? 0
    }

    private func check(_ old: [Int], _ new: [Int], isMinimal: Bool) {
        let diff = KeyedDiff(from: old, to: new)
        #expect(apply(diff, to: old, new: new) == new, "from \(old) to \(new)")
        var used: [Int] = Array(0..<diff.prefix) + Array((old.count - diff.suffix)..<old.count) + diff.removed
        var kept: [Int] = []
        var moves = 0
        for source in diff.middle {
            switch source {
            case .kept(let index):
                used.append(index)
                kept.append(index)
            case .moved(let index):
                used.append(index)
                moves += 1
            case .new: break
            }
        }
        #expect(used.sorted() == Array(old.indices), "every old place is used or removed once")
        #expect(kept == kept.sorted(), "what stays is in order")
        #expect(diff.removed == diff.removed.sorted())
        if isMinimal {
            let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
            let common = new.compactMap { places[$0] }
            #expect(moves == common.count - longestRun(common), "from \(old) to \(new)")
        }
    }

    @Test(
        "a table of small cases",
        arguments: [
            ([], []), ([], [1, 2]), ([1, 2], []), ([1, 2, 3], [1, 2, 3]), ([1, 2, 3], [1, 9, 2, 3]),
            ([1, 2, 3], [1, 3]),
            ([1, 2, 3], [3, 1, 2]), ([1, 2, 3], [3, 2, 1]), ([1, 2, 3, 4], [2, 1, 4, 3]), ([1, 2], [3, 4]),
        ] as [([Int], [Int])])
    func table(_ row: ([Int], [Int])) {
        check(row.0, row.1, isMinimal: true)
    }

    @Test("random sequences without duplicates: the result is the new sequence, with the fewest moves")
    func unique() {
        var generator = SeededGenerator(seed: 21)
        for _ in 0..<2_000 {
            let old = Array((0..<10).shuffled(using: &generator).prefix(.random(in: 0...10, using: &generator)))
            let new = Array((0..<10).shuffled(using: &generator).prefix(.random(in: 0...10, using: &generator)))
            check(old, new, isMinimal: true)
        }
    }

    @Test("random sequences with duplicates: the result is the new sequence, and each old place is used once")
    func repeated() {
        var generator = SeededGenerator(seed: 22)
        for _ in 0..<2_000 {
            let old = (0..<Int.random(in: 0...8, using: &generator)).map { _ in Int.random(in: 0..<4, using: &generator)
            }
            let new = (0..<Int.random(in: 0...8, using: &generator)).map { _ in Int.random(in: 0..<4, using: &generator)
            }
            check(old, new, isMinimal: false)
        }
    }

    @Test("known equal ends are included in the result")
    func knownEnds() {
        let diff = KeyedDiff(prefix: 2, suffix: 3, from: [5, 6, 7], to: [5, 7, 8])
        #expect(diff.prefix == 3)
        #expect(diff.suffix == 3)
        #expect(diff.middle == [.kept(4), .new])
        #expect(diff.removed == [3])
    }
}
