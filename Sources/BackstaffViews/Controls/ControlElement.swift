import BackstaffElements
import BackstaffGraph

/// An element with content, for controls that are implemented as views with a body.
///
/// A control must pass the same keys in `attributes` at each update. Keys that aren't set have the value `nil`.
package struct ControlElement<Content: View>: LayoutContainer {
    let role: ElementRole
    let text: String
    let attributes: KeyValuePairs<AttributeKey, AttributeValue?>
    let verbs: ElementVerbs
    let onEvent: (@MainActor (ElementEvent) -> Void)?
    let content: Content

    package init(
        _ role: ElementRole, text: String = "", _ attributes: KeyValuePairs<AttributeKey, AttributeValue?> = [:],
        verbs: ElementVerbs = [], onEvent: (@MainActor (ElementEvent) -> Void)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.role = role
        self.text = text
        self.attributes = attributes
        self.verbs = verbs
        self.onEvent = onEvent
        self.content = content()
    }

    func makeNode(under parent: _Node) -> ControlNode {
        let node = ControlNode(role, text: text, under: parent)
        if !verbs.isEmpty { node.tree.respond(to: verbs, at: node.element, by: node) }
        return node
    }

    func configure(_ node: ControlNode) { node.apply(self) }
}

/// The node of a ``ControlElement``.
final class ControlNode: ContainerNode, ElementResponder {
    private var onEvent: (@MainActor (ElementEvent) -> Void)?
    private var attributes: KeyValuePairs<AttributeKey, AttributeValue?> = [:]

    func apply<Content: View>(_ view: ControlElement<Content>) {
        tree.setText(view.text, of: element)
        onEvent = view.onEvent
        attributes = view.attributes
        applyAttributes()
    }

    private func applyAttributes() {
        for (key, value) in attributes { set(key, value) }
    }

    func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .activate:
            closeMenu()
            onEvent?(event)
        case .edit(let text): edit(text)
        default: onEvent?(event)
        }
    }

    /// The page shows the new value of a slider immediately. If the app changes the value again, this is sent after the
    /// update. Other controls wait for the answer of the server.
    private func edit(_ text: String) {
        guard element.role == .slider else {
            onEvent?(.edit(text))
            return
        }
        tree.acknowledge(.value, Double(text).flatMap { $0.isFinite ? .number($0) : nil }, of: element)
        onEvent?(.edit(text))
        graph.afterUpdate { [self] in
            if isMounted { applyAttributes() }
        }
    }
}

extension AttributeValue {
    /// A text attribute, or `nil` if the text is empty.
    package static func words(_ words: String?) -> AttributeValue? {
        guard let words, !words.isEmpty else { return nil }
        return .text(words)
    }
}
