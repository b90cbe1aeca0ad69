/// What a split view is about, as a value: the same whether its columns stand side by side or form one stack.
///
///     sidebar ── selection ──► content ── selection ──► detail
///        │ a destination may take the place of the next column's root      each column: root │ stack above it
///        ▼
///     layout(in: size) ──► expanded: columns side by side or over each other
///                      └─► collapsed: one stack, the last column that has something to show on top
///
/// A change of size changes none of it. ``SplitLayout`` is a function of this state and the room there is.
package struct SplitState: Equatable, Sendable {
    /// One column.
    package struct Column: Equatable, Sendable {
        /// What the lists of the column have selected. It is what the next column shows.
        package var selection: [NavigationValue]
        /// Whether a destination declared or presented in the column before stands in place of the column's own root.
        package var isRootReplaced: Bool
        /// What stands above the root.
        package var stack: StackState

        package init(
            selection: [NavigationValue] = [], isRootReplaced: Bool = false, stack: StackState = StackState()
        ) {
            self.selection = selection
            self.isRootReplaced = isRootReplaced
            self.stack = stack
        }
    }

    /// The columns, from the sidebar to the detail: two or three.
    private var columns: [Column]

    package var visibility = ColumnVisibility.automatic
    /// While collapsed, at least this column is on top.
    package var preferredCompactColumn: SplitColumn?
    package var style = SplitStyle.automatic
    /// How wide the leading columns may be.
    package var widths: [ColumnWidth]
    /// How wide a person has made the leading columns.
    package var chosenWidths: [Double?]

    package init(hasContent: Bool) {
        columns = Array(repeating: Column(), count: hasContent ? 3 : 2)
        widths = hasContent ? [.sidebar, .content] : [.sidebar]
        chosenWidths = Array(repeating: nil, count: widths.count)
    }

    // MARK: Columns

    package var hasContent: Bool { columns.count == 3 }

    /// The columns that there are, in order.
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

    package func column(before column: SplitColumn) -> SplitColumn? {
        let index = index(of: column)
        return index > 0 ? order[index - 1] : nil
    }

    package func column(after column: SplitColumn) -> SplitColumn? {
        let index = index(of: column) + 1
        return index < columns.count ? order[index] : nil
    }

    /// Whether a column has something to show that was asked for: the column before has a selection, its root is
    /// replaced, or its stack isn't empty.
    package func isFilled(_ column: SplitColumn) -> Bool {
        guard let before = self.column(before: column) else { return true }
        return !self[before].selection.isEmpty || self[column].isRootReplaced || self[column].stack.depth > 0
    }

    /// The column that is on top while the view is collapsed: the last one that is filled, and no earlier one than is
    /// preferred.
    package var topColumn: SplitColumn {
        let filled = order.last(where: isFilled) ?? .sidebar
        return max(filled, preferredCompactColumn.map { order[index(of: $0)] } ?? .sidebar)
    }

    // MARK: Navigating

    /// Selects `value` in the lists of a column. What stood above the roots of later columns belonged to the former
    /// selection, or is what a person who taps the selected row again wants to be rid of.
    package mutating func select(_ value: NavigationValue, in column: SplitColumn) {
        self[column].selection = [value]
        for later in order where later > column { self[later].stack = StackState() }
    }

    /// Puts a view in the place of a column's root.
    package mutating func replaceRoot(of column: SplitColumn) {
        self[column].isRootReplaced = true
        self[column].stack = StackState()
    }

    /// Goes back one step from a column: takes the topmost screen off its stack, or else leaves the column.
    package mutating func back(from column: SplitColumn) {
        let depth = self[column].stack.depth
        if depth > 0 { self[column].stack.pop(to: depth - 1) } else { leave(column) }
    }

    /// Takes back what filled a column, and with it all that later columns show because of it.
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

    // MARK: Arranging

    /// Shows more or less, as the sidebar's toggle does.
    package mutating func toggle(in room: SplitRoom) {
        let layout = layout(in: room)
        switch (layout.shown, layout.mode) {
        case (.detailOnly, _): visibility = hasContent ? .doubleColumn : .all
        case (.doubleColumn, _): visibility = .all
        case (_, .overlaid): visibility = .detailOnly
        default: visibility = hasContent ? .doubleColumn : .detailOnly
        }
    }

    /// Hides what lies over the detail, if anything does, as a tap outside it does.
    package mutating func hideOverlay(in room: SplitRoom) {
        let layout = layout(in: room)
        switch layout.mode {
        case .overlaid: if layout.columns.count > 1 { visibility = .detailOnly }
        case .displaced: visibility = .doubleColumn
        case .tiled, .collapsed: break
        }
    }

    /// Makes a leading column as wide as a person wants it. One that is dragged to less than half of its least width is
    /// hidden instead.
    package mutating func setWidth(_ width: Double, of column: SplitColumn) {
        guard column != .detail, width.isFinite else { return }
        let index = index(of: column)
        if widths[index].isFixed { return }
        if width < widths[index].minimum / 2 {
            visibility = column == .sidebar && hasContent ? .doubleColumn : .detailOnly
        } else {
            chosenWidths[index] = widths[index].nearest(to: width)
        }
    }
}
