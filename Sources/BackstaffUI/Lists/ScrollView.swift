import BackstaffElements
import BackstaffGraph

/// A scrollable view.
public struct ScrollView<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    private let content: Content

    /// - Parameters:
    ///   - axes: The axes along which the view scrolls.
    ///   - showsIndicators: Whether the view shows scroll indicators.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = ContainerNode(.scroll, under: parent)
        view.arrange(node)
        node.show(view.content)
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: ContainerNode.self)
        view.arrange(node)
        node.update(content: view.content)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Content.self)
    }

    private func arrange(_ node: ContainerNode) {
        node.set(.axis, axes == .horizontal ? "horizontal" : axes == .vertical ? "vertical" : "both")
        node.set(.indicators, showsIndicators ? nil : "hidden")
    }
}
