/// The state of a split view. It is the same whether the split view is expanded or collapsed.
///
///     sidebar ── selection ──► content ── selection ──► detail
///        │ a destination can replace the root of the next column      each column: a root, and a stack above it
///        ▼
///     layout(in: space) ──► expanded: columns side by side or over each other
///                      └─► collapsed: one stack; the last column with something to show is on top
///
/// A change of size doesn't change the state. ``SplitLayout`` is a function of the state and the available space.
package struct SplitState: Equatable, Sendable {
    /// One column.
    package struct Column: Equatable, Sendable {
        /// The selections of the lists in the column. They determine what the next column shows.
        package var selection: [NavigationValue]
        /// Whether a user is picking rows in edit mode. While the split view is collapsed, picked rows don't lead to the
        /// next column.
        package var isPicking: Bool
        /// Whether the app has kept the selection although a user has gone back from the column that it leads to. While
        /// the split view is collapsed, a kept selection doesn't lead there any more.
        package var isSelectionKept: Bool
        /// Whether a destination from the column before replaces the column's own root.
        package var isRootReplaced: Bool
        /// The screens above the column's root.
        package var stack: StackState

        package init(
            selection: [NavigationValue] = [], isPicking: Bool = false, isSelectionKept: Bool = false,
            isRootReplaced: Bool = false, stack: StackState = StackState()
        ) {
            self.selection = selection
            self.isPicking = isPicking
            self.isSelectionKept = isSelectionKept
            self.isRootReplaced = isRootReplaced
            self.stack = stack
        }
    }

    /// The columns, from the sidebar to the detail: two or three.
    private var columns: [Column]

    package var visibility = ColumnVisibility.automatic
    /// The first column that may be on top while the split view is collapsed.
    package var preferredCompactColumn: SplitColumn?
    package var style = SplitStyle.automatic
    /// The limits of the leading columns' widths.
    package var widths: [ColumnWidth]
    /// The widths to which a user has dragged the leading columns, in points.
    package var draggedWidths: [Double?]

    package init(hasContent: Bool) {
        columns = Array(repeating: Column(), count: hasContent ? 3 : 2)
        widths = hasContent ? [.sidebar, .content] : [.sidebar]
        draggedWidths = Array(repeating: nil, count: widths.count)
    }

    // MARK: Columns

    package var hasContent: Bool { columns.count == 3 }

    /// The columns of the split view, in order.
    package var order: [SplitColumn] { hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail] }

    package func index(of column: SplitColumn) -> Int {
        switch column {
        case .sidebar: 0
        case .content: hasContent ? 1 : 0
        case .detail: columns.count - 1
        }
    }

    package subscript(column: SplitColumn) -> Column {
        get { columns[index(of: column)] }
        set { columns[index(of: column)] = newValue }
    }

    func column(before column: SplitColumn) -> SplitColumn? {
        let index = index(of: column)
        return index > 0 ? order[index - 1] : nil
    }

    func column(after column: SplitColumn) -> SplitColumn? {
        let index = index(of: column) + 1
        return index < columns.count ? order[index] : nil
    }

    // MARK: Navigation

    /// Selects `value` in the lists of a column and clears the stacks of later columns.
    ///
    /// Those stacks belong to the former selection. If a user taps the selected row again, this goes back to the
    /// root.
    package mutating func select(_ value: NavigationValue, in column: SplitColumn) {
        self[column].selection = [value]
        self[column].isSelectionKept = false
        for later in order where later > column { self[later].stack = StackState() }
    }

    /// Replaces the root of a column with another view.
    package mutating func replaceRoot(of column: SplitColumn) {
        self[column].isRootReplaced = true
        self[column].stack = StackState()
    }

    /// Goes back one step from a column: pops the topmost screen of its stack, or leaves the column if its stack is
    /// empty.
    package mutating func back(from column: SplitColumn) {
        let depth = self[column].stack.depth
        if depth > 0 { self[column].stack.pop(to: depth - 1) } else { leave(column) }
    }

    /// Leaves a column: clears the selection or the replaced root that filled it, and everything that later columns
    /// show. If the app keeps the selection, its column is marked afterwards (``Column/isSelectionKept``).
    package mutating func leave(_ column: SplitColumn) {
        guard let before = self.column(before: column) else { return }
        for other in order where other >= column {
            self[other].isRootReplaced = false
            self[other].stack = StackState()
            if other != .detail { self[other].selection = [] }
        }
        self[before].selection = []
        if let preferred = preferredCompactColumn, preferred >= column { preferredCompactColumn = before }
    }

    // MARK: Arrangement

    /// Shows or hides columns, as the sidebar's toggle does.
    package mutating func toggle(in space: SplitViewSpace) {
        let layout = layout(in: space)
        switch (layout.shown, layout.mode) {
        case (.detailOnly, _): visibility = hasContent ? .doubleColumn : .all
        case (.doubleColumn, _): visibility = .all
        case (_, .overlaid): visibility = .detailOnly
        default: visibility = hasContent ? .doubleColumn : .detailOnly
        }
    }

    /// Hides the columns that overlap the detail column, as a tap beside them does.
    package mutating func hideOverlay(in space: SplitViewSpace) {
        let layout = layout(in: space)
        switch layout.mode {
        case .overlaid: if layout.columns.count > 1 { visibility = .detailOnly }
        case .displaced: visibility = .doubleColumn
        case .tiled, .collapsed: break
        }
    }
}
