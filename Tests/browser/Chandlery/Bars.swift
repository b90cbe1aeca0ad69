import SwiftUI

/// Bars of every kind: roles, title display modes, title menus, and more items than fit.
struct Bars: View {
    var body: some View {
        List(Bar.allCases, id: \.self) { bar in
            NavigationLink(bar.rawValue, value: bar)
        }
        .navigationTitle("Bars")
        .navigationDestination(for: Bar.self) { BarScreen(bar: $0) }
    }
}

enum Bar: String, CaseIterable {
    case navigation = "Navigation"
    case browser = "Browser"
    case editor = "Editor"
    case inline = "Inline"
    case large = "Large"
    case inlineLarge = "Inline Large"
    case subtitle = "Subtitle"
    case inlineSubtitle = "Inline Subtitle"
    case menu = "Title Menu"
    case largeMenu = "Large Title Menu"
    case crowded = "Crowded"
    case kept = "Kept"
    case typed = "Typed"
}

private struct BarScreen: View {
    let bar: Bar
    @State private var name = "Chart of the Skerries"
    @State private var note = ""
    @State private var said = "Nothing yet"
    @State private var isMuted = false

    var body: some View {
        switch bar {
        case .navigation: content.toolbarRole(.navigationStack).toolbar { usual }
        case .browser: content.toolbarRole(.browser).toolbarTitleDisplayMode(.inline).toolbar { usual }
        case .editor: content.toolbarRole(.editor).toolbarTitleDisplayMode(.inline).toolbar { usual }
        case .inline: content.toolbarTitleDisplayMode(.inline).toolbar { usual }
        case .large: content.toolbarTitleDisplayMode(.large).toolbar { usual }
        case .inlineLarge: content.toolbarTitleDisplayMode(.inlineLarge).toolbar { usual }
        case .subtitle: content.navigationSubtitle("12 soundings, 3 marks").toolbarTitleDisplayMode(.large)
        case .inlineSubtitle: content.navigationSubtitle("12 soundings").toolbarTitleDisplayMode(.inline)
        case .menu: rows.navigationTitle($name).toolbarTitleDisplayMode(.inline).toolbarTitleMenu { titleMenu }
        case .largeMenu: rows.navigationTitle($name).toolbarTitleDisplayMode(.large)
        case .crowded: content.toolbarTitleDisplayMode(.inline).toolbar { crowd }
        case .kept:
            content.navigationBarBackButtonHidden()
                .toolbar { ToolbarItem(placement: .cancellationAction) { LeaveButton() } }
        case .typed: content.toolbar { ToolbarItem(placement: .keyboard) { Button("Clear") { note = "" } } }
        }
    }

    private var content: some View {
        rows.navigationTitle(bar.rawValue)
    }

    private var rows: some View {
        List {
            Text("Said: \(said)")
            TextField("Note", text: $note)
            NavigationLink("Further", value: Bar.navigation)
            ForEach(0..<30) { Text("Sounding \($0)") }
        }
    }

    private func say(_ words: String, _ symbol: String) -> some View {
        Button(words, systemImage: symbol) { said = words }
    }

    @ToolbarContentBuilder private var usual: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) { say("Add", "plus") }
        ToolbarItemGroup(placement: .secondaryAction) {
            say("Measure", "ruler")
            say("Print", "printer")
            Toggle("Muted", isOn: $isMuted)
        }
        ToolbarItemGroup(placement: .bottomBar) {
            say("Share", "square.and.arrow.up")
            Spacer()
            say("Bin", "trash")
        }
        ToolbarItem(placement: .status) { Text(isMuted ? "Muted" : "Updated just now") }
    }

    @ToolbarContentBuilder private var crowd: some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) { say("Star", "star") }
        ToolbarItem(placement: .topBarTrailing) { say("Flag", "flag") }
        ToolbarItem(placement: .topBarTrailing) { say("Measure", "ruler") }
        ToolbarItem(placement: .topBarTrailing) { say("Print", "printer").disabled(true) }
        ToolbarItem(placement: .topBarTrailing) {
            Menu("Sort", systemImage: "line.3.horizontal") {
                say("By Depth", "arrow.down")
                say("By Name", "a.circle")
            }
        }
        ToolbarItem(placement: .topBarTrailing) { say("Share", "square.and.arrow.up") }
        ToolbarItem(placement: .confirmationAction) { Button("Save") { said = "Save" } }
    }

    @ViewBuilder private var titleMenu: some View {
        say("Duplicate", "plus.square.on.square")
        say("Move", "folder")
    }
}

private struct LeaveButton: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Leave") { dismiss() }
    }
}
