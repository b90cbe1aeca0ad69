import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Toolbar item placement")
struct ToolbarPlacementTests {
    /// Returns the texts at a position of the bars on screen, in order.
    private func words(_ host: HeadlessHost, at position: String) throws -> [String] {
        let holders = try host.all(role: "bar-items").filter { $0.outline.hasPrefix("bar-items placement=\(position)") }
        return holders.last?.texts ?? []
    }

    @Test("H04 items of every placement are at their position, and all of them work")
    func placements() async throws {
        struct Root: View {
            @State private var tapped = ""

            private func button(_ words: String) -> some View { Button(words) { tapped = "Tapped \(words)" } }

            var body: some View {
                NavigationStack {
                    Text(tapped)
                        .navigationTitle("Root")
                        .toolbar {
                            ToolbarItem { button("Automatic") }
                            ToolbarItem(placement: .navigation) { button("Navigation") }
                            ToolbarItem(placement: .primaryAction) { button("Primary") }
                            ToolbarItem(placement: .status) { button("Status") }
                            ToolbarItem(placement: .bottomBar) { button("Bottom") }
                            ToolbarItem(placement: .keyboard) { button("Keyboard") }
                        }
                        .toolbar {
                            ToolbarItem(placement: .confirmationAction) { button("Save") }
                            ToolbarItem(placement: .cancellationAction) { button("Cancel") }
                            ToolbarItem(placement: .destructiveAction) { button("Delete") }
                            ToolbarItem(placement: .subtitle) { button("Subtitle") }
                            ToolbarItem(placement: .largeTitle) { button("Large title") }
                            ToolbarItem(placement: .accessoryBar(id: "x")) { button("Accessory") }
                            ToolbarItem(placement: .bottomOrnament) { button("Ornament") }
                        }
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(try words(host, at: "leading") == ["Cancel", "Navigation"])
        #expect(try words(host, at: "trailing") == ["Save", "Delete", "Accessory", "Automatic", "Primary"])
        #expect(try words(host, at: "status") == ["Status"])
        #expect(try words(host, at: "bottom") == ["Ornament", "Bottom"])
        #expect(try words(host, at: "keyboard") == ["Keyboard"])
        #expect(try words(host, at: "subtitle") == ["Subtitle"])
        #expect(try words(host, at: "large-title") == ["Large title"])
        for name in [
            "Automatic", "Navigation", "Primary", "Status", "Bottom", "Keyboard", "Save", "Cancel", "Delete",
            "Subtitle",
            "Large title", "Accessory", "Ornament",
        ] {
            try await host.tap(name)
            #expect(host.shows("Tapped \(name)"))
        }
    }

    @Test(
        "H04 a navigation item is leading at the root, trailing beside a back button on a phone, and leading on a tablet"
    )
    func navigation() async throws {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Next", value: 1)
                        .toolbar { ToolbarItem(placement: .navigation) { Button("Map") {} } }
                        .navigationDestination(for: Int.self) { _ in
                            Text("Detail").toolbar { ToolbarItem(placement: .navigation) { Button("Chart") {} } }
                        }
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(try words(host, at: "leading") == ["Map"])
        try await host.tap("Next")
        #expect(try words(host, at: "trailing") == ["Chart"])
        await host.resize(to: .tabletLandscape)
        #expect(try words(host, at: "leading") == ["Chart"])
        #expect(try words(host, at: "trailing") == [])
        await host.resize(to: .phone)
        #expect(try words(host, at: "trailing") == ["Chart"])
    }

    @Test("H04 a change of width doesn't touch a bar whose items don't depend on the width")
    func noWidth() async throws {
        let host = HeadlessHost(
            NavigationStack { Text("Content").toolbar { Button("Add") {} }.navigationTitle("Root") })
        host.clearRecord()
        await host.resize(to: .tabletLandscape)
        #expect(host.record.operations.isEmpty)
    }

    @Test("H04 secondary actions are in a menu, which closes after a choice and follows the app's state")
    func secondary() async throws {
        struct Root: View {
            @State private var count = 0
            @State private var hasReset = false

            var body: some View {
                NavigationStack {
                    Button("Offer reset") { hasReset = true }
                        .navigationTitle("Root")
                        .toolbar {
                            ToolbarItem(placement: .secondaryAction) { Button("Count \(count)") { count += 1 } }
                            if hasReset {
                                ToolbarItem(placement: .secondaryAction) {
                                    Button("Reset") {
                                        count = 0
                                        hasReset = false
                                    }
                                }
                            }
                        }
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(!host.shows("Count 0"))
        try await host.tap("More")
        try await host.tap("Count 0")
        #expect(!host.shows("Count 1"))
        try await host.tap("Offer reset")
        try await host.tap("More")
        #expect(host.shows("Count 1"))
        try await host.tap("Reset")
        #expect(!host.shows("Reset"))
        try await host.tap("More")
        #expect(host.shows("Count 0"))
        try await host.tap("More")
        #expect(!host.shows("Count 0"))
    }

    @Test("H04 the menu is removed with its last item")
    func emptyMenu() async throws {
        struct Root: View {
            @State private var hasMore = true

            var body: some View {
                NavigationStack {
                    Button("Less") { hasMore = false }
                        .toolbar {
                            if hasMore { ToolbarItem(placement: .secondaryAction) { Button("Share") {} } }
                        }
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.shows("More"))
        try await host.tap("Less")
        #expect(!host.shows("More"))
    }

    @Test(
        "H05 with the editor role, secondary actions are in the middle of a wide bar, and in the menu of a narrow one")
    func center() async throws {
        let host = HeadlessHost(
            NavigationStack {
                Text("Content")
                    .navigationTitle("Root")
                    .toolbarRole(.editor)
                    .toolbar {
                        ToolbarItemGroup(placement: .secondaryAction) {
                            Button("Bold") {}
                            Button("Italic") {}
                        }
                    }
            }, size: .tabletLandscape)
        #expect(try words(host, at: "center") == ["Bold", "Italic"])
        #expect(!host.shows("More"))
        await host.resize(to: .phone)
        #expect(host.shows("More"))
        #expect(!host.shows("Bold"))
        try await host.tap("More")
        #expect(host.shows("Bold"))
    }

    @Test("H04 groups contain several items, spacers are between them, and a control group is one item")
    func groups() throws {
        let host = HeadlessHost(
            NavigationStack {
                Text("Content")
                    .toolbar {
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("First") {}
                            Spacer()
                            Button("Second") {}
                        }
                        ToolbarSpacer(.fixed, placement: .bottomBar)
                        ToolbarSpacer(placement: .bottomBar)
                        ToolbarItem(placement: .bottomBar) {
                            ControlGroup {
                                Button("Third") {}
                                Button("Fourth") {}
                            }
                        }
                        ToolbarItemGroup {
                            Button("Fifth") {}
                        } label: {
                            Text("Group")
                        }
                    }
            })
        #expect(try words(host, at: "bottom") == ["First", "Second", "Third", "Fourth"])
        #expect(try host.all(role: "spacer").count == 2)
        #expect(try words(host, at: "trailing") == ["Fifth"])
        #expect(!host.shows("Group"))
    }

    @Test("H04 items of a customizable toolbar are in the declared order; one that is hidden by default is in the menu")
    func customizable() async throws {
        struct Items: CustomizableToolbarContent {
            var body: some CustomizableToolbarContent {
                ToolbarItem(id: "bold") { Button("Bold") {} }
                ToolbarItem(id: "ruler", showsByDefault: false) { Button("Ruler") {} }
                ToolbarItem(id: "share") { Button("Share") {} }.defaultCustomization(.hidden, options: .alwaysAvailable)
                ToolbarItem(id: "fixed") { Button("Fixed") {} }.customizationBehavior(.disabled)
            }
        }
        let host = HeadlessHost(NavigationStack { Text("Content").toolbar(id: "main") { Items() } })
        #expect(try words(host, at: "trailing") == ["Bold", "Fixed"])
        #expect(!host.shows("Ruler"))
        try await host.tap("More")
        #expect(host.shows("Ruler"))
        #expect(host.shows("Share"))
    }

    @Test("H04 two items with one id are both shown, and reported once")
    func repeatedID() throws {
        let receiver = Diagnostics.Receiver()
        let line = #line + 5
        let shown = try Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(
                NavigationStack {
                    Text("Content")
                        .toolbar(id: "main") {
                            ToolbarItem(id: "x") { Button("First") {} }
                            ToolbarItem(id: "y") { Button("Second") {} }
                            ToolbarItem(id: "x") { Button("Third") {} }
                        }
                })
            return try words(host, at: "trailing")
        }
        #expect(shown == ["First", "Second", "Third"])
        #expect(receiver.reports.map(\.mistake) == [.repeatedItem])
        #expect(receiver.reports.first?.message.contains("“x”") == true)
        #expect(receiver.reports.first?.place == "BackstaffUITests/ToolbarPlacementTests.swift:\(line)")
    }

    @Test("items of two toolbars may share an id, on one screen and on several levels")
    func sameIDInTwoToolbars() throws {
        let receiver = Diagnostics.Receiver()
        let shown = try Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(
                NavigationSplitView {
                    Text("Sidebar")
                } detail: {
                    NavigationStack {
                        Text("Content")
                            .toolbar(id: "screen") { ToolbarItem(id: "add") { Button("Screen's") {} } }
                    }
                    .toolbar(id: "column") { ToolbarItem(id: "add") { Button("Column's") {} } }
                }
                .toolbar(id: "window") { ToolbarItem(id: "add") { Button("Window's") {} } }, size: .tabletLandscape)
            return try words(host, at: "trailing")
        }
        #expect(shown == ["Window's", "Column's", "Screen's"])
        #expect(receiver.reports == [])
    }

    @Test("toolbars with one id on several levels are one toolbar, and an item that occurs twice is reported")
    func sameToolbarTwice() throws {
        let receiver = Diagnostics.Receiver()
        let shown = try Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(
                NavigationStack {
                    Text("Content").toolbar(id: "main") { ToolbarItem(id: "add") { Button("Inner") {} } }
                }
                .toolbar(id: "main") { ToolbarItem(id: "add") { Button("Outer") {} } })
            return try words(host, at: "trailing")
        }
        #expect(shown == ["Outer", "Inner"])
        #expect(receiver.reports.map(\.mistake) == [.repeatedItem])
    }

    private struct Moving: View {
        @State private var isSecondary: Bool
        @State private var count = 0

        init(isSecondary: Bool) {
            _isSecondary = State(initialValue: isSecondary)
        }

        var body: some View {
            NavigationStack {
                Button("Move") { isSecondary.toggle() }
                    .navigationTitle("Count \(count)")
                    .toolbar {
                        ToolbarItem(placement: isSecondary ? .secondaryAction : .primaryAction) {
                            Button("Share") { count += 1 }
                        }
                        ToolbarItem(placement: .secondaryAction) { Button("Print") {} }
                    }
            }
        }
    }

    @Test("an item that moves into the menu closes it when it is tapped; in the bar it doesn't")
    func moving() async throws {
        let host = HeadlessHost(Moving(isSecondary: false))
        try await host.tap("More")
        #expect(host.shows("Print"))
        try await host.tap("Share")
        #expect(host.title == "Count 1")
        #expect(host.shows("Print"), "the menu is none of its business")
        try await host.tap("Move")
        #expect(try words(host, at: "trailing") == [])
        #expect(host.shows("Share"))
        try await host.tap("Share")
        #expect(host.title == "Count 2")
        #expect(!host.shows("Print"))
        #expect(!host.shows("Share"))
    }

    @Test("an item that moves from the menu into the bar no longer closes the menu")
    func movingOut() async throws {
        let host = HeadlessHost(Moving(isSecondary: true))
        try await host.tap("More")
        try await host.tap("Move")
        #expect(try words(host, at: "trailing") == ["Share"])
        try await host.tap("Share")
        #expect(host.title == "Count 1")
        #expect(host.shows("Print"))
    }

    @Test("H04 a tap on an item that was just removed does nothing and is refused")
    func removed() async throws {
        struct Root: View {
            @State private var isShown = true
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    VStack {
                        Text("Count \(count)")
                        Button("Remove") { isShown = false }
                    }
                    .toolbar { if isShown { ToolbarItem { Button("Add") { count += 1 } } } }
                }
            }
        }
        let host = HeadlessHost(Root())
        let item = try host.find("Add")
        try await host.tap("Remove")
        #expect(!host.tapNow(item))
        #expect(host.shows("Count 0"))
        #expect(host.trouble == nil)
    }

    @Test("H04 the framework's own items compile; a title that is removed is still used by the back button")
    func removedTitle() async throws {
        let host = HeadlessHost(
            NavigationStack {
                NavigationLink("Next", value: 1)
                    .navigationTitle("Root")
                    .toolbar(removing: .title)
                    .toolbar { DefaultToolbarItem(kind: .title, placement: .topBarLeading) }
                    .navigationDestination(for: Int.self) { _ in Text("Detail").navigationTitle("Detail") }
            })
        #expect(host.title == "")
        try await host.tap("Next")
        #expect(host.title == "Detail")
        #expect(host.backButton == "Root")
    }
}
