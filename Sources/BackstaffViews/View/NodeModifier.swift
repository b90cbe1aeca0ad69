import BackstaffGraph

/// A modifier with a node of its own around its content.
///
///     created:  makeNode ──► the content is created ──► contentWasMade
///     updated:  update ────► the content is updated ──► contentWasUpdated
@MainActor
package protocol NodeModifier: PrimitiveModifier {
    associatedtype Node: NodeWithContent

    /// Creates the node, without content.
    func makeNode(under parent: _Node) -> Node

    /// Called after the content was created.
    func contentWasMade(in node: Node)

    /// Updates the node, before its content is updated.
    func update(_ node: Node)

    /// Called after the content was updated.
    func contentWasUpdated(in node: Node)
}

extension NodeModifier {
    @inline(__always)
    package func contentWasMade(in node: Node) {}

    @inline(__always)
    package func update(_ node: Node) {}

    @inline(__always)
    package func contentWasUpdated(in node: Node) {}

    // Inlined, so that the methods of each modifier are called directly.

    @inline(__always)
    package static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = modifier.makeNode(under: parent)
        node.show(content)
        modifier.contentWasMade(in: node)
        return node
    }

    @inline(__always)
    package static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: Node.self)
        modifier.update(node)
        node.update(content: content)
        modifier.contentWasUpdated(in: node)
    }
}
