import BackstaffNavigation
import Fuzzing
import Testing

@Suite
struct KeyboardSelectionTests {
    private typealias Selection = KeyboardSelection<Character>

    /// Returns a selection after an edit of rows, which are the letters of a word. Dots can't be selected.
    private func after(
        _ edit: ListEdit, of word: String, _ rule: DeletedSelection = .keep, _ selection: Selection
    ) -> Selection {
        let rows = Array(word)
        var selection = selection
        selection.follow(edit, selecting: rule) { rows[$0] == "." ? nil : rows[$0] }
        return selection
    }

    private func after(
        deleting offsets: [Int], of word: String = "abcde", _ rule: DeletedSelection = .keep, _ selection: Selection
    ) throws -> Selection {
        after(try .deletion(at: offsets, in: word.count), of: word, rule, selection)
    }

    @Test(
        "G11 moving and inserting rows keeps the selection, lead and anchor on their rows",
        arguments: DeletedSelection.allCases)
    func movesAndInsertions(_ rule: DeletedSelection) throws {
        let selection = Selection(["b", "d"], lead: "b", anchor: "d")
        #expect(after(try .move(from: [1, 3], to: 0, in: 5), of: "abcde", rule, selection) == selection)
        #expect(after(try .insertion(of: 3, at: 1, in: 5), of: "abcde", rule, selection) == selection)
        #expect(after(try .deletion(at: [0, 2, 4], in: 5), of: "abcde", rule, selection) == selection)
    }

    @Test("G11 keep: a deleted row stays selected until the app changes the selection")
    func keep() throws {
        #expect(try after(deleting: [1], .keep, Selection(["b"])) == Selection(["b"]))
        #expect(try after(deleting: [1, 2], .keep, Selection(["b", "e"])).values == ["b", "e"])
    }

    @Test("G11 clear: deleted rows are deselected, and other values stay, even those without a row")
    func clear() throws {
        #expect(try after(deleting: [1], .clear, Selection(["b"])) == Selection())
        #expect(try after(deleting: [1, 2], .clear, Selection(["b", "e", "x"])).values == ["e", "x"])
        #expect(try after(deleting: [0], .clear, Selection(["b"])).values == ["b"])
    }

    @Test(
        "G11 follow: the row that takes the place is selected, or at the end the row before",
        arguments: [
            ("abcde", [1], "b", "c"), ("abcde", [4], "e", "d"), ("abcde", [1, 2], "b", "d"),
            ("abcde", [1, 2], "c", "d"),
            ("abcde", [3, 4], "e", "c"), ("abcde", [0, 1, 2, 3, 4], "c", ""), ("ab.de", [1], "b", "d"),
            ("ab..", [1], "b", "a"), (".b.", [1], "b", ""), ("abcde", [1, 3], "bd", "c"),
            ("abcde", [1, 3], "bde", "e"),
            ("abcde", [1], "", ""), ("abcde", [1], "a", "a"), ("abcde", [1], "x", "x"),
        ] as [(String, [Int], String, String)])
    func follow(_ row: (String, [Int], String, String)) throws {
        let selection = try after(deleting: row.1, of: row.0, .follow, Selection(Set(row.2)))
        #expect(selection.values == Set(row.3))
    }

    @Test("G11 follow: lead and anchor move to the newly selected row")
    func followTakesKeysAlong() throws {
        let selection = try after(deleting: [1], .follow, Selection(["b"], lead: "a", anchor: "b"))
        #expect(selection == Selection(["c"], lead: "c", anchor: "c"))
    }

    @Test(
        "G11 if the lead is deleted, it moves to the nearest remaining row together with its anchor",
        arguments: DeletedSelection.allCases)
    func keysAfterDeletion(_ rule: DeletedSelection) throws {
        let selected: Set<Character> = ["a"]
        #expect(try after(deleting: [2], rule, Selection(selected, lead: "c", anchor: "c")).lead == "d")
        #expect(try after(deleting: [2], rule, Selection(selected, lead: "c", anchor: "c")).anchor == "d")
        #expect(try after(deleting: [2, 3, 4], rule, Selection(selected, lead: "d", anchor: "b")).lead == "b")
        #expect(try after(deleting: [2, 3, 4], rule, Selection(selected, lead: "d", anchor: "b")).anchor == "b")
        #expect(try after(deleting: [2], rule, Selection(selected, lead: "b", anchor: "c")).anchor == "b")
        #expect(try after(deleting: [2], rule, Selection(selected, lead: nil, anchor: "c")).anchor == nil)
        #expect(
            try after(deleting: [0, 1, 2, 3, 4], rule, Selection(["x"], lead: "c", anchor: "a")) == Selection(["x"]))
    }

    @Test("G11 filtered rows stay selected, and keys continue at the nearest visible row")
    func filtering() {
        var selection = Selection(["b", "d"], lead: "b", anchor: "d")
        selection.filter(Array("abcde")) { "ce".contains($0) }
        #expect(selection == Selection(["b", "d"], lead: "c", anchor: "c"))
        selection.filter(Array("ce")) { "abcde".contains($0) }
        #expect(selection == Selection(["b", "d"], lead: "c", anchor: "c"))
        selection.filter(Array("abcde")) { "a".contains($0) }
        #expect(selection.lead == "a")
        selection.filter(Array("a")) { _ in false }
        #expect(selection == Selection(["b", "d"]))
    }

    @Test("G11 filtering and deleting don't change a lead that never had a row")
    func leadWithoutRow() throws {
        var selection = Selection(["x"], lead: "x", anchor: "x")
        selection.filter(Array("abc")) { $0 == "a" }
        #expect(selection == Selection(["x"], lead: "x", anchor: "x"))
        #expect(try after(deleting: [0], .follow, selection) == selection)
    }

    // MARK: Comparison with a simple implementation

    private struct Case {
        var rows: [Int]
        var deleted: [Int]
        var selection: KeyboardSelection<Int>
        var rule: DeletedSelection

        /// The expected result, computed row by row.
        var expected: KeyboardSelection<Int> {
            let gone = Set(deleted.map { rows[$0] })
            func neighbour(_ value: Int) -> Int? {
                guard let place = rows.firstIndex(of: value) else { return nil }
                return rows[place...].first { !gone.contains($0) } ?? rows[..<place].last { !gone.contains($0) }
            }
            var expected = selection
            if rule != .keep { expected.values.subtract(gone) }
            if rule == .follow, expected.values.isEmpty, let first = rows.first(where: selection.values.contains),
                let next = neighbour(first)
            {
                return KeyboardSelection([next], lead: next, anchor: next)
            }
            if let lead = selection.lead, gone.contains(lead) { expected.lead = neighbour(lead) }
            if let anchor = selection.anchor, gone.contains(anchor) { expected.anchor = expected.lead }
            return expected
        }

        var isWrong: Bool {
            guard let edit = try? ListEdit.deletion(at: deleted, in: rows.count) else { return false }
            var found = selection
            found.follow(edit, selecting: rule) { rows[$0] }
            return found != expected
        }

        var smaller: [Case] {
            Shrinking.shorter(deleted).map { Case(rows: rows, deleted: $0, selection: selection, rule: rule) }
                + Shrinking.shorter(Array(selection.values)).map {
                    Case(
                        rows: rows, deleted: deleted,
                        selection: KeyboardSelection(Set($0), lead: selection.lead, anchor: selection.anchor),
                        rule: rule)
                }
        }
    }

    @Test("G11 random deletions give the same selection as the simple implementation")
    func random() throws {
        var generator = SeededGenerator(seed: 43)
        for _ in 0..<5_000 {
            let rows = Array(0..<Int.random(in: 1...12, using: &generator)).shuffled(using: &generator)
            let number = Int.random(in: 1...rows.count, using: &generator)
            let chosen = rows.shuffled(using: &generator).prefix(.random(in: 0...3, using: &generator))
            let start = Case(
                rows: rows, deleted: Array(rows.indices.shuffled(using: &generator).prefix(number)),
                selection: KeyboardSelection(
                    Set(chosen), lead: rows.randomElement(using: &generator),
                    anchor: rows.randomElement(using: &generator)),
                rule: DeletedSelection.allCases.randomElement(using: &generator) ?? .keep)
            let wrong = Shrinking.smallest(start, smaller: \.smaller, fails: \.isWrong)
            try #require(wrong == nil, "\(String(describing: wrong))")
        }
    }
}
