import BackstaffElements
import BackstaffGraph

/// Views one below the other, made only when they come near the screen.
public struct LazyVStack<Content: View>: PrimitiveView {
    private let layout: LazyStackLayout
    private let content: Content

    /// - Parameters:
    ///   - alignment: how views of different widths line up.
    ///   - spacing: the room between views in points, or `nil` for the platform's.
    ///   - pinnedViews: which headers and footers stay in view.
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

    /// Lazy stacks make views when they are needed: what stands in them counts for nothing outside.
    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

/// Views side by side, made only when they come near the screen.
public struct LazyHStack<Content: View>: PrimitiveView {
    private let layout: LazyStackLayout
    private let content: Content

    /// - Parameters:
    ///   - alignment: how views of different heights line up.
    ///   - spacing: the room between views in points, or `nil` for the platform's.
    ///   - pinnedViews: which headers and footers stay in view.
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

/// Headers and footers of sections that stay in view while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    /// The views whose bits are set in `rawValue`.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// How the views of a lazy stack are arranged.
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
