/// The room that a split view has.
package struct SplitRoom: Equatable, Sendable {
    /// In points.
    package var width: Double
    package var height: Double
    /// Whether the horizontal size class is compact, which is what collapses a split view, however wide it is.
    package var isCompact: Bool

    package init(width: Double, height: Double, isCompact: Bool) {
        self.width = width
        self.height = height
        self.isCompact = isCompact
    }
}

/// All that a host shows of a split view: a function of its ``SplitState`` and the room there is.
package struct SplitLayout: Equatable, Sendable {
    package enum Mode: String, CaseIterable, Sendable {
        /// Side by side.
        case tiled
        /// Leading columns over the detail, which keeps its size.
        case overlaid
        /// The sidebar beside content and detail, which keep their size and are pushed out of the way.
        case displaced
        /// One column at a time.
        case collapsed
    }

    package enum Toggle: String, Sendable {
        /// The button with the picture of a sidebar.
        case sidebar
        /// "‹" with the title of the column before, in the bar of the content column.
        case back
    }

    package var mode: Mode
    /// The columns on screen, in order.
    package var columns: [SplitColumn]
    /// The widths of the leading columns in points, on screen or not.
    package var widths: [Double]
    /// Which columns are on screen, in the words of an app. While collapsed: what they would be.
    package var shown: ColumnVisibility
    package var toggle: Toggle
}

extension SplitState {
    /// A tiled detail is no narrower than this, in points, where an app has asked for balanced columns …
    private static let leastBalancedDetail = 240.0
    /// … and where the framework has chosen to tile …
    private static let leastAutomaticDetail = 400.0
    /// … and all three columns are tiled unasked only where the detail keeps as much as this.
    private static let ampleDetail = 640.0
    /// Room as wide as this is tiled even if it is higher still.
    private static let ampleWidth = 1100.0

    /// What is shown in some room.
    package func layout(in room: SplitRoom) -> SplitLayout {
        var layout = expandedLayout(in: room)
        if room.isCompact {
            layout.mode = .collapsed
            layout.columns = [topColumn]
            layout.widths = idealWidths
        }
        return layout
    }

    private var idealWidths: [Double] { zip(widths, chosenWidths).map { $0.nearest(to: $1) } }

    private func expandedLayout(in room: SplitRoom) -> SplitLayout {
        let tiles = tiles(in: room)
        let shown =
            visibility == .automatic
            ? usualVisibility(in: room, tiled: tiles) : hasContent ? visibility : twoColumnVisibility
        let leading = leadingColumns(for: shown)
        let least = style == .balanced ? Self.leastBalancedDetail : Self.leastAutomaticDetail
        if tiles, let fitted = fittedWidths(of: leading, in: room.width, leastDetail: least) {
            return SplitLayout(
                mode: .tiled, columns: leading + [.detail], widths: fitted, shown: shown, toggle: .sidebar)
        }
        let overlaid = narrowed(idealWidths, of: leading, to: room.width)
        if tiles, leading.count == 2,
            let fitted = fittedWidths(of: [.content], in: room.width, leastDetail: least)
        {
            return SplitLayout(
                mode: .displaced, columns: leading + [.detail], widths: [overlaid[0], fitted[1]], shown: shown,
                toggle: .sidebar)
        }
        return SplitLayout(
            mode: .overlaid, columns: leading + [.detail], widths: overlaid, shown: shown,
            toggle: leading == [.content] ? .back : .sidebar)
    }

    /// Whether columns stand side by side if they fit.
    private func tiles(in room: SplitRoom) -> Bool {
        switch style {
        case .balanced: true
        case .prominentDetail: false
        case .automatic: room.width >= room.height || room.width >= Self.ampleWidth
        }
    }

    /// In two columns all of them and the last two are the same.
    private var twoColumnVisibility: ColumnVisibility { visibility == .doubleColumn ? .all : visibility }

    /// What is shown where neither app nor person has asked for anything.
    private func usualVisibility(in room: SplitRoom, tiled: Bool) -> ColumnVisibility {
        if !tiled { return .detailOnly }
        let ideal = idealWidths
        let least = style == .balanced ? Self.leastBalancedDetail : Self.leastAutomaticDetail
        if hasContent, room.width - ideal[0] - ideal[1] >= Self.ampleDetail { return .all }
        let last = order[order.count - 2]
        if fittedWidths(of: [last], in: room.width, leastDetail: least) == nil { return .detailOnly }
        return hasContent ? .doubleColumn : .all
    }

    private func leadingColumns(for visibility: ColumnVisibility) -> [SplitColumn] {
        switch visibility {
        case .all, .automatic: order.dropLast()
        case .doubleColumn: [order[order.count - 2]]
        case .detailOnly: []
        }
    }

    /// The widths of all leading columns such that those in `leading` stand beside a detail of a least width: as they
    /// are wanted, or else narrowed alike towards their least. `nil` if that isn't enough.
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

    /// Widths of columns that lie over the detail: together no wider than the room, less a strip to tap outside them.
    private func narrowed(_ wanted: [Double], of leading: [SplitColumn], to width: Double) -> [Double] {
        let indices = leading.map { index(of: $0) }
        let sum = indices.reduce(0) { $0 + wanted[$1] }
        let room = max(0, width - 44)
        if sum <= room || sum == 0 { return wanted }
        var narrowed = wanted
        for index in indices { narrowed[index] = (wanted[index] * room / sum).rounded(.down) }
        return narrowed
    }
}
