/// Something that the framework puts into a bar by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The button of a split view that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title of the screen. Without it in the bar it is still the words of the next screen's back button and the
    /// title of the browser's tab.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The field of a search. Accepted without effect: `searchable` alone says whether there is one.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// What the views of a screen want to be without.
struct RemovedToolbarItemPreference: Equatable {
    let kind: ToolbarDefaultItemKind?
}

/// One of the framework's own items, at a placement of the app's choice.
///
/// Accepted without effect: the framework's items stand where they always do. To be without one, use
/// ``View/toolbar(removing:)``.
public struct DefaultToolbarItem: ToolbarContent {
    /// The item of that kind.
    ///
    /// - Parameters:
    ///   - kind: which item.
    ///   - placement: where SwiftUI puts it.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    public var body: some ToolbarContent { ToolbarContentBranch<Never, Never>.nothing }
}
