import Foundation
import Testing

/// Compares `Documentation/Diagnostics.md` with the kinds of mistakes and the places that report them.
@Suite("The table of mistakes")
struct DiagnosticsTests {
    /// The name and the identifier of each kind.
    private let kinds: [(name: String, id: String)]
    private let rows: [[String]]
    private let sources: [String: String]

    init() throws {
        let list = try Repository.text(of: "Sources/BackstaffNavigation/Diagnostics/Mistake.swift")
        kinds = list.matches(of: #/case (\w+) = "([\w-]+)"/#).map { (String($0.output.1), String($0.output.2)) }
        rows = try Repository.text(of: "Documentation/Diagnostics.md").split(separator: "\n")
            .filter { $0.hasPrefix("| `") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        var sources: [String: String] = [:]
        for path in Repository.files(below: "Sources", endingIn: [".swift"]) {
            sources[path] = try Repository.text(of: path)
        }
        self.sources = sources
    }

    @Test("L10 each kind of mistake has one line, and each line one kind")
    func table() {
        #expect(kinds.count > 30)
        #expect(rows.map { $0[0] }.sorted() == kinds.map { "`\($0.id)`" }.sorted())
        for row in rows { #expect(row.count == 5 && !row[1...4].contains(""), "\(row)") }
    }

    @Test("L10 each kind is reported somewhere, and each report has a kind")
    func reports() {
        var reported: Set<String> = []
        for (path, text) in sources where !path.contains("/Diagnostics/Diagnostics.swift") {
            for match in text.matches(of: #/Diagnostics\.report\(\s*(?:\.(\w+))?/#) {
                guard let name = match.output.1 else {
                    Issue.record("\(path) reports something without a kind")
                    continue
                }
                reported.insert(String(name))
            }
        }
        #expect(reported == Set(kinds.map(\.name)))
    }

    @Test("L10 each kind occurs in a test")
    func tests() throws {
        let text = try Repository.files(below: "Tests", endingIn: [".swift"])
            .filter { !$0.contains("DocumentationTests") }.map { Self.code(of: try Repository.text(of: $0)) }.joined()
        for (name, id) in kinds { #expect(Self.names(name, in: text), "no test names \(id)") }
    }

    @Test("L10 neither a longer name nor a comment counts as an occurrence of a kind")
    func words() {
        #expect(Self.names("repeatedTab", in: "#expect(report.mistake == .repeatedTab)"))
        #expect(!Self.names("repeatedTab", in: "#expect(report.mistake == .repeatedTable)"))
        #expect(!Self.names("repeatedTab", in: "mistake.repeatedTab1 == unrepeatedTab"))
        for comment in ["// .repeatedTab", "let a = 1 // .repeatedTab", "/// A `.repeatedTab`.", "/* .repeatedTab */"] {
            #expect(!Self.names("repeatedTab", in: Self.code(of: comment)), "\(comment)")
        }
        #expect(Self.names("repeatedTab", in: Self.code(of: "let url = \"https://a.b\"; let kind = [.repeatedTab]")))
    }

    /// Swift source without its comments. A comment after code begins with two slashes after a space, which URLs don't.
    private static func code(of text: String) -> String {
        text.replacing(#/(?s)/\*.*?\*//#, with: "")
            .replacing(#/(?m)(^|\s)//.*$/#, with: "")
    }

    /// Whether the code has the case with this name, and not only one with a longer name.
    private static func names(_ name: String, in code: String) -> Bool {
        code.ranges(of: ".\(name)").contains { range in
            guard range.upperBound < code.endIndex else { return true }
            let next = code[range.upperBound]
            return !(next.isLetter || next.isNumber || next == "_")
        }
    }
}
