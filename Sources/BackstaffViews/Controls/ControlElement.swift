import BackstaffElements
import BackstaffGraph

/// An element with content, for controls that are implemented as views with a body.
///
/// A control must pass the same keys in `attributes` at each update. Keys that aren't set have the value `nil`.
package struct ControlElement<Content: View>: PrimitiveView {
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

    package static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = ControlNode(view.role, text: view.text, under: parent)
        node.configure(view)
        if !view.verbs.isEmpty { node.tree.respond(to: view.verbs, at: node.element, by: node) }
        node.show(view.content)
        return node
    }

    package static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: ControlNode.self)
        node.tree.setText(view.text, of: node.element)
        node.configure(view)
        node.update(content: view.content)
    }

    package static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Content.self)
    }
}

private final class ControlNode: ContainerNode, ElementResponder {
    private var onEvent: (@MainActor (ElementEvent) -> Void)?
    private var attributes: KeyValuePairs<AttributeKey, AttributeValue?> = [:]

    func configure<Content: View>(_ view: ControlElement<Content>) {
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
