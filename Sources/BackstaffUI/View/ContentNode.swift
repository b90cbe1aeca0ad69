import BackstaffElements
import BackstaffGraph

/// A node between a view and its content that has no element: most modifiers.
class ContentNode: _Node {
    @exclusivity(unchecked) private(set) final var content: _Node?

    /// Makes the content, while the node is made.
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
