import BackstaffElements
import BackstaffGraph
import Foundation

/// A grid of views in rows and columns. All cells are loaded. Use ``LazyVGrid`` for many cells.
///
/// Each ``GridRow`` is a row of cells. Any other view is a row of its own.
public struct Grid<Content: View>: LayoutContainer {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    let content: Content

    /// - Parameters:
    ///   - alignment: The alignment of views in their cells.
    ///   - horizontalSpacing: The spacing between columns in points, or `nil` for the default of 8 points.
    ///   - verticalSpacing: The spacing between rows in points, or `nil` for the default of 8 points.
    ///   - content: A view builder for the rows.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    func makeNode(under parent: _Node) -> ContainerNode {
        let node = ContainerNode(.vStack, under: parent)
        node.set(.placement, "grid")
        return node
    }

    func configure(_ node: ContainerNode) {
        node.set(.alignment, alignment.name)
        node.set(.spacing, horizontalSpacing.map { Double($0) })
        node.set(.rowSpacing, verticalSpacing.map { Double($0) })
    }
}

/// A row of a ``Grid``: each view is a cell.
public struct GridRow<Content: View>: LayoutContainer {
    private let alignment: VerticalAlignment?
    let content: Content

    /// - Parameters:
    ///   - alignment: The alignment of views in the row, or `nil` for that of the grid.
    ///   - content: A view builder for the cells.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    func makeNode(under parent: _Node) -> ContainerNode {
        let node = ContainerNode(.hStack, under: parent)
        node.set(.placement, "grid-row")
        return node
    }

    func configure(_ node: ContainerNode) {
        node.set(.alignment, alignment?.name)
    }
}

extension View {
    /// Makes this cell of a grid span several columns.
    public func gridCellColumns(_ count: Int) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.columns, String(max(1, count))) })
    }
}
