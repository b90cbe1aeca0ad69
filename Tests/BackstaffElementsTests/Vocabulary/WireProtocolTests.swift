import BackstaffElements
import Foundation
import Testing

/// Compares `Documentation/WireProtocol.md` with the tables in `Sources/BackstaffElements/Vocabulary`.
@Suite("The tables in the article about the wire protocol")
struct WireProtocolTests {
    private let article: String

    init() throws {
        let file = URL(fileURLWithPath: #filePath).appending(path: "../../../../Documentation/WireProtocol.md")
        article = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
    }

    @Test("A role has the verbs in its row of the table, or none if it has no row")
    func verbs() throws {
        var rows: [ElementRole: ElementVerbs] = [:]
        for row in article.matches(of: #/\| (`.+`) \| \*(.+)\* \|/#) {
            let expected = try verbs(named: row.output.2)
            for name in quoted(in: row.output.1) {
                let role = try #require(ElementRole(rawValue: name), "\(name) isn't a role")
                #expect(rows.updateValue(expected, forKey: role) == nil, "\(name) has two rows")
            }
        }
        for role in ElementRole.allCases { #expect(rows[role, default: []] == role.usualVerbs, "\(role)") }
    }

    @Test("The attributes with a color as their value are those that the article lists")
    func colors() throws {
        let sentence = try #require(article.firstMatch(of: #/The values of ([^.]+) are colours:/#))
        let keys = AttributeKey.allCases.filter { key in
            key.rules.contains { rule in rule.effects.contains(where: \.isColor) }
        }
        #expect(quoted(in: sentence.output.1).sorted() == keys.map(\.rawValue).sorted())
    }

    /// The verbs with these names, which are separated by spaces.
    private func verbs(named names: Substring) throws -> ElementVerbs {
        var verbs: ElementVerbs = []
        for name in names.split(separator: " ") {
            let known = ElementVerbs.wireNames.first { "\($0.name)" == name }
            verbs.insert(try #require(known, "\(name) isn't a verb").verb)
        }
        return verbs
    }

    /// The words between backticks.
    private func quoted(in text: Substring) -> [String] {
        text.matches(of: #/`([^`]+)`/#).map { String($0.output.1) }
    }
}

extension AttributeRule.Effect {
    fileprivate var isColor: Bool {
        if case .color = self { true } else { false }
    }
}
