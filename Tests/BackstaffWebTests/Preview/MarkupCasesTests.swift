import BackstaffElements
import Foundation
import Testing

@testable import BackstaffWeb

/// The cases in `Tests/browser/markup-cases.txt`. A browser test checks the page against the same cases.
@Suite("Markup of elements")
@MainActor
struct MarkupCasesTests {
    private let responder = Nobody()

    @Test("The preview's renderer writes the same HTML for each element as the page")
    func cases() throws {
        let file = URL(fileURLWithPath: #filePath).appending(path: "../../../browser/markup-cases.txt")
            .standardizedFileURL
        let blocks = try String(contentsOf: file, encoding: .utf8).split(separator: "\n\n").filter { $0.first == "[" }
        #expect(blocks.count > 30)
        for block in blocks {
            let lines = block.split(separator: "\n", maxSplits: 1)
            let node = try JSONDecoder().decode(WireNode.self, from: Data(lines[0].utf8))
            let tree = ElementTree()
            let html = String(decoding: HTMLRenderer.html(element(node, in: tree)), as: UTF8.self)
            let expected = lines[1].trimmingCharacters(in: .newlines)
            #expect(Self.normalized(html) == Self.normalized(expected), "\(lines[0])")
        }
    }

    /// Creates an element and its descendants from a node.
    private func element(_ node: WireNode, in tree: ElementTree) -> Element {
        let element = tree.make(node.role, text: node.text)
        tree.respond(to: node.verbs ?? node.role.usualVerbs, at: element, by: responder)
        for (key, value) in node.attributes { tree.set(key, to: value, of: element) }
        for child in node.children { tree.append(self.element(child, in: tree), to: element) }
        return element
    }

    /// HTML with sorted attributes and sorted style properties.
    private static func normalized(_ html: String) -> String {
        html.replacing(#/<(\w+)((?: [\w-]+="[^"]*")*)>/#) { tag in
            let attributes = tag.output.2.matches(of: #/ ([\w-]+)="([^"]*)"/#).map { match in
                let (_, name, value) = match.output
                return name == "style" ? "style=\"\(normalizedStyle(value))\"" : "\(name)=\"\(value)\""
            }
            return "<\(tag.output.1) \(attributes.sorted().joined(separator: " "))>"
        }
    }

    private static func normalizedStyle(_ style: Substring) -> String {
        style.split(separator: ";").map { $0.drop { $0 == " " } }.sorted().joined(separator: "; ")
    }
}

private final class Nobody: ElementResponder {
    func respond(to event: ElementEvent, at element: Element) {}
}

/// A node in the wire format: `[id, role, attributes | 0, text | 0, [node…]]`.
private struct WireNode: Decodable {
    let role: ElementRole
    var attributes: [AttributeKey: AttributeValue] = [:]
    var verbs: ElementVerbs?
    var text = ""
    var children: [WireNode] = []

    init(from decoder: any Decoder) throws {
        var parts = try decoder.unkeyedContainer()
        _ = try parts.decode(Int.self)
        role = try #require(ElementRole(rawValue: try parts.decode(String.self)))
        if !parts.isAtEnd, let values = try? parts.decode([String: Value].self) {
            for (name, value) in values { try set(name, value) }
        } else if !parts.isAtEnd {
            _ = try parts.decode(Int.self)
        }
        if !parts.isAtEnd, let text = try? parts.decode(String.self) {
            self.text = text
        } else if !parts.isAtEnd {
            _ = try parts.decode(Int.self)
        }
        if !parts.isAtEnd { children = try parts.decode([WireNode].self) }
    }

    private mutating func set(_ name: String, _ value: Value) throws {
        if name == "verbs", case .text(let words) = value.value {
            let names = words.split(separator: " ")
            let verbs = ElementVerbs.wireNames.filter { names.contains(Substring("\($0.name)")) }
            self.verbs = ElementVerbs(verbs.map(\.verb))
            return
        }
        let key = try #require(AttributeKey(rawValue: name))
        if case .text(let words) = value.value, key.isColor {
            attributes[key] = .color(words)
        } else {
            attributes[key] = value.value
        }
    }

    private struct Value: Decodable {
        let value: AttributeValue

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                value = .flag(flag)
            } else if let number = try? container.decode(Double.self) {
                value = .number(number)
            } else {
                value = .text(try container.decode(String.self))
            }
        }
    }
}

extension AttributeKey {
    fileprivate var isColor: Bool {
        rules.contains { rule in
            rule.effects.contains { effect in
                if case .color = effect { true } else { false }
            }
        }
    }
}
