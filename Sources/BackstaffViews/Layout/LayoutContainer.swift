import BackstaffGraph

/// A view that lays out its content in an element of its own, such as a stack, a grid or a scroll view.
@MainActor @preconcurrency
protocol LayoutContainer: PrimitiveView {
    associatedtype Content: View
    associatedtype Node: NodeWithContent

    var content: Content { get }

    /// Creates the node and its element, without content.
    func makeNode(under parent: _Node) -> Node

    /// Sets the attributes that describe the layout. Called once when the node is created, and again in each update.
    func arrange(_ node: Node)
}

extension LayoutContainer {
    // Inlined, so that the methods of each container are called directly.

    @inline(__always)
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = view.makeNode(under: parent)
        view.arrange(node)
        node.show(view.content)
        return node
    }

    @inline(__always)
    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: Node.self)
        view.arrange(node)
        node.update(content: view.content)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Content.self)
    }
}

/// A container that creates its content only when it comes near the screen.
///
/// The types of its views therefore say nothing about the views around the container.
@MainActor @preconcurrency
protocol LazyLayoutContainer: LayoutContainer {}

extension LazyLayoutContainer {
    public static func _inspect(_ inspection: inout _TypeInspection) {}
}
