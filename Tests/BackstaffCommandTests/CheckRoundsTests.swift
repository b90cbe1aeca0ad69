import Testing

@testable import BackstaffCommand

@Suite("The rounds of a check")
struct CheckRoundsTests {
    private let file = "/c/A.swift"
    /// A chain of modifiers of which none is there. Each hides the next one.
    private let names = (10..<40).map { "f\($0)" }

    /// Runs rounds until they end, as if the compiler reported the first of the modifiers that is still there.
    ///
    /// - Returns: The rounds, the search, and the modules that were checked in each round.
    private func run(most: Int = CheckRounds.most) throws -> (CheckRounds, MissingNameSearch, [[Int]]) {
        var text = "a" + names.map { ".\($0)()" }.joined()
        var search = MissingNameSearch(sources: [file: Array(text.utf8), "/c/B.swift": []])
        var rounds = CheckRounds(modules: [["/c/B.swift"], [file]], most: most)
        var checked: [[Int]] = []
        while let due = rounds.next() {
            checked.append(due)
            var messages: [CompilerMessage] = []
            if let name = names.first(where: { text.contains($0) }), let place = text.firstRange(of: name) {
                let column = text.utf8.distance(from: text.startIndex, to: place.lowerBound) + 1
                let error = "\(file):1:\(column): error: value of type 'some View' has no member '\(name)'"
                messages.append(try #require(CompilerMessage(error)))
            }
            let changed = rounds.add([1: messages], to: &search)
            if let bytes = changed[file] { text = String(decoding: bytes, as: UTF8.self) }
        }
        return (rounds, search, checked)
    }

    @Test("M14 a check goes on while a round finds something new, and checks only the modules that have changed")
    func goingOn() throws {
        let (rounds, search, checked) = try run()
        #expect(search.uses.map(\.name) == names.map { .member($0) })
        #expect(checked == [[0, 1]] + Array(repeating: [1], count: names.count))
        #expect(rounds.cutAfter == nil)
    }

    @Test("M14 a check that doesn't end by itself is cut short, and knows after how many rounds")
    func cut() throws {
        let (rounds, search, checked) = try run(most: 3)
        #expect(search.uses.count == 3 && checked.count == 3 && rounds.cutAfter == 3)
    }
}
