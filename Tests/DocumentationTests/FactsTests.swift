import Foundation
import Testing

/// Checks `Tests/facts.tsv`, which says how Backstaff stands to observations of SwiftUI, against the tests and Fidelity.
@Suite("Observations of SwiftUI")
struct FactsTests {
    private struct Fact {
        let id: String
        let state: String
        let proof: String
        let words: String
    }

    /// The states of observations that Backstaff differs from.
    private static let differing = ["ours", "better"]

    private let facts: [Fact]

    init() throws {
        facts = try Repository.text(of: "Tests/facts.tsv").split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { line in
                let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
                let differs = columns.count > 1 && Self.differing.contains(columns[1])
                try #require(columns.count == (differs ? 4 : 3), "\(line) has too many or too few columns")
                return Fact(id: columns[0], state: columns[1], proof: columns[2], words: differs ? columns[3] : "")
            }
    }

    @Test("Each observation is there once, in order, with a known state and a test or a reason")
    func lines() {
        #expect(!facts.isEmpty)
        #expect(facts.map(\.id) == Set(facts.map(\.id)).sorted())
        for fact in facts {
            let states = ["held", "left", "apart"] + Self.differing
            #expect(states.contains(fact.state), "\(fact.id) has the state \(fact.state)")
            #expect(!fact.proof.isEmpty, "\(fact.id) has no third column")
        }
    }

    @Test("Every test exists that holds an observation or shows what Backstaff does instead")
    func tests() throws {
        for fact in facts where fact.state == "held" || Self.differing.contains(fact.state) {
            for name in fact.proof.split(separator: " ") {
                let parts = name.split(separator: ":")
                try #require(parts.count == 2, "\(fact.id) doesn't name a file and a function: \(name)")
                let path = "Tests/\(parts[0])"
                try #require(Repository.exists(path), "\(fact.id) names \(path), which doesn't exist")
                let text = try Repository.text(of: path)
                #expect(
                    text.contains("func \(parts[1])(") || text.contains("def \(parts[1])("),
                    "\(fact.id) names \(parts[1]), which isn't in \(path)")
            }
        }
    }

    @Test("Fidelity says what differs in the words that are quoted, in its sections about differences")
    func differences() throws {
        let text = try differences(in: Repository.text(of: "Documentation/Fidelity.md"))
        #expect(!text.isEmpty)
        for fact in facts where Self.differing.contains(fact.state) {
            #expect(
                !fact.words.isEmpty && text.contains(fact.words),
                "\(fact.id) quotes “\(fact.words)”, which isn't where Fidelity.md says what differs")
        }
    }

    @Test("Words of other sections of Fidelity say nothing about differences")
    func otherSections() throws {
        let text = differences(
            in: """
                # Fidelity
                ## What is the same
                same words
                ## What differs on purpose
                ### Lists
                our
                  words
                ## What differs because a browser draws
                its words
                ## API forms that work
                other words
                """)
        #expect(text.contains("our words") && text.contains("its words"))
        #expect(!text.contains("same words") && !text.contains("other words"))
    }

    /// The sections about what differs, with single spaces.
    private func differences(in fidelity: String) -> String {
        var isDifference = false
        let lines = fidelity.split(separator: "\n").filter { line in
            if line.hasPrefix("## ") { isDifference = line.hasPrefix("## What differs") }
            return isDifference
        }
        return lines.joined(separator: " ").split { $0.isWhitespace }.joined(separator: " ")
    }
}
