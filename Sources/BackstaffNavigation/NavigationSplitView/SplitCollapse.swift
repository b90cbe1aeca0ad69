// The collapse of a split view: in a compact size class, it shows one column at a time. No state changes.
//
//     wide:  sidebar │ content │ detail        narrow:  the last column that has something to show
//
// `preferredCompactColumn` can name a column that is on top even if nothing leads to it.

extension SplitState {
    /// Whether a column has something to show: the selection of the column before leads to it, its root is replaced, or
    /// its stack isn't empty. The sidebar always has.
    package func isFilled(_ column: SplitColumn) -> Bool {
        guard let before = self.column(before: column) else { return true }
        return self[before].selectionLeadsOn || self[column].isRootReplaced || self[column].stack.depth > 0
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

extension SplitState.Column {
    /// Whether the selection leads to the next column while the split view is collapsed.
    fileprivate var selectionLeadsOn: Bool { !selection.isEmpty && !isPicking && !isSelectionKept }
}
