import SwiftUI

/// Forms of toolbars and titles in code bases.
struct ToolbarForms: View {
    @State private var title = "Title"
    @FocusState private var isFocused: Bool

    var body: some View {
        NavigationStack {
            Text("Content")
                .navigationTitle($title)
                .navigationSubtitle("Subtitle")
                .toolbarTitleDisplayMode(.inlineLarge)
                .toolbarTitleMenu {
                    Button("Duplicate") {}
                    RenameButton()
                }
                .renameAction($isFocused)
                .toolbar {
                    ToolbarItem(placement: .navigation) { Button("Sidebar") {} }
                    ToolbarItem(placement: .status) { Text("Status") }
                    ToolbarItemGroup(placement: .keyboard) {
                        Spacer()
                        Button("Done") {}
                    }
                    ToolbarItemGroup(placement: .bottomBar) { Button("Share") {} }
                    ToolbarItemGroup(placement: .secondaryAction) {
                        Button("One") {}
                        Menu("Two") { Button("Three") {} }
                    }
                    ToolbarSpacer(.fixed)
                    ToolbarSpacer(.flexible, placement: .bottomBar)
                    ToolbarTitleMenu { Button("Move") {} }
                    DefaultToolbarItem(kind: .search, placement: .bottomBar)
                }
                .toolbar(id: "main") {
                    ToolbarItem(id: "bold", placement: .secondaryAction) { Button("Bold") {} }
                        .defaultCustomization(.visible, options: .alwaysAvailable)
                    ToolbarItem(id: "italic", placement: .secondaryAction, showsByDefault: false) {
                        Button("Italic") {}
                    }
                    if title.isEmpty {
                        ToolbarItem(id: "title") { Text("No title") }.customizationBehavior(.disabled)
                    }
                }
                .toolbar(removing: .title)
                .toolbar(removing: .sidebarToggle)
                .toolbarRole(.editor)
                .toolbarVisibility(.visible, for: .navigationBar, .bottomBar)
                .toolbarBackgroundVisibility(.visible, for: .navigationBar)
                .toolbar { Items(hasMore: title.isEmpty) }
        }
    }

    private struct Items: ToolbarContent {
        let hasMore: Bool

        @ToolbarContentBuilder var body: some ToolbarContent {
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            if hasMore {
                ToolbarItem(placement: .destructiveAction) { Button("Delete", role: .destructive) {} }
            } else {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
            }
        }
    }
}
