import BackstaffElements
import BackstaffGraph
import BackstaffUI
import BackstaffViews

/// A view in a graph, for sending events and checking the changes.
@MainActor
package final class ControlStage {
    package let graph = ViewGraph(tree: ElementTree())

    package init<V: View>(_ view: V) {
        graph.mount { V._makeNode(of: view, under: $0) }
        _ = graph.tree.takeOperations()
    }

    /// Returns all elements of a role in reading order.
    package func all(_ role: ElementRole) -> [Element] {
        var found: [Element] = []
        graph.tree.root.forEachDescendant { if $0.role == role { found.append($0) } }
        return found
    }

    /// Returns the only element of a role, or the one that contains a text.
    package func element(_ role: ElementRole, _ words: String? = nil) -> Element? {
        all(role).first { words == nil || Self.words(of: $0).contains(words ?? "") }
    }

    /// Delivers an event, updates the views, and returns the changes.
    @discardableResult
    package func send(_ event: ElementEvent, to element: Element?) throws -> [String] {
        guard let element else { throw ElementTree.Refusal.gone }
        try graph.tree.deliver(event, to: element.id)
        return settle()
    }

    @discardableResult
    package func settle() -> [String] {
        graph.settle()
        return graph.tree.takeOperations().map(Self.describe)
    }

    package static func words(of element: Element) -> String {
        var words: [String] = []
        element.forEachDescendant { if !$0.text.isEmpty { words.append($0.text) } }
        return words.joined(separator: " ")
    }

    package static func describe(_ operation: ElementOperation) -> String {
        switch operation {
        case .insert(let element, _, _): "insert \(element.role.rawValue)"
        case .remove: "remove"
        case .move: "move"
        case .text(let element): "text \(element.text)"
        case .attribute(let element, let key): "set \(key.rawValue) \(describe(element[key]))"
        case .verbs(let element): "verbs \(element.role.rawValue)"
        case .focus(let element): "focus \(element.role.rawValue)"
        case .announce(let words): "announce \(words)"
        }
    }

    package static func describe(_ value: AttributeValue?) -> String {
        switch value {
        case .flag(let flag): String(flag)
        case .number(let number): String(number)
        case .text(let text), .color(let text): text
        case nil: "none"
        }
    }
}

/// The values that actions have written.
@MainActor
package final class ControlLog {
    package var entries: [String] = []

    package init() {}

    package func add(_ entry: String) {
        entries.append(entry)
    }
}
