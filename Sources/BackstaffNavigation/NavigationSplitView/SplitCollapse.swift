// The collapse of a split view: in a compact size class, it shows one column at a time. No state changes.
//
//     wide:  sidebar │ content │ detail        narrow:  the last column that has something to show
//
// `preferredCompactColumn` can name a column that is on top even if nothing leads to it.

extension SplitState {
    /// Whether a column has something to show: the column before has a selection that isn't being picked in edit mode,
    /// its root is replaced, or its stack isn't empty. The sidebar always has.
    package func isFilled(_ column: SplitColumn) -> Bool {
        guard let before = self.column(before: column) else { return true }
        let isSelected = !self[before].selection.isEmpty && !self[before].isPicking
        return isSelected || self[column].isRootReplaced || self[column].stack.depth > 0
    }

    /// The column on top while the split view is collapsed: the last one with something to show, or the preferred
    /// compact column if that comes later.
    package var topColumn: SplitColumn {
        let filled = order.last(where: isFilled) ?? .sidebar
        return max(filled, preferredCompactColumn.map { order[index(of: $0)] } ?? .sidebar)
    }

    /// The layout of a collapsed split view.
    ///
    /// - Parameter expanded: The layout that the split view would have if it weren't collapsed.
    func collapsed(from expanded: SplitLayout) -> SplitLayout {
        var layout = expanded
        layout.mode = .collapsed
        layout.columns = [topColumn]
        layout.widths = idealWidths
        return layout
    }
}
