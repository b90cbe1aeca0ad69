import BackstaffElements
import BackstaffGraph

/// A scrollable view.
public struct ScrollView<Content: View>: LayoutContainer {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    let content: Content

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

    func makeNode(under parent: _Node) -> ContainerNode { ContainerNode(.scroll, under: parent) }

    func configure(_ node: ContainerNode) {
        node.set(.axis, axes == .horizontal ? "horizontal" : axes == .vertical ? "vertical" : "both")
        node.set(.indicators, showsIndicators ? nil : "hidden")
    }
}
