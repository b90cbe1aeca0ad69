import BackstaffElements
import BackstaffGraph

/// A description of a column of a ``LazyVGrid`` or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
    /// The width of a column or the height of a row.
    public enum Size: Sendable {
        /// A fixed size in points.
        case fixed(CGFloat)
        /// A share of the remaining space, within bounds in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit in the space, each within bounds in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width of the column or the height of the row.
    public var size: Size
    /// The spacing to the next item in points, or `nil` for the default spacing.
    public var spacing: CGFloat?
    /// The alignment of views in their cells. For the vertical alignment, the first item determines the whole grid.
    public var alignment: Alignment?

    /// Creates a grid item.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// The item in the form that the page reads: kind, minimum, maximum and spacing, with -1 for infinity.
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

/// A container that arranges its views in columns, row by row, and creates them only when they come near the screen.
public struct LazyVGrid<Content: View>: LazyLayoutContainer {
    private let layout: LazyGridLayout
    let content: Content

    /// - Parameters:
    ///   - columns: The columns of the grid.
    ///   - alignment: The horizontal alignment of the grid in its space.
    ///   - spacing: The spacing between rows in points, or `nil` for the default spacing.
    ///   - pinnedViews: The headers and footers that stay visible while their section scrolls.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: "vertical", items: columns, alignment: alignment.name, spacing: spacing)
        self.content = content()
    }

    func makeNode(under parent: _Node) -> LazyContainerNode { LazyContainerNode(.lazyGrid, under: parent) }

    func configure(_ node: LazyContainerNode) { layout.configure(node) }
}

/// A container that arranges its views in rows, column by column, and creates them only when they come near the screen.
public struct LazyHGrid<Content: View>: LazyLayoutContainer {
    private let layout: LazyGridLayout
    let content: Content

    /// - Parameters:
    ///   - rows: The rows of the grid.
    ///   - alignment: The vertical alignment of the grid in its space.
    ///   - spacing: The spacing between columns in points, or `nil` for the default spacing.
    ///   - pinnedViews: The headers and footers that stay visible while their section scrolls.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: "horizontal", items: rows, alignment: alignment.name, spacing: spacing)
        self.content = content()
    }

    func makeNode(under parent: _Node) -> LazyContainerNode { LazyContainerNode(.lazyGrid, under: parent) }

    func configure(_ node: LazyContainerNode) { layout.configure(node) }
}

/// The arrangement of the views of a lazy grid.
@MainActor
private struct LazyGridLayout {
    let axis: String
    let items: [GridItem]
    let alignment: String?
    let spacing: CGFloat?

    func configure(_ node: LazyContainerNode) {
        node.set(.axis, axis)
        node.set(.columns, items.map(\.text).joined(separator: ";"))
        node.set(.anchor, items.first?.alignment.map { $0.vertical.name ?? "center" })
        node.set(.alignment, alignment)
        node.set(.spacing, spacing.map { Double($0) })
    }
}
