import Foundation
import Testing

/// Checks `Tests/facts.tsv`, which says how Backstaff stands to observations of SwiftUI, against the tests and Fidelity.
@Suite("Observations of SwiftUI")
struct FactsTests {
    private struct Fact {
        let id: String
        let state: String
        let proof: String
    }

    private let facts: [Fact]

    init() throws {
        facts = try Repository.text(of: "Tests/facts.tsv").split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { line in
                let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
                try #require(columns.count == 3, "\(line) doesn't have three columns")
                return Fact(id: columns[0], state: columns[1], proof: columns[2])
            }
    }

    @Test("Each observation is there once, in order, with a known state and a test, words or a reason")
    func lines() {
        #expect(!facts.isEmpty)
        #expect(facts.map(\.id) == Set(facts.map(\.id)).sorted())
        for fact in facts {
            #expect(["held", "ours", "left", "apart"].contains(fact.state), "\(fact.id) has the state \(fact.state)")
            #expect(!fact.proof.isEmpty, "\(fact.id) has no third column")
        }
    }

    @Test("Every test that holds an observation exists")
    func tests() throws {
        for fact in facts where fact.state == "held" {
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

    @Test("Fidelity has the words that are quoted where Backstaff differs on purpose")
    func differences() throws {
        let fidelity = try Repository.text(of: "Documentation/Fidelity.md").split { $0.isWhitespace }
            .joined(separator: " ")
        for fact in facts where fact.state == "ours" {
            #expect(fidelity.contains(fact.proof), "\(fact.id) quotes \(fact.proof), which isn't in Fidelity.md")
        }
    }
}
