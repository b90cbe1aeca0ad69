/// Something that the framework puts into a bar by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The button of a split view that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
}

/// What the views of a screen want to be without.
struct RemovedToolbarItemsPreference: Equatable {
    let removesSidebarToggle: Bool
}
