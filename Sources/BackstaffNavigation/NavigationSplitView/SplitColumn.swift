/// A column of a split view.
package enum SplitColumn: Int, CaseIterable, Comparable, Sendable {
    case sidebar, content, detail

    /// The name of the column for hosts.
    package var name: String {
        switch self {
        case .sidebar: "sidebar"
        case .content: "content"
        case .detail: "detail"
        }
    }

    package static func < (first: SplitColumn, second: SplitColumn) -> Bool { first.rawValue < second.rawValue }
}

/// The columns of a split view that are requested by the app or a user. It has no effect while the split view is
/// collapsed.
package enum ColumnVisibility: String, CaseIterable, Sendable {
    /// The columns that suit the available space.
    case automatic
    /// All columns.
    case all
    /// The last two columns.
    case doubleColumn
    /// Only the detail column.
    case detailOnly
}

/// How the leading columns and the detail column share the space.
package enum SplitStyle: Sendable {
    /// `balanced` if the space is wider than it is high, or else `prominentDetail`.
    case automatic
    /// Leading columns reduce the width of the detail column.
    case balanced
    /// Leading columns overlap the detail column, which keeps its size.
    case prominentDetail
}
