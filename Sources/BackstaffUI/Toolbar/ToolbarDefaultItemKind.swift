/// An item that the framework adds to a bar by default.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The button of a split view that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title of the screen. If it is removed from the bar, it is still used for the next screen's back button and
    /// for the title of the browser's tab.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The search field. Removing it has no effect.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// A view's preference for the removal of a default item.
struct RemovedToolbarItemPreference: Equatable {
    let kind: ToolbarDefaultItemKind?
}

/// A default item at a given placement.
///
/// This item has no effect, because default items can't be moved. Use ``View/toolbar(removing:)`` to remove one.
public struct DefaultToolbarItem: ToolbarContent {
    /// Creates a default item.
    ///
    /// - Parameters:
    ///   - kind: The kind of item.
    ///   - placement: The placement of the item.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    public var body: some ToolbarContent { ToolbarContentBranch<Never, Never>.nothing }
}
