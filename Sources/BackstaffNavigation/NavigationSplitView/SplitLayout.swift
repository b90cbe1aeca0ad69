/// The space that is available to a split view.
package struct SplitViewSpace: Equatable, Sendable {
    /// The width in points.
    var width: Double
    var height: Double
    /// Whether the horizontal size class is compact. A compact size class collapses a split view of any width.
    package var isCompact: Bool

    package init(width: Double, height: Double, isCompact: Bool) {
        self.width = width
        self.height = height
        self.isCompact = isCompact
    }
}

/// The appearance of a split view: a function of its ``SplitState`` and the available space.
package struct SplitLayout: Equatable, Sendable {
    package enum Mode: String, CaseIterable, Sendable {
        /// The columns are side by side.
        case tiled
        /// Leading columns overlap the detail column, which keeps its size.
        case overlaid
        /// The sidebar is beside the content and detail columns. These keep their size and are moved partly off screen.
        case displaced
        /// One column is shown at a time.
        case collapsed
    }

    package enum Toggle: String, Sendable {
        /// The button with a sidebar symbol.
        case sidebar
        /// A back button with the title of the column before, in the bar of the content column.
        case back
    }

    package var mode: Mode
    /// The columns on screen, in order.
    package var columns: [SplitColumn]
    /// The widths of the leading columns in points, including those that aren't on screen.
    package var widths: [Double]
    /// The visible columns as a visibility. While collapsed, it is the visibility that the expanded form would have.
    package var shown: ColumnVisibility
    package var toggle: Toggle
}

extension SplitState {
    /// The smallest width of a detail column beside others if the app has chosen the balanced style, in points.
    private static let leastBalancedDetail = 240.0
    /// The smallest width of a detail column beside others in the other styles, in points.
    private static let leastAutomaticDetail = 400.0
    /// The smallest width of the detail column for which all three columns are shown by default, in points.
    private static let ampleDetail = 640.0
    /// The width from which columns are tiled in the automatic style, even if the space is higher than it is wide.
    private static let ampleWidth = 1100.0

    /// The layout of the split view in the available space.
    package func layout(in space: SplitViewSpace) -> SplitLayout {
        let expanded = expandedLayout(in: space)
        return space.isCompact ? collapsed(from: expanded) : expanded
    }

    /// The widths of the leading columns if there is enough space: those to which a user has dragged them, or else the
    /// app's.
    var idealWidths: [Double] { zip(widths, draggedWidths).map { $0.nearest(to: $1) } }

    private func expandedLayout(in space: SplitViewSpace) -> SplitLayout {
        let tiles = tiles(in: space)
        let shown =
            visibility == .automatic
            ? usualVisibility(in: space, tiled: tiles) : hasContent ? visibility : twoColumnVisibility
        let leading = leadingColumns(for: shown)
        let least = style == .balanced ? Self.leastBalancedDetail : Self.leastAutomaticDetail
        if tiles, let fitted = fittedWidths(of: leading, in: space.width, leastDetail: least) {
            return SplitLayout(
                mode: .tiled, columns: leading + [.detail], widths: fitted, shown: shown, toggle: .sidebar)
        }
        let overlaid = narrowed(idealWidths, of: leading, to: space.width)
        if tiles, leading.count == 2,
            let fitted = fittedWidths(of: [.content], in: space.width, leastDetail: least)
        {
            return SplitLayout(
                mode: .displaced, columns: leading + [.detail], widths: [overlaid[0], fitted[1]], shown: shown,
                toggle: .sidebar)
        }
        return SplitLayout(
            mode: .overlaid, columns: leading + [.detail], widths: overlaid, shown: shown,
            toggle: leading == [.content] ? .back : .sidebar)
    }

    /// Whether columns are side by side if they fit.
    private func tiles(in space: SplitViewSpace) -> Bool {
        switch style {
        case .balanced: true
        case .prominentDetail: false
        case .automatic: space.width >= space.height || space.width >= Self.ampleWidth
        }
    }

    /// The visibility in a split view with two columns, where `doubleColumn` and `all` mean the same.
    private var twoColumnVisibility: ColumnVisibility { visibility == .doubleColumn ? .all : visibility }

    /// The visibility that is used for `automatic`.
    private func usualVisibility(in space: SplitViewSpace, tiled: Bool) -> ColumnVisibility {
        if !tiled { return .detailOnly }
        let ideal = idealWidths
        let least = style == .balanced ? Self.leastBalancedDetail : Self.leastAutomaticDetail
        if hasContent, space.width - ideal[0] - ideal[1] >= Self.ampleDetail { return .all }
        let last = order[order.count - 2]
        if fittedWidths(of: [last], in: space.width, leastDetail: least) == nil { return .detailOnly }
        return hasContent ? .doubleColumn : .all
    }

    private func leadingColumns(for visibility: ColumnVisibility) -> [SplitColumn] {
        switch visibility {
        case .all, .automatic: order.dropLast()
        case .doubleColumn: [order[order.count - 2]]
        case .detailOnly: []
        }
    }

    /// The widths of all leading columns if those in `leading` fit beside a detail column, or `nil` if they don't.
    ///
    /// If the ideal widths don't fit, the columns in `leading` are narrowed, in proportion to how far each is above its
    /// minimum.
    private func fittedWidths(of leading: [SplitColumn], in width: Double, leastDetail: Double) -> [Double]? {
        var fitted = idealWidths
        let indices = leading.map { index(of: $0) }
        let wanted = indices.reduce(0) { $0 + fitted[$1] }
        let excess = wanted - max(0, width - leastDetail)
        if excess <= 0 { return fitted }
        let slack = indices.reduce(0) { $0 + fitted[$1] - widths[$1].minimum }
        if excess > slack { return nil }
        for index in indices { fitted[index] -= excess * (fitted[index] - widths[index].minimum) / slack }
        return fitted.map { $0.rounded() }
    }

    /// The widths of columns that overlap the detail column. They leave a strip of 44 points free, so that a user can
    /// tap beside them.
    private func narrowed(_ wanted: [Double], of leading: [SplitColumn], to width: Double) -> [Double] {
        let indices = leading.map { index(of: $0) }
        let sum = indices.reduce(0) { $0 + wanted[$1] }
        let available = max(0, width - 44)
        if sum <= available || sum == 0 { return wanted }
        var narrowed = wanted
        for index in indices { narrowed[index] = (wanted[index] * available / sum).rounded(.down) }
        return narrowed
    }
}
