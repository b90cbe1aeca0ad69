import BackstaffElements
import BackstaffGraph

/// A node between a view and its content that has no element of its own. Most modifiers have such a node.
class ContentNode: _Node {
    @exclusivity(unchecked) private(set) final var content: _Node?

    /// Creates the content's node, while this node is created.
    final func show<V: View>(_ view: V) {
        content = V._makeNode(of: view, under: self)
    }

    final func update<V: View>(content view: V) {
        if let content { V._updateNode(content, to: view) }
    }

    override func unmount() {
        super.unmount()
        content?.unmount()
    }

    override final func forEachElement(_ body: (Element) -> Void) { content?.forEachElement(body) }

    override final var firstElement: Element? { content?.firstElement }
}
