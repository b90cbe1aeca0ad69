import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Bar appearance")
struct ToolbarAppearanceTests {
    /// The outline line of the last bar at the top of a screen.
    private func bar(_ host: HeadlessHost) throws -> String {
        let bars = try host.all(role: "navigation-bar").filter { !$0.outline.contains("placement=bottom") }
        return bars.last?.outline.split(separator: "\n").first.map(String.init) ?? ""
    }

    private func bottomBar(_ host: HeadlessHost) throws -> String {
        let bars = try host.all(role: "navigation-bar").filter { $0.outline.contains("placement=bottom") }
        return bars.last?.outline.split(separator: "\n").first.map(String.init) ?? ""
    }

    @Test("H06 a bar's background color applies to its own screen only")
    func background() async throws {
        let host = HeadlessHost(
            NavigationStack {
                NavigationLink("Next", value: 1)
                    .navigationTitle("Root")
                    .toolbarBackground(.pink, for: .navigationBar)
                    .navigationDestination(for: Int.self) { _ in Text("Detail").navigationTitle("Detail") }
            })
        #expect(try bar(host).contains("fill=pink"))
        #expect(!(try bar(host).contains("ground=")))
        try await host.tap("Next")
        #expect(!(try bar(host).contains("fill=")))
        try await host.goBack()
        #expect(try bar(host).contains("fill=pink"))
    }

    @Test("H06 the background follows state with one operation, and is the default again without a modifier")
    func following() async throws {
        struct Root: View {
            @State private var isPink = true

            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Change") { isPink.toggle() }
                        if isPink { Text("Pink").toolbarBackground(.pink, for: .navigationBar) }
                    }
                    .navigationTitle("Root")
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Change")
        #expect(!(try bar(host).contains("fill=")))
        #expect(host.record.operations.filter { $0.contains("fill") }.count == 1)
    }

    @Test("H06 materials and visibility: for each property, the innermost modifier applies")
    func visibility() throws {
        let host = HeadlessHost(
            NavigationStack {
                Text("Content")
                    .toolbarBackgroundVisibility(.visible, for: .navigationBar)
                    .navigationTitle("Title")
                    .toolbarBackground(.thinMaterial)
                    .toolbarBackground(.hidden, for: .navigationBar)
            })
        #expect(try bar(host).contains("material=thin"))
        #expect(try bar(host).contains("ground=visible"))
    }

    @available(*, deprecated)
    private struct FirstSpelling: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Next", value: 1)
                    .navigationTitle("Root")
                    .toolbarBackground(.pink, in: .navigationBar)
                    .toolbarBackground(.visible, in: .navigationBar, .bottomBar)
                    .toolbarColorScheme(.dark, in: .navigationBar)
                    .toolbar { ToolbarItem(placement: .bottomBar) { Button("Share") {} } }
                    .navigationDestination(for: Int.self) { _ in
                        Text("Detail").navigationTitle("Detail").toolbar(.hidden, in: .navigationBar)
                    }
            }
        }
    }

    @Test("H06 the spellings with in: and with for: have the same effect")
    @available(*, deprecated)
    func firstSpelling() async throws {
        let host = HeadlessHost(FirstSpelling())
        for part in ["fill=pink", "ground=visible", "bar-scheme=dark"] { #expect(try bar(host).contains(part)) }
        #expect(try bottomBar(host).contains("ground=visible"))
        #expect(try !bottomBar(host).contains("fill="))
        try await host.tap("Next")
        #expect(try bar(host).contains("display-mode=none"))
    }

    @Test("H07 a bar is hidden on its own screen; hiding another bar doesn't hide it")
    func hidden() async throws {
        let host = HeadlessHost(
            NavigationStack {
                NavigationLink("Next", value: 1)
                    .navigationTitle("Root")
                    .toolbar(.hidden, for: .tabBar)
                    .navigationDestination(for: Int.self) { _ in
                        Text("Detail").navigationTitle("Detail").toolbar(.hidden, for: .navigationBar)
                    }
            })
        #expect(try !bar(host).contains("display-mode=none"))
        try await host.tap("Next")
        #expect(try bar(host).contains("display-mode=none"))
        try await host.goBack()
        #expect(try !bar(host).contains("display-mode=none"))
    }

    @Test("H07 a view inside can show a bar that a view around it hides")
    func shownAgain() throws {
        let host = HeadlessHost(
            NavigationStack {
                Text("Content").toolbarVisibility(.visible).navigationTitle("Title").toolbar(.hidden)
            })
        #expect(try !bar(host).contains("display-mode=none"))
    }

    @Test("H07 a hidden bottom bar is removed with its items, which can't be tapped")
    func hiddenBottom() async throws {
        struct Root: View {
            @State private var isHidden = false

            var body: some View {
                NavigationStack {
                    Button("Hide") { isHidden.toggle() }
                        .navigationTitle("Title")
                        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Share") {} } }
                        .toolbar(isHidden ? .hidden : .automatic, for: .bottomBar)
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.shows("Share"))
        try await host.tap("Hide")
        #expect(!host.shows("Share"))
        #expect(host.title == "Title")
        try await host.tap("Hide")
        #expect(host.shows("Share"))
        #expect(try bottomBar(host).contains("placement=bottom"))
    }

    @Test("H08 a bar can have its own color scheme, which doesn't apply to the content")
    func colorScheme() throws {
        struct Reader: View {
            @Environment(\.colorScheme) private var colorScheme
            var body: some View { Text("Content is \(colorScheme == .dark ? "dark" : "light")") }
        }
        let host = HeadlessHost(
            NavigationStack { Reader().navigationTitle("Title").toolbarColorScheme(.dark, for: .navigationBar) })
        #expect(try bar(host).contains("bar-scheme=dark"))
        #expect(host.shows("Content is light"))
        let plain = HeadlessHost(
            NavigationStack { Text("Content").navigationTitle("Title").toolbarColorScheme(nil, for: .navigationBar) })
        #expect(try !bar(plain).contains("bar-scheme"))
    }

    @Test("H05 each screen has the toolbar role that it sets or the default, and keeps its items and back button")
    func roles() async throws {
        let host = HeadlessHost(
            NavigationStack {
                NavigationLink("Next", value: 1)
                    .navigationTitle("Root")
                    .toolbarRole(.browser)
                    .toolbar { ToolbarItem(placement: .primaryAction) { Button("Edit") {} } }
                    .navigationDestination(for: Int.self) { number in
                        NavigationLink("Further", value: number + 1)
                            .navigationTitle("Page \(number)")
                            .toolbarRole(number == 1 ? .editor : .navigationStack)
                    }
            })
        #expect(try bar(host).contains("role-name=browser"))
        #expect(host.shows("Edit"))
        try await host.tap("Next")
        #expect(try bar(host).contains("role-name=editor"))
        #expect(host.title == "Page 1")
        try await host.tap("Further")
        #expect(try !bar(host).contains("role-name"))
        // For screen readers the back button has a label in every role.
        #expect(host.backButton == "Page 1")
        try await host.goBack()
        try await host.goBack()
        #expect(host.title == "Root")
    }
}
