import BackstaffNavigation
import Fuzzing
import Testing

@Suite
struct ListEditTests {
    /// Applies an edit to a word. Inserted elements are plus signs.
    private func result(of edit: ListEdit, on word: String) -> String {
        let old = Array(word)
        return String((0..<edit.newCount).map { edit.oldOffset(of: $0).map { old[$0] } ?? "+" })
    }

    // MARK: Refused edits

    @Test("G06 deleting an empty, invalid or duplicate set of offsets is refused, and names the offset")
    func malformedDeletions() {
        #expect(throws: ListEditRefusal.nothing) { try ListEdit.deletion(at: [], in: 3) }
        #expect(throws: ListEditRefusal.noElement(3)) { try ListEdit.deletion(at: [0, 3], in: 3) }
        #expect(throws: ListEditRefusal.noElement(-1)) { try ListEdit.deletion(at: [2, -1], in: 3) }
        #expect(throws: ListEditRefusal.noElement(.max)) { try ListEdit.deletion(at: [.max], in: 3) }
        #expect(throws: ListEditRefusal.noElement(.min)) { try ListEdit.deletion(at: [.min], in: 3) }
        #expect(throws: ListEditRefusal.noElement(0)) { try ListEdit.deletion(at: [0], in: 0) }
        #expect(throws: ListEditRefusal.noElement(0)) { try ListEdit.deletion(at: [0], in: -5) }
        #expect(throws: ListEditRefusal.repeated(2)) { try ListEdit.deletion(at: [2, 1, 2], in: 3) }
    }

    @Test("G07 moving an empty or invalid set, or to an invalid destination, is refused")
    func malformedMoves() {
        #expect(throws: ListEditRefusal.nothing) { try ListEdit.move(from: [], to: 0, in: 3) }
        #expect(throws: ListEditRefusal.noElement(7)) { try ListEdit.move(from: [7], to: 0, in: 3) }
        #expect(throws: ListEditRefusal.repeated(0)) { try ListEdit.move(from: [0, 0], to: 0, in: 3) }
        #expect(throws: ListEditRefusal.noPlace(4)) { try ListEdit.move(from: [0], to: 4, in: 3) }
        #expect(throws: ListEditRefusal.noPlace(-1)) { try ListEdit.move(from: [0], to: -1, in: 3) }
        #expect(throws: ListEditRefusal.noPlace(.min)) { try ListEdit.move(from: [0], to: .min, in: 3) }
    }

    @Test("G05 inserting zero, negative or too many elements, or at an invalid place, is refused")
    func malformedInsertions() {
        #expect(throws: ListEditRefusal.nothing) { try ListEdit.insertion(of: 0, at: 0, in: 3) }
        #expect(throws: ListEditRefusal.nothing) { try ListEdit.insertion(of: -2, at: 0, in: 3) }
        #expect(throws: ListEditRefusal.noPlace(4)) { try ListEdit.insertion(of: 1, at: 4, in: 3) }
        #expect(throws: ListEditRefusal.noPlace(-1)) { try ListEdit.insertion(of: 1, at: -1, in: 3) }
        #expect(throws: ListEditRefusal.noPlace(0)) { try ListEdit.insertion(of: 1, at: 0, in: -1) }
        #expect(throws: ListEditRefusal.tooMany(.max)) { try ListEdit.insertion(of: .max, at: 3, in: 3) }
    }

    @Test("G07 dropping a row that is gone, or before one that is gone or in another run, is refused")
    func malformedDrops() {
        #expect(throws: ListEditRefusal.nothing) { try ListEdit.drop(of: [], before: 1, in: 3) }
        #expect(throws: ListEditRefusal.noElement(3)) { try ListEdit.drop(of: [3], before: 1, in: 3) }
        #expect(throws: ListEditRefusal.noElement(3)) { try ListEdit.drop(of: [0], before: 3, in: 3) }
        #expect(throws: ListEditRefusal.noElement(-1)) { try ListEdit.drop(of: [0], before: -1, in: 3) }
        #expect(throws: ListEditRefusal.noElement(0)) { try ListEdit.drop(of: [0], before: nil, in: -1) }
        #expect(throws: ListEditRefusal.outsideRun(0)) { try ListEdit.drop(of: [0], before: 3, within: 2..<4, in: 6) }
        #expect(throws: ListEditRefusal.outsideRun(4)) {
            try ListEdit.drop(of: [3, 4], before: 2, within: 2..<4, in: 6)
        }
        #expect(throws: ListEditRefusal.outsideRun(5)) { try ListEdit.drop(of: [2], before: 5, within: 2..<4, in: 6) }
        #expect(throws: ListEditRefusal.outsideRun(1)) { try ListEdit.drop(of: [2], before: 1, within: 2..<4, in: 6) }
        #expect(throws: ListEditRefusal.noPlace(9)) { try ListEdit.drop(of: [2], before: nil, within: 2..<9, in: 6) }
    }

    // MARK: Tables

    @Test(
        "G07 moved elements are inserted before the element at the destination",
        arguments: [
            ([0], 0, "abcde"), ([0], 1, "abcde"), ([0], 2, "bacde"), ([0], 5, "bcdea"), ([4], 0, "eabcd"),
            ([4], 4, "abcde"), ([4], 5, "abcde"), ([1, 3], 0, "bdace"), ([1, 3], 2, "abdce"), ([1, 3], 3, "acbde"),
            ([3, 1], 5, "acebd"), ([0, 1, 2, 3, 4], 3, "abcde"), ([0, 2, 4], 2, "baced"),
        ] as [([Int], Int, String)])
    func moves(_ row: ([Int], Int, String)) throws {
        let edit = try ListEdit.move(from: row.0, to: row.1, in: 5)
        #expect(result(of: edit, on: "abcde") == row.2)
        #expect(edit.changesNothing == (row.2 == "abcde"))
        #expect(edit.newCount == 5)
    }

    @Test(
        "G06 the elements after a deletion move up",
        arguments: [
            ([0], "bcde"), ([4], "abcd"), ([1, 2], "ade"), ([4, 0, 2], "bd"), ([0, 1, 2, 3, 4], ""),
        ] as [([Int], String)])
    func deletions(_ row: ([Int], String)) throws {
        let edit = try ListEdit.deletion(at: row.0, in: 5)
        #expect(result(of: edit, on: "abcde") == row.1)
        #expect(row.0.allSatisfy { edit.newOffset(of: $0) == nil })
        #expect(!edit.changesNothing)
    }

    @Test(
        "G05 the elements after an insertion move down",
        arguments: [(1, 0, "+abc"), (2, 1, "a++bc"), (1, 3, "abc+")] as [(Int, Int, String)])
    func insertions(_ row: (Int, Int, String)) throws {
        let edit = try ListEdit.insertion(of: row.0, at: row.1, in: 3)
        #expect(result(of: edit, on: "abc") == row.2)
        #expect(!edit.changesNothing)
    }

    @Test(
        "G07 a drop before a row or at the end of its run becomes offsets and a destination",
        arguments: [
            (0, 3, 0..<5, 3, "bcade"), (0, nil, 0..<5, 5, "bcdea"), (4, 0, 0..<5, 0, "eabcd"),
            (2, 2, 0..<5, 2, "abcde"),
            (2, 3, 0..<5, 3, "abcde"), (1, nil, 1..<4, 4, "acdbe"), (1, 4, 1..<4, 4, "acdbe"),
            (3, 1, 1..<4, 1, "adbce"),
        ] as [(Int, Int?, Range<Int>, Int, String)])
    func drops(_ row: (Int, Int?, Range<Int>, Int, String)) throws {
        let edit = try ListEdit.drop(of: [row.0], before: row.1, within: row.2, in: 5)
        #expect(edit.change == .move([row.0], to: row.3))
        #expect(result(of: edit, on: "abcde") == row.4)
    }

    @Test("G05 offsets out of range map to nothing, before and after an edit")
    func outside() throws {
        for edit in [
            try ListEdit.deletion(at: [1], in: 3), try .move(from: [0], to: 3, in: 3),
            try .insertion(of: 2, at: 1, in: 3),
        ] {
            for offset in [-1, .min, .max, 5] {
                #expect(edit.newOffset(of: offset) == nil)
                #expect(edit.oldOffset(of: offset) == nil)
            }
            #expect(edit.newOffset(of: 3) == nil)
        }
    }

    // MARK: Comparison with a simple implementation

    /// A requested edit of the numbers from 0.
    private struct Case {
        enum Kind: CaseIterable { case delete, move, insert }

        var kind: Kind
        var count: Int
        var offsets: [Int]
        var destination: Int

        var edit: ListEdit? {
            switch kind {
            case .delete: try? .deletion(at: offsets, in: count)
            case .move: try? .move(from: offsets, to: destination, in: count)
            case .insert: try? .insertion(of: offsets.count, at: destination, in: count)
            }
        }

        /// Whether the edit is valid.
        var isSound: Bool {
            !offsets.isEmpty
                && (kind == .insert
                    || offsets.allSatisfy { $0 >= 0 && $0 < count } && Set(offsets).count == offsets.count)
                && (kind == .delete || destination >= 0 && destination <= count)
        }

        /// The elements after the edit. A new element is `nil`.
        var result: [Int?] {
            switch kind {
            case .delete: return (0..<count).filter { !offsets.contains($0) }
            case .insert:
                return Array(0..<destination) + offsets.map { _ in nil } + Array(destination..<count)
            case .move:
                let staying = { (offset: Int) in !offsets.contains(offset) }
                return (0..<destination).filter(staying) + offsets.sorted() + (destination..<count).filter(staying)
            }
        }

        var smaller: [Case] {
            var found = Shrinking.shorter(offsets).map {
                Case(kind: kind, count: count, offsets: $0, destination: destination)
            }
            found.append(Case(kind: kind, count: count - 1, offsets: offsets, destination: destination))
            found.append(Case(kind: kind, count: count, offsets: offsets, destination: destination - 1))
            return found.filter { $0.count >= 0 && $0.destination >= -1 }
        }

        var isWrong: Bool {
            guard let edit else { return isSound }
            if !isSound { return true }
            let result = result
            if edit.oldCount != count || edit.newCount != result.count { return true }
            if (0..<edit.newCount).map({ edit.oldOffset(of: $0) }) != result { return true }
            if (0..<count).map({ edit.newOffset(of: $0) }) != (0..<count).map({ result.firstIndex(of: $0) }) {
                return true
            }
            return edit.changesNothing != (result == Array(0..<count))
        }
    }

    @Test("G05 every edit of up to five elements equals the simple implementation")
    func exhaustive() throws {
        var number = 0
        for count in 0...5 {
            for subset in 0..<(1 << (count + 1)) {
                let offsets = (0...count).filter { subset & (1 << $0) != 0 }
                for destination in -1...(count + 1) {
                    for kind in Case.Kind.allCases {
                        let one = Case(kind: kind, count: count, offsets: offsets, destination: destination)
                        number += 1
                        try #require(!one.isWrong, "\(one)")
                    }
                }
            }
        }
        #expect(number > 2_000)
    }

    @Test("G05 random valid and invalid edits of longer lists equal the simple implementation")
    func random() throws {
        var generator = SeededGenerator(seed: 42)
        for _ in 0..<5_000 {
            let count = Int.random(in: 0...40, using: &generator)
            let number = Int.random(in: 0...max(1, count / 2), using: &generator)
            let slack = Int.random(in: 0..<8, using: &generator) == 0 ? 1 : 0
            let places = Array(-slack..<max(1, count + slack))
            let offsets =
                slack == 0
                ? Array(places.shuffled(using: &generator).prefix(number))
                : (0..<number).map { _ in places.randomElement(using: &generator) ?? 0 }
            let start = Case(
                kind: Case.Kind.allCases.randomElement(using: &generator) ?? .move, count: count, offsets: offsets,
                destination: .random(in: -slack...(count + slack), using: &generator))
            let wrong = Shrinking.smallest(start, smaller: \.smaller, fails: \.isWrong)
            try #require(wrong == nil, "\(String(describing: wrong))")
        }
    }
}
