import BackstaffNavigation

/// The visible columns of a ``NavigationSplitView`` while it isn't collapsed.
///
/// Every value applies if there is room for its columns. Otherwise leading columns overlay the detail, and the value
/// doesn't change.
public struct NavigationSplitViewVisibility: Codable, Equatable, Hashable, Sendable {
    private let name: String

    /// The columns that suit the available width.
    public static let automatic = NavigationSplitViewVisibility(.automatic)
    /// Every column.
    public static let all = NavigationSplitViewVisibility(.all)
    /// The content and the detail of three columns, or both of two.
    public static let doubleColumn = NavigationSplitViewVisibility(.doubleColumn)
    /// The detail only.
    public static let detailOnly = NavigationSplitViewVisibility(.detailOnly)

    init(_ visibility: ColumnVisibility) {
        name = visibility.rawValue
    }

    /// The value. An unknown stored name means automatic.
    var value: ColumnVisibility { ColumnVisibility(rawValue: name) ?? .automatic }
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let value: SplitColumn

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(value: .sidebar)
    /// The middle of three columns, or the first of two.
    public static let content = NavigationSplitViewColumn(value: .content)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(value: .detail)
}
