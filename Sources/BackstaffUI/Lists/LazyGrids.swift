import BackstaffElements
import BackstaffGraph

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
    /// How wide a column is.
    public enum Size: Sendable {
        /// Exactly so many points.
        case fixed(CGFloat)
        /// A share of the room, within bounds in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit, each within bounds in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide the column is.
    public var size: Size
    /// The room to the next column in points, or `nil` for the platform's.
    public var spacing: CGFloat?
    /// Where views stand in their cell. Of the vertical part the first item's counts for the whole grid.
    public var alignment: Alignment?

    /// A column.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// The item as the page reads it: kind, least and greatest width, and spacing; -1 stands for no bound.
    fileprivate var text: String {
        func number(_ value: CGFloat) -> String {
            value == .infinity ? "-1" : Double(value).formatted(.number.grouping(.never))
        }
        let space = number(spacing ?? 8)
        return switch size {
        case .fixed(let width): "fixed \(number(width)) \(number(width)) \(space)"
        case .flexible(let minimum, let maximum): "flexible \(number(minimum)) \(number(maximum)) \(space)"
        case .adaptive(let minimum, let maximum): "adaptive \(number(minimum)) \(number(maximum)) \(space)"
        }
    }
}

/// Views in columns that fill row by row, made only when they come near the screen.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let content: Content

    /// - Parameters:
    ///   - columns: the columns.
    ///   - alignment: how the grid stands in wider room.
    ///   - spacing: the room between rows in points, or `nil` for the platform's.
    ///   - pinnedViews: which headers and footers stay in view.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: "vertical", items: columns, alignment: alignment.name, spacing: spacing)
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

/// Views in rows that fill column by column, made only when they come near the screen.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let content: Content

    /// - Parameters:
    ///   - rows: the rows.
    ///   - alignment: how the grid stands in higher room.
    ///   - spacing: the room between columns in points, or `nil` for the platform's.
    ///   - pinnedViews: which headers and footers stay in view.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: "horizontal", items: rows, alignment: alignment.name, spacing: spacing)
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

/// How the views of a lazy grid are arranged.
@MainActor
private struct LazyGridLayout {
    let axis: String
    let items: [GridItem]
    let alignment: String?
    let spacing: CGFloat?

    func makeNode<V: View>(_ content: V, under parent: _Node) -> _Node {
        let node = LazyContainerNode(.lazyGrid, under: parent)
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
        node.set(.columns, items.map(\.text).joined(separator: ";"))
        node.set(.anchor, items.first?.alignment.map { $0.vertical.name ?? "center" })
        node.set(.alignment, alignment)
        node.set(.spacing, spacing.map { Double($0) })
    }
}
