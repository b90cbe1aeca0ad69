import BackstaffGraph

/// A view with a node of its own around its content, such as a stack, a scroll view, a menu or a control.
///
///     created:  makeNode ──► configure ──► the content is created
///     updated:               configure ──► the content is updated
@MainActor @preconcurrency
protocol LayoutContainer: PrimitiveView {
    associatedtype Content: View
    associatedtype Node: NodeWithContent

    var content: Content { get }

    /// Creates the node, without content.
    func makeNode(under parent: _Node) -> Node

    /// Sets the attributes that depend on this view. Called once after the node is created, and again in each update.
    func configure(_ node: Node)
}

extension LayoutContainer {
    // Inlined, so that the methods of each container are called directly.

    @inline(__always)
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = view.makeNode(under: parent)
        view.configure(node)
        node.show(view.content)
        return node
    }

    @inline(__always)
    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: Node.self)
        view.configure(node)
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
