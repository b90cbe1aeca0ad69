import BackstaffElements
import BackstaffGraph

/// A view that arranges its views vertically, and creates them only when they come near the screen.
public struct LazyVStack<Content: View>: PrimitiveView {
    private let layout: LazyStackLayout
    private let content: Content

    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views.
    ///   - spacing: The spacing between views in points, or `nil` for the default spacing.
    ///   - pinnedViews: The headers and footers that stay visible while their section scrolls.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: "vertical", alignment: alignment.name, spacing: spacing)
        self.content = content()
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        view.layout.makeNode(view.content, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        view.layout.update(node, view.content)
    }

    /// A lazy stack creates its views on demand, so their types say nothing about the views around the stack.
    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

/// A view that arranges its views horizontally, and creates them only when they come near the screen.
public struct LazyHStack<Content: View>: PrimitiveView {
    private let layout: LazyStackLayout
    private let content: Content

    /// - Parameters:
    ///   - alignment: The vertical alignment of the views.
    ///   - spacing: The spacing between views in points, or `nil` for the default spacing.
    ///   - pinnedViews: The headers and footers that stay visible while their section scrolls.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: "horizontal", alignment: alignment.name, spacing: spacing)
        self.content = content()
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        view.layout.makeNode(view.content, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        view.layout.update(node, view.content)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

/// Options for headers and footers of sections that stay visible while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a set of views from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Pins the headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Pins the footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The arrangement of the views of a lazy stack.
@MainActor
private struct LazyStackLayout {
    let axis: String
    let alignment: String?
    let spacing: CGFloat?

    func makeNode<V: View>(_ content: V, under parent: _Node) -> _Node {
        let node = LazyContainerNode(.lazyStack, under: parent)
        arrange(node)
        node.show(content)
        return node
    }

    func update<V: View>(_ node: _Node, _ content: V) {
        let node = unsafeDowncast(node, to: LazyContainerNode.self)
        arrange(node)
        node.update(content: content)
    }

    private func arrange(_ node: LazyContainerNode) {
        node.set(.axis, axis)
        node.set(.alignment, alignment)
        node.set(.spacing, spacing.map { Double($0) })
    }
}
