import BackstaffGraph

/// A node with one content.
@MainActor
package protocol NodeWithContent: _Node {
    /// The content's node.
    var content: _Node? { get }

    /// Creates the content's node, while this node is created.
    func show<V: View>(_ view: V)
}

extension NodeWithContent {
    /// Updates the content's node.
    @inline(__always)  // Each body and most modifiers call it.
    package func update<V: View>(content view: V) {
        if let content { V._updateNode(content, to: view) }
    }
}

extension ContentNode: NodeWithContent {}

extension ContainerNode: NodeWithContent {}
