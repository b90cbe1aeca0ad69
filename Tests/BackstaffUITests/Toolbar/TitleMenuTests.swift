import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Titles with menus")
struct TitleMenuTests {
    @Test("H03 a title with a menu opens it")
    @available(*, deprecated, message: "It is about a deprecated spelling.")
    func actions() async throws {
        struct Root: View {
            @State private var chosen = "nothing"

            var body: some View {
                NavigationStack {
                    Text("Chosen: \(chosen)")
                        .navigationTitle(
                            Text("Setting"),
                            actions: {
                                Button("Action1") { chosen = "first" }
                                Button("Action2") { chosen = "second" }
                            })
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.title == "Setting")
        #expect(!host.shows("Action1"))
        try await host.tap("Title Menu")
        #expect(host.shows("Action1"))
        #expect(!host.shows("Rename"))
        try await host.tap("Action2")
        #expect(host.shows("Chosen: second"))
        #expect(!host.shows("Action1"))
    }

    @Test("H03 a title without a menu has no menu button, and a pushed screen doesn't inherit the menu")
    func none() async throws {
        let host = HeadlessHost(
            NavigationStack {
                NavigationLink("Next", value: 1)
                    .navigationTitle("Root")
                    .toolbarTitleMenu { Button("Sort") {} }
                    .navigationDestination(for: Int.self) { _ in Text("Detail").navigationTitle("Detail") }
            })
        #expect(host.shows("Title Menu"))
        try await host.tap("Next")
        #expect(!host.shows("Title Menu"))
        try await host.goBack()
        try await host.tap("Title Menu")
        #expect(host.shows("Sort"))
    }

    @Test("H03 of several title menus the innermost applies, also as toolbar content")
    func innermost() async throws {
        let host = HeadlessHost(
            NavigationStack {
                VStack { Text("Content").toolbar { ToolbarTitleMenu { Button("Inner") {} } } }
                    .navigationTitle("Root")
                    .toolbarTitleMenu { Button("Outer") {} }
            })
        try await host.tap("Title Menu")
        #expect(host.shows("Inner"))
        #expect(!host.shows("Outer"))
    }

    // MARK: Renaming

    private struct Document: View {
        @State private var title = "Draft"
        @State private var writes = 0
        var menu = 0

        private var counted: Binding<String> {
            Binding {
                title
            } set: {
                title = $0
                writes += 1
            }
        }

        var body: some View {
            NavigationStack {
                if menu == 0 {
                    Text("\(title), \(writes) writes").navigationTitle(counted)
                } else {
                    Text("\(title), \(writes) writes")
                        .toolbarTitleMenu {
                            Button("Print") {}
                            if menu == 2 { RenameButton() }
                        }
                        .navigationTitle(counted)
                }
            }
        }
    }

    @Test("H03 an editable title has Rename in its menu, and Return writes it once")
    func rename() async throws {
        let host = HeadlessHost(Document())
        try await host.tap("Title Menu")
        try await host.tap("Rename")
        #expect(host.title == nil)
        try await host.type("Fin", into: "Title")
        try await host.type("Final", into: "Title")
        #expect(host.shows("Draft, 0 writes"))
        try await host.submit("Title")
        #expect(host.title == "Final")
        #expect(host.shows("Final, 1 writes"))
        #expect(!host.shows("Rename"))
    }

    @Test("H03 Escape cancels a rename, and goes back only when pressed again")
    func giveUp() async throws {
        let host = HeadlessHost(Document())
        try await host.tap("Title Menu")
        try await host.tap("Rename")
        try await host.type("Other", into: "Title")
        try await host.pressEscape()
        #expect(host.title == "Draft")
        #expect(host.shows("Draft, 0 writes"))
    }

    @Test("H03 an unchanged title isn't written, nor is an empty one", arguments: ["Draft", ""])
    func unchanged(text: String) async throws {
        let host = HeadlessHost(Document())
        try await host.tap("Title Menu")
        try await host.tap("Rename")
        try await host.type(text, into: "Title")
        try await host.submit("Title")
        #expect(host.shows("Draft, 0 writes"))
        #expect(host.title == "Draft")
    }

    @Test("H03 a title of spaces is written and shown as it is")
    func spaces() async throws {
        let host = HeadlessHost(Document())
        try await host.tap("Title Menu")
        try await host.tap("Rename")
        try await host.type("  ", into: "Title")
        try await host.submit("Title")
        #expect(host.title == "  ")
    }

    @Test("H10 Rename isn't added to the app's own title menu, unless the app adds it", arguments: [1, 2])
    func renameInMenu(menu: Int) async throws {
        let host = HeadlessHost(Document(menu: menu))
        try await host.tap("Title Menu")
        #expect(host.shows("Print"))
        #expect(host.texts.count { $0 == "Rename" } == 1)
        #expect(try !host.find("Rename").isDisabled)
        try await host.tap("Rename")
        try await host.type("Final", into: "Title")
        try await host.submit("Title")
        #expect(host.title == "Final")
    }

    @Test("H10 a RenameButton runs renameAction, and is disabled without one outside a title menu")
    func renameButton() async throws {
        struct Root: View {
            @State private var title = "Draft"
            @State private var renamed = 0

            var body: some View {
                NavigationStack {
                    VStack {
                        Text("Renamed \(renamed)")
                        RenameButton().accessibilityIdentifier("alone")
                        RenameButton().renameAction { renamed += 1 }.accessibilityIdentifier("with action")
                    }
                    .navigationTitle($title)
                }
            }
        }
        let host = HeadlessHost(Root())
        let buttons = try host.all(role: "button").filter { $0.texts.contains("Rename") }
        #expect(buttons.map(\.isDisabled) == [true, false])
        try await host.tap(buttons[1])
        #expect(host.shows("Renamed 1"))
    }

    @Test("H10 in a title menu renameAction takes precedence over editing the title")
    func renameActionFirst() async throws {
        struct Root: View {
            @State private var title = "Draft"
            @State private var renamed = 0

            var body: some View {
                NavigationStack {
                    Text("Renamed \(renamed)")
                        .navigationTitle($title)
                        .toolbarTitleMenu { RenameButton() }
                        .renameAction { renamed += 1 }
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Title Menu")
        try await host.tap("Rename")
        #expect(host.shows("Renamed 1"))
        #expect(host.title == "Draft")
    }

    // MARK: Modes and subtitles

    @Test("H02 toolbarTitleDisplayMode works like the older modifier, and has one more mode")
    func modes() async throws {
        struct Root: View {
            @State private var mode = ToolbarTitleDisplayMode.automatic

            var body: some View {
                NavigationStack {
                    VStack {
                        Button("inline") { mode = .inline }
                        Button("inline-large") { mode = .inlineLarge }
                        Button("large") { mode = .large }
                    }
                    .navigationTitle("Root")
                    .toolbarTitleDisplayMode(mode)
                }
            }
        }
        let host = HeadlessHost(Root())
        func bar() throws -> String { try host.all(role: "navigation-bar").first?.outline ?? "" }
        #expect(try bar().hasPrefix("navigation-bar display-mode=large\n"))
        for mode in ["inline", "inline-large", "large"] {
            try await host.tap(mode)
            #expect(try bar().hasPrefix("navigation-bar display-mode=\(mode)\n"))
        }
    }

    @Test("H01 a subtitle is below the title of its own screen, and the innermost applies")
    func subtitles() async throws {
        let host = HeadlessHost(
            NavigationStack {
                NavigationLink("Next", value: 1)
                    .navigationSubtitle("Inner")
                    .navigationTitle("Root")
                    .navigationSubtitle(Text("Outer"))
                    .navigationDestination(for: Int.self) { _ in Text("Detail").navigationTitle("Detail") }
            })
        #expect(host.subtitle == "Inner")
        try await host.tap("Next")
        #expect(host.subtitle == nil)
        try await host.goBack()
        #expect(host.subtitle == "Inner")
    }
}
