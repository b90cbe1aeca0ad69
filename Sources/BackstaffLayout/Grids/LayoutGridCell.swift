/// The modifiers with which a view says how a grid lays it out: `gridCellColumns`, `gridCellAnchor`,
/// `gridColumnAlignment` and `gridCellUnsizedAxes`.
///
/// They count also if other modifiers are around them.
package final class LayoutGridCell: LayoutUnary {
    /// What the modifiers of a cell say.
    package struct Attributes: Equatable, Sendable {
        /// The number of columns that the cell takes, or nil for one.
        ///
        /// A number below 1 counts as 1, and the layout reports it. On Apple's platforms, 0 puts the cell and the next one into
        /// one column, and a negative number ends the app.
        package var span: Int?
        /// The point of the cell, and of the room for it, that meet.
        package var anchor: LayoutUnitPoint?
        /// The horizontal guide by which the cell's column is aligned.
        package var columnAlignment: LayoutGuide?
        /// The axes along which the cell doesn't make the grid larger than other cells do.
        package var unsizedAxes: LayoutAxes = []

        /// Attributes of a cell without modifiers.
        package init() {}

        /// Adds the attributes of a modifier further out. The inner ones count, and unsized axes add up.
        mutating func add(_ outer: Attributes) {
            span = span ?? outer.span
            anchor = anchor ?? outer.anchor
            columnAlignment = columnAlignment ?? outer.columnAlignment
            unsizedAxes.formUnion(outer.unsizedAxes)
        }
    }

    /// What the modifiers say.
    package var attributes: Attributes {
        didSet { if attributes != oldValue { invalidate() } }
    }

    /// Gives attributes to a cell.
    package init(_ attributes: Attributes, _ child: LayoutNode) {
        self.attributes = attributes
        super.init(child)
    }

    override func changeTraits(_ traits: inout LayoutTraits) {
        guard traits.cell != nil else {
            traits.cell = attributes
            return
        }
        traits.cell?.add(attributes)
    }
}
