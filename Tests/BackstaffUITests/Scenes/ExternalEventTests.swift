import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor
@Suite
struct ExternalEventTests {
    private struct EventApp: App {
        var body: some Scene {
            WindowGroup { EventView(name: "main") }
            WindowGroup(id: "café") { EventView(name: "café") }
                .handlesExternalEvents(matching: ["/Café", ""])
        }
    }

    private struct MatchingFirstApp: App {
        var body: some Scene {
            WindowGroup { EventView(name: "harbours") }.handlesExternalEvents(matching: ["harbours"])
            WindowGroup(id: "other") { EventView(name: "other") }
        }
    }

    private struct EventView: View {
        let name: String
        @State private var preferring: Set<String> = []
        @State private var allowing: Set<String> = ["*"]
        @State private var isQuiet = true

        var body: some View {
            VStack {
                Text("View \(name)")
                Button("Quiet") { isQuiet = true }
                Button("Prefer harbours") { (isQuiet, preferring, allowing) = (false, ["/harbours", ""], []) }
                Button("Allow boats") { (isQuiet, preferring, allowing) = (false, [], ["/BOATS"]) }
                Button("Allow nothing") { (isQuiet, preferring, allowing) = (false, [""], [""]) }
                if !isQuiet {
                    Text("Says").handlesExternalEvents(preferring: preferring, allowing: allowing)
                }
            }
        }
    }

    /// The index of the tab that receives the event.
    private func index(_ event: String, _ hosts: [HeadlessHost]) -> Int? {
        let scene = hosts[0].app.scene(forEvent: event)
        return hosts.firstIndex { $0.scene === scene }
    }

    @Test("an event goes to the first scene that prefers it, else to the first that allows it, else to a new scene")
    func choice() async throws {
        let first = HeadlessHost(EventApp.self)
        let second = await first.openTab()
        let third = await first.openTab()
        let hosts = [first, second, third]
        #expect(index("/harbours/looe", hosts) == 0, "who says nothing allows everything")
        try await third.tap("Prefer harbours")
        #expect(index("/Hárbours/looe", hosts) == 2, "neither case nor accents count")
        #expect(index("/boats", hosts) == 0)
        try await first.tap("Allow nothing")
        try await second.tap("Allow boats")
        #expect(index("https://example.org/boats/1", hosts) == 1)
        #expect(index("/elsewhere", hosts) == nil)
        try await second.tap("Quiet")
        #expect(index("/elsewhere", hosts) == 1)
    }

    @Test("a closed scene and a preview get no event")
    func noScene() {
        let first = HeadlessHost(EventApp.self)
        let app = first.app
        var configuration = Size.phone.sceneConfiguration
        configuration.isPreview = true
        let preview = app.makeScene(configuration)
        first.close()
        #expect(app.scene(forEvent: "/a") == nil)
        preview.close()
    }

    @Test("conditions of several views are combined, an empty condition never matches, and * always does")
    func united() async throws {
        struct Page: View {
            var body: some View {
                Text("A").handlesExternalEvents(preferring: ["a"], allowing: [])
                Text("B").handlesExternalEvents(preferring: ["b", ""], allowing: ["*"])
            }
        }
        let host = HeadlessHost(Page())
        let preferences = host.scene.exchange.preferences
        #expect(preferences.prefers("xax"))
        #expect(preferences.prefers("B"))
        #expect(!preferences.prefers("c"))
        #expect(preferences.allows("c"))
        host.close()
        #expect(!preferences.prefers("xax"))
    }

    @Test("a new tab shows the scene that matches its URL; otherwise the first scene that sets no condition")
    func matching() {
        #expect(HeadlessHost(EventApp.self, url: "/CAFE/menu").shows("View café"))
        #expect(HeadlessHost(EventApp.self, url: "/tea").shows("View main"))
        #expect(HeadlessHost(EventApp.self).shows("View main"))
        #expect(HeadlessHost(MatchingFirstApp.self).shows("View harbours"), "no address, no event")
        #expect(HeadlessHost(MatchingFirstApp.self, url: "/harbours/1").shows("View harbours"))
        #expect(HeadlessHost(MatchingFirstApp.self, url: "/tea").shows("View other"))
    }

    // MARK: URLs that an app opens

    private struct OpeningApp: App {
        var body: some Scene {
            WindowGroup { OpeningView(name: "main", allowing: ["/main", "harbours:"]) }
            WindowGroup(id: "chart") { OpeningView(name: "chart", allowing: ["chart"]) }
                .handlesExternalEvents(matching: ["/chart"])
            WindowGroup(id: "free") { OpeningView(name: "free", allowing: nil) }
        }
    }

    private struct OpeningView: View {
        let name: String
        let allowing: Set<String>?
        @Environment(\.openURL) private var openURL
        @State private var told: [String] = []
        @State private var answers: [Bool] = []

        var body: some View {
            VStack {
                Text("View \(name)")
                Text("Told \(told.joined(separator: " ")).")
                Text("Answers \(answers.map(\.description).joined(separator: " ")).")
                ForEach(["/main/1", "/chart/1", "/?window=chart", "harbours:looe", "chart:1", "boats:1"], id: \.self) {
                    address in
                    Button(address) {
                        if let url = URL(string: address) { openURL(url) { answers.append($0) } }
                    }
                }
            }
            .onOpenURL { told.append($0.absoluteString) }
            .handlesExternalEvents(preferring: [], allowing: allowing ?? ["*"])
        }
    }

    @Test("a URL that a scene opens stays there if its views allow it; otherwise it opens in a new tab")
    func openedHere() async throws {
        let main = HeadlessHost(OpeningApp.self)
        try await main.tap("/main/1")
        #expect(main.shows("Told /main/1."))
        #expect(main.record.requests == [])
        try await main.tap("/chart/1")
        #expect(main.shows("Told /main/1."))
        #expect(main.shows("Answers true true."))
        #expect(main.record.requests == ["open window /chart/1"])
        let chart = await main.openTab(url: "/chart/1")
        #expect(chart.shows("View chart"))
        #expect(chart.shows("Told /chart/1."))

        let free = HeadlessHost(OpeningApp.self, url: "/?window=free")
        try await free.tap("/chart/1")
        #expect(free.shows("Told /chart/1."), "who allows everything keeps its links in its tab")
        #expect(free.record.requests == [])
    }

    @Test("a URL that names another window opens there, whatever the views allow")
    func openedByName() async throws {
        let free = HeadlessHost(OpeningApp.self, url: "/?window=free")
        try await free.tap("/?window=chart")
        #expect(free.record.requests == ["open window /?window=chart"])
        #expect(free.shows("Told ."))
        let chart = HeadlessHost(OpeningApp.self, url: "/?window=chart")
        try await chart.tap("/?window=chart")
        #expect(chart.record.requests == [], "its own is here")
    }

    @Test("a URL that isn't for a page goes to another open scene that allows it, or else to none")
    func openedElsewhere() async throws {
        let main = HeadlessHost(OpeningApp.self)
        try await main.tap("chart:1")
        #expect(main.shows("Answers false."))
        let chart = await main.openTab(url: "/chart/1")
        try await main.tap("chart:1")
        #expect(main.shows("Answers false true."))
        await chart.settle()
        #expect(chart.shows("Told /chart/1 chart:1."))
        try await main.tap("boats:1")
        #expect(main.shows("Answers false true false."))
        try await chart.tap("harbours:looe")
        await main.settle()
        #expect(main.shows("Told harbours:looe."))
        #expect(main.record.requests == [])
        #expect(chart.record.requests == [])
    }
}
