import BackstaffGraph
import BackstaffNavigation

/// The menu of a screen's title, which opens by a tap on the title.
///
/// It takes the place of the menu that an editable title has by itself. Of several the innermost counts. Where the title
/// can be edited the menu ends with Rename, unless there is a ``RenameButton`` in it.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
    private let content: Content

    /// A menu of those items.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The menu that the commands of an app have for a title. There are none here: the menu has Rename where the title
    /// can be edited, and is empty otherwise.
    public init() where Content == EmptyView {
        content = EmptyView()
    }

    public var body: some CustomizableToolbarContent {
        ToolbarItem<String, TitleMenu<Content>>(.init(.titleMenu), content: TitleMenu(content: content))
    }
}

/// The button beside a title, and its menu while that is open.
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

/// The items of a title's menu. They are made each time that it is opened.
private struct TitleMenuItems<Content: View>: View {
    let content: Content
    @State private var renameButtons = RenameButtonCount()
    @Environment(\.rename) private var rename
    @Environment(\.screenContext) private var screen

    var body: some View {
        let renaming = screen?.screenNode?.titleRenaming
        Group {
            content
            if renaming != nil { AutomaticRenameButton(others: renameButtons) }
        }
        .environment(\.rename, rename ?? renaming)
        .environment(\.renameButtons, renameButtons)
    }
}

/// Rename, at the end of a title's menu that hasn't got it. It is made after all other items.
private struct AutomaticRenameButton: View {
    let others: RenameButtonCount

    var body: some View {
        if others.count == 0 { RenameButton().environment(\.renameButtons, nil) }
    }
}

/// Counts the buttons for renaming in a menu, as they are made.
@MainActor
final class RenameButtonCount {
    private(set) var count = 0

    nonisolated init() {}

    func add() {
        count += 1
    }
}

private enum RenameButtonsKey: EnvironmentKey {
    static var defaultValue: RenameButtonCount? { nil }
}

extension EnvironmentValues {
    /// Who wants to know of the buttons for renaming.
    var renameButtons: RenameButtonCount? {
        get { self[RenameButtonsKey.self] }
        set { self[RenameButtonsKey.self] = newValue }
    }
}
