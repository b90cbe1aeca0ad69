import BackstaffGraph
import BackstaffNavigation

/// A menu for the title of a screen. A tap on the title opens it.
///
/// The menu replaces the default menu of an editable title. If several views set a menu, the innermost one is used. If
/// the title can be edited, a Rename item is added at the end, unless the menu contains a ``RenameButton``.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
    private let content: Content

    /// Creates a title menu.
    ///
    /// - Parameter content: A view builder for the items.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a title menu with the app's commands. There are none here. So the menu contains only Rename if the title
    /// can be edited, and is empty otherwise.
    public init() where Content == EmptyView {
        content = EmptyView()
    }

    public var body: some CustomizableToolbarContent {
        ToolbarItem<String, TitleMenu<Content>>(.init(.titleMenu), content: TitleMenu(content: content))
    }
}

/// The button beside a title, with its menu.
struct TitleMenu<Content: View>: View {
    let content: Content

    var body: some View {
        Menu {
            TitleMenuItems(content: content)
        } label: {
            Image(systemName: "chevron.down").accessibilityLabel("Title Menu")
        }
    }
}

/// The items of a title's menu. They are created each time the menu is opened.
private struct TitleMenuItems<Content: View>: View {
    let content: Content
    @State private var renameButtons = RenameButtonCount()
    @Environment(\.rename) private var rename
    @Environment(\.enclosingScreen) private var screen

    var body: some View {
        let renaming = screen?.titleRenaming.map { RenameAction(action: $0) }
        Group {
            content
            if renaming != nil { AutomaticRenameButton(others: renameButtons) }
        }
        .environment(\.rename, rename ?? renaming)
        .environment(\.renameButtons, renameButtons)
    }
}

/// The Rename item at the end of a title's menu, unless the app has added one. It is created after all other items.
private struct AutomaticRenameButton: View {
    let others: RenameButtonCount

    var body: some View {
        if others.count == 0 { RenameButton().environment(\.renameButtons, nil) }
    }
}
