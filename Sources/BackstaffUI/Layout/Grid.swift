import BackstaffElements
import BackstaffGraph
import Foundation

/// Rows whose cells line up in columns. All cells are made; for many use ``LazyVGrid``.
///
/// Each ``GridRow`` is a row of cells. Any other view has a row for itself.
public struct Grid<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - alignment: how views stand in their cells.
    ///   - horizontalSpacing: the room between columns in points, or `nil` for the platform's 8.
    ///   - verticalSpacing: the room between rows in points, or `nil` for the platform's 8.
    ///   - content: the rows.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = ContainerNode(.vStack, under: parent)
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
        node.set(.placement, "grid")
        node.set(.alignment, alignment.name)
        node.set(.spacing, horizontalSpacing.map { Double($0) })
        node.set(.rowSpacing, verticalSpacing.map { Double($0) })
    }
}

/// A row of a ``Grid``: each view is a cell.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// - Parameters:
    ///   - alignment: how views stand in the row, or `nil` for the grid's own.
    ///   - content: the cells.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = ContainerNode(.hStack, under: parent)
        node.set(.placement, "grid-row")
        node.set(.alignment, view.alignment?.name)
        node.show(view.content)
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: ContainerNode.self)
        node.set(.alignment, view.alignment?.name)
        node.update(content: view.content)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Content.self)
    }
}

extension View {
    /// Lets this cell of a grid take several columns.
    public func gridCellColumns(_ count: Int) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.columns, String(max(1, count))) })
    }

    /// Says how the column of this cell is aligned. Accepted without effect: cells stand as their grid says.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

    /// Says which directions of its cell this view doesn't make larger. Accepted without effect.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

    /// Says where in its cell this view stands. Accepted without effect: cells stand as their grid says.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
}
