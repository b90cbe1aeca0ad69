import BackstaffElementLayout
import BackstaffElements
import BackstaffGraph
import BackstaffLayout

extension View {
    /// Sets the alignment of the column of this cell in a ``Grid``.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridCellModifier { $0.columnAlignment = guide.guide })
    }

    /// Sets the axes along which this cell doesn't make a ``Grid`` larger than other cells do.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellModifier { $0.unsizedAxes = axes.layoutAxes })
    }

    /// Sets the point of this view that lies at the same point of its cell in a ``Grid``.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridCellModifier { $0.anchor = LayoutUnitPoint(anchor.x, anchor.y) })
    }
}

private struct GridCellModifier: WrappingModifier {
    static var role: ElementRole { .style }

    private let attributes: LayoutGridCell.Attributes

    init(_ change: (inout LayoutGridCell.Attributes) -> Void) {
        var attributes = LayoutGridCell.Attributes()
        change(&attributes)
        self.attributes = attributes
    }

    func configure(_ wrapper: WrapperNode) {
        if (wrapper.memory as? GridCell)?.attributes == attributes { return }
        wrapper.participate(inLayoutBy: GridCell(attributes))
    }
}

/// What a modifier says to the grid around its view.
private final class GridCell: GridCellSetter {
    let attributes: LayoutGridCell.Attributes

    init(_ attributes: LayoutGridCell.Attributes) { self.attributes = attributes }
}
