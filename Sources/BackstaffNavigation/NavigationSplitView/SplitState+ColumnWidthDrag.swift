extension SplitState {
    /// Sets the width of a leading column after a user has dragged its divider. If it is dragged to less than half of
    /// its minimum, the column is hidden instead.
    package mutating func setWidth(_ width: Double, of column: SplitColumn) {
        guard column != .detail, width.isFinite else { return }
        let index = index(of: column)
        if widths[index].isFixed { return }
        if width < widths[index].minimum / 2 {
            visibility = column == .sidebar && hasContent ? .doubleColumn : .detailOnly
        } else {
            draggedWidths[index] = widths[index].nearest(to: width)
        }
    }
}
