import BackstaffElements
import BackstaffGraph

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - alignment: how views of different widths line up.
    ///   - spacing: the room between views in points, or `nil` for the platform's 8.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = ContainerNode(.vStack, under: parent)
        arrange(node, view)
        node.show(view.content)
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: ContainerNode.self)
        arrange(node, view)
        node.update(content: view.content)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enter(Content.self)
    }

    private static func arrange(_ node: ContainerNode, _ view: Self) {
        node.arrange(alignment: view.alignment.name, spacing: view.spacing)
    }
}
