import SwiftUI

/// Toolbar items in every placement, and the bar's appearance in each role.
public struct ToolbarScreen: View {
    @State private var title = "Toolbar"
    @State private var role = Role.automatic
    @State private var last = "None"

    public init() {}

    public var body: some View {
        List {
            Picker("Role", selection: $role) {
                ForEach(Role.allCases, id: \.self) { Text($0.rawValue) }
            }
            LabeledContent("Last tapped", value: last)
        }
        .navigationTitle($title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbarRole(role.value)
        .toolbarTitleMenu {
            Button("Duplicate") { last = "Duplicate" }
            RenameButton()
        }
        .toolbar {
            ToolbarItem(placement: .secondaryAction) { button("Print", "printer") }
            ToolbarItem(placement: .secondaryAction) { button("Tag", "tag") }
            ToolbarItemGroup(placement: .bottomBar) {
                button("Archive", "archivebox")
                Spacer()
                button("Compose", "square.and.pencil")
            }
        }
    }

    private func button(_ name: String, _ symbol: String) -> some View {
        Button(name, systemImage: symbol) { last = name }
    }
}

enum Role: String, CaseIterable {
    case automatic = "Automatic"
    case browser = "Browser"
    case editor = "Editor"

    var value: ToolbarRole {
        switch self {
        case .automatic: .automatic
        case .browser: .browser
        case .editor: .editor
        }
    }
}
