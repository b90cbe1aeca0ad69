import BackstaffElements
import BackstaffGraph

/// A node with an element of its own.
class ElementNode: _Node, ElementResponder {
    let element: Element

    init(_ role: ElementRole, text: String = "", under parent: _Node) {
        element = parent.graph.tree.make(role, text: text)
        super.init(under: parent)
    }

    final var tree: ElementTree { graph.tree }

    override func unmount() {
        super.unmount()
        tree.forget(element)
    }

    override final func forEachElement(_ body: (Element) -> Void) { body(element) }

    override final var firstElement: Element? { element }

    /// Handles an event from a person.
    func respond(to event: ElementEvent, at element: Element) {}

    // MARK: Elements inside

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.insert(element, into: self.element, before: sibling)
    }

    override func move(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.move(element, before: sibling)
    }

    override func withdraw(_ element: Element, from child: _Node) {
        tree.remove(element)
    }

    // MARK: Attributes

    final func set(_ key: AttributeKey, _ value: AttributeValue?) {
        tree.set(key, to: value, of: element)
    }

    final func set(_ key: AttributeKey, _ value: Double?) {
        set(key, value.map { .number($0) })
    }

    final func set(_ key: AttributeKey, _ value: String?) {
        set(key, value.map { .text($0) })
    }

    final func set(_ key: AttributeKey, _ value: Bool) {
        set(key, .flag(value))
    }
}

/// A node whose element contains the elements of its content.
class ContainerNode: ElementNode {
    private(set) final var content: _Node?

    override init(_ role: ElementRole, text: String = "", under parent: _Node) {
        super.init(role, text: text, under: parent)
        // The views inside aren't rows of an outer lazy container, which neither counts nor creates them.
        if scope.lazyRows != nil {
            scope = Scope(copying: scope)
            scope.changeRows { $0.lazyRows = nil }
        }
    }

    /// Creates the content's node, while this node is created.
    final func show<V: View>(_ view: V) {
        let node = V._makeNode(of: view, under: self)
        content = node
        node.forEachElement { tree.append($0, to: element) }
    }

    final func update<V: View>(content view: V) {
        if let content { V._updateNode(content, to: view) }
    }

    override func unmount() {
        super.unmount()
        content?.unmount()
    }
}
