import BackstaffElements

extension HeadlessHost {
    /// The visible columns of the first split view, in order: `sidebar`, `content`, `detail`.
    public var columns: [String] {
        guard let split = splitView else { return [] }
        return split.columns.filter { !$0.has(.covered) }.compactMap { $0.words(.placement) }
    }

    /// The arrangement of the first split view's columns: `tiled`, `overlaid`, `displaced` or `collapsed`.
    ///
    /// The value is `nil` if there is no split view.
    public var columnArrangement: String? { splitView?.words(.displayMode) }

    /// The widths of the first split view's columns, in points, except for the detail column. Hidden columns are
    /// included.
    public var columnWidths: [Double] {
        splitView?.columns.compactMap { column in
            if case .number(let width) = column[.width] { width } else { nil }
        } ?? []
    }

    /// Taps the button that shows and hides the sidebar.
    ///
    /// - Throws: ``LookUpFailure`` if there is no such button on screen.
    public func toggleSidebar() async throws {
        guard let toggle = reachable.first(where: { $0.role == .sidebarToggle }) else {
            throw LookUpFailure("There is no button for the sidebar.", outline: outline)
        }
        try await send(.activate, to: toggle)
    }

    /// Taps beside the columns that lie over the detail column, which hides them.
    ///
    /// - Throws: ``LookUpFailure`` if there is no split view on screen.
    public func tapOutsideColumns() async throws {
        try await send(.activate, to: requiredSplitView())
    }

    /// Drags the divider after a column.
    ///
    /// - Parameters:
    ///   - column: `sidebar` or `content`.
    ///   - width: The new width of the column, in points.
    /// - Throws: ``LookUpFailure`` if there is no split view, or if the column has no divider.
    public func dragDivider(of column: String, to width: Double) async throws {
        let divider = try requiredSplitView().children.first {
            $0.role == .columnDivider && $0.words(.placement) == column
        }
        guard let divider else { throw LookUpFailure("“\(column)” has no divider.", outline: outline) }
        try await send(.width(width), to: divider)
    }

    private var splitView: Element? { reachable.first { $0.role == .splitView } }

    private func requiredSplitView() throws -> Element {
        guard let split = splitView else { throw LookUpFailure("There is no split view.", outline: outline) }
        return split
    }
}

extension Element {
    fileprivate var columns: [Element] { children.filter { $0.role == .column } }
}
