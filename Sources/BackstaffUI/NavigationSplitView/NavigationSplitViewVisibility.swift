import BackstaffNavigation

/// Which columns of a ``NavigationSplitView`` are shown while it isn't collapsed.
///
/// Every value is honoured wherever there is room; where there isn't, leading columns lie over the detail, and the value
/// stays what it is.
public struct NavigationSplitViewVisibility: Codable, Equatable, Hashable, Sendable {
    private let name: String

    /// What suits the room that there is.
    public static let automatic = NavigationSplitViewVisibility(.automatic)
    /// Every column.
    public static let all = NavigationSplitViewVisibility(.all)
    /// Content and detail of three columns; of two, both.
    public static let doubleColumn = NavigationSplitViewVisibility(.doubleColumn)
    /// The detail alone.
    public static let detailOnly = NavigationSplitViewVisibility(.detailOnly)

    init(_ visibility: ColumnVisibility) {
        name = visibility.rawValue
    }

    /// What it means. A name that was stored and isn't known means automatic.
    var value: ColumnVisibility { ColumnVisibility(rawValue: name) ?? .automatic }
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let value: SplitColumn

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(value: .sidebar)
    /// The column in the middle of three; of two, the first.
    public static let content = NavigationSplitViewColumn(value: .content)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(value: .detail)
}
