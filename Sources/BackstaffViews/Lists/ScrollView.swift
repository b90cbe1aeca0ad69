import BackstaffElements
import BackstaffGraph
import Foundation

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

    func makeNode(under parent: _Node) -> ScrollNode { ScrollNode(.scroll, under: parent) }

    func configure(_ node: ScrollNode) {
        node.setIsVertical(axes.contains(.vertical))
        node.set(.axis, axes == .horizontal ? "horizontal" : axes == .vertical ? "vertical" : "both")
        node.set(.indicators, showsIndicators ? nil : "hidden")
    }
}

/// The node of a scroll view. The page reports its size if a view inside asks for it.
final class ScrollNode: ContainerNode, ElementResponder {
    private var size: StateBox<CGSize?>?

    /// Whether the content has as much height as it needs.
    var isVertical = false  // Set by `setIsVertical(_:)`.

    /// The size of the visible part, or `nil` if the page hasn't reported it. A body that reads it runs again when it
    /// changes.
    var measuredSize: CGSize? {
        let size = size ?? StateBox(nil)
        if self.size == nil {
            self.size = size
            tree.respond(to: .size, at: element, by: self)
        }
        return size.read()
    }

    func respond(to event: ElementEvent, at element: Element) {
        guard case .size(let width, let height) = event, width.isFinite, height.isFinite else { return }
        size?.write(CGSize(width: width, height: height))
    }
}
