import BackstaffNavigation
import Testing
import ViewTestSupport

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor
@Suite
struct OnOpenURLTests {
    nonisolated static let sizes = [Size.phone, .tabletLandscape]

    @Test("F05 a new tab opened with a URL shows selection and path in the first frame", arguments: sizes)
    func newTab(_ size: Size) async throws {
        let host = HeadlessHost(HarbourApp.self, size: size, url: "/Looe/4/7")
        #expect(host.title == "Berth 7")
        #expect(host.record.operations == [])
        #expect(host.record.history == [])
        try await host.goBack()
        #expect(host.title == "Berth 4")
        try await host.goBack()
        #expect(host.title == "Looe")
    }

    @Test("F05 a new tab with a URL calls onOpenURL once; one without a URL doesn't call it")
    func once() async throws {
        let model = HarbourModel()
        let plain = HeadlessHost(HarbourView(model: model))
        await plain.settle()
        #expect(model.urls == [])
        let host = HeadlessHost(HarbourView(model: model), url: "/Looe")
        await host.settle()
        await host.resize(to: .tablet)
        #expect(model.urls == ["/Looe"])
    }

    @Test("F05 the action of the last update runs, and not an earlier one")
    func lastAction() async throws {
        final class Log { var counts: [Int] = [] }
        struct Counter: View {
            let log: Log
            @State private var count = 1

            var body: some View {
                // The action captures the number, so that each update has another action.
                Button("More") { count += 1 }.onOpenURL { [count] _ in log.counts.append(count) }
            }
        }
        let log = Log()
        let host = HeadlessHost(Counter(log: log))
        await host.open(url: "/a")
        #expect(log.counts == [1])
        try await host.tap("More")
        await host.open(url: "/b")
        #expect(log.counts == [1, 2])
    }

    @Test("F05 views that open a URL for every opened URL are stopped and reported")
    func withoutEnd() async {
        struct PingPong: View {
            @State private var count = 0
            @Environment(\.openURL) private var openURL

            var body: some View {
                Text("\(count)")
                    .onOpenURL { _ in count += 1 }
                    .onChange(of: count) { if let url = URL(string: "/\(count % 2)") { openURL(url) } }
            }
        }
        let receiver = Diagnostics.Receiver()
        await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(PingPong())
            await host.open(url: "/0")
            #expect(!host.shows("0"))
        }
        #expect(receiver.reports.contains { $0.mistake == .endlessURLs && $0.message.contains("without end") })
    }

    @Test("F05 a preview doesn't call onOpenURL")
    func preview() {
        let model = HarbourModel()
        var configuration = Size.phone.sceneConfiguration
        configuration.url = "/Looe/4"
        configuration.isPreview = true
        let scene = LiveScene(AnyView(HarbourView(model: model)), configuration)
        #expect(scene.takePatch()?.title == "Harbours")
        #expect(model.urls == [])
        scene.close()
    }

    @Test(
        "F05 a selection and a path that onOpenURL writes both take effect, in either order", arguments: sizes,
        [false, true])
    func bothStand(_ size: Size, _ writesPathFirst: Bool) async throws {
        let model = HarbourModel()
        model.writesPathFirst = writesPathFirst
        let host = HeadlessHost(HarbourView(model: model), size: size)
        try await host.tap("Fowey")
        model.path = [1]
        await host.settle()
        await host.open(url: "/Looe/4/7")
        #expect(model.harbour == "Looe")
        #expect(model.path == [4, 7])
        #expect(host.title == "Berth 7")
    }

    @Test("F05 a stack that appears with the selection has the path of the URL", arguments: sizes)
    func lateStack(_ size: Size) async throws {
        let model = HarbourModel()
        let host = HeadlessHost(LateHarbourView(model: model), size: size)
        await host.open(url: "/Looe/4")
        #expect(model.path == [4])
        #expect(host.title == "Berth 4")
        await host.open(url: "/Fowey")
        #expect(model.path == [])
        #expect(host.title == "Fowey")
    }

    @Test("F05 an opened URL is a step of the history, and back returns to the screen where it was opened")
    func history() async throws {
        let model = HarbourModel()
        let host = HeadlessHost(HarbourView(model: model))
        try await host.tap("Fowey")
        host.clearRecord()
        await host.open(url: "/Looe/4")
        #expect(host.record.history == ["push 2"])
        await host.travel(toStep: 1)
        #expect(model.harbour == "Fowey")
        #expect(model.path == [])
    }

    @Test("F05 every onOpenURL in the scene is called, outer ones first; a removed one isn't")
    func everyHandler() async throws {
        struct Page: View {
            let journal: Journal
            @State private var showsInner = true

            var body: some View {
                NavigationStack {
                    VStack {
                        if showsInner { Text("Inner").onOpenURL { journal.note("inner \($0.path)") } }
                        Button("Less") { showsInner = false }
                        NavigationLink("More") { Text("Top").onOpenURL { journal.note("top \($0.path)") } }
                    }
                }
                .onOpenURL { journal.note("outer \($0.path)") }
            }
        }
        let journal = Journal()
        let host = HeadlessHost(Page(journal: journal))
        await host.open(url: "/a")
        #expect(journal.take() == ["outer /a", "inner /a"])
        try await host.tap("More")
        await host.open(url: "/b")
        #expect(journal.take() == ["outer /b", "inner /b", "top /b"], "a screen that is covered hears too")
        try await host.goBack()
        try await host.tap("Less")
        await host.open(url: "/c")
        #expect(journal.take() == ["outer /c"])
    }

    @Test("F05 the handler uses the current state of its view")
    func freshHandler() async throws {
        struct Page: View {
            let journal: Journal
            @State private var count = 0

            var body: some View {
                Button("Count") { count += 1 }.onOpenURL { _ in journal.note("count \(count)") }
            }
        }
        let journal = Journal()
        let host = HeadlessHost(Page(journal: journal))
        try await host.tap("Count")
        await host.open(url: "/a")
        #expect(journal.take() == ["count 1"])
    }

    @Test("URLs with the app's own scheme, and URLs of other sites, arrive unchanged")
    func wholeAddresses() async {
        let model = HarbourModel()
        let host = HeadlessHost(HarbourView(model: model))
        await host.open(url: "harbours://x/Looe/2")
        await host.open(URL(string: "https://example.org/Fowey/3")!)
        #expect(model.urls == ["harbours://x/Looe/2", "https://example.org/Fowey/3"])
        #expect(model.path == [3])
    }

    @Test("if the site's address is known, its URLs arrive complete")
    func wholeAddressOfSite() {
        let model = HarbourModel()
        var configuration = Size.phone.sceneConfiguration
        configuration.origin = "https://example.org"
        configuration.url = "/Looe/4?tide=high"
        let scene = LiveScene(AnyView(HarbourView(model: model)), configuration)
        #expect(model.urls == ["https://example.org/Looe/4?tide=high"])
        scene.close()
    }

    @Test("Q06 below a path of a site, paths begin at the app's root; the site's other pages aren't the app's")
    func belowPath() throws {
        let model = HarbourModel()
        var configuration = Size.phone.sceneConfiguration
        configuration.origin = "https://example.org/shop"
        configuration.url = "/Looe/4"
        let scene = LiveScene(AnyView(HarbourView(model: model)), configuration)
        defer { scene.close() }
        #expect(model.urls == ["https://example.org/Looe/4"])
        #expect(scene.context.exchange.open(try #require(URL(string: "https://example.org/shop/Fowey/3"))))
        #expect(model.urls.last == "https://example.org/Fowey/3")
        #expect(scene.context.exchange.open(try #require(URL(string: "https://example.org/shopping"))))
        #expect(model.urls.count == 2)
        #expect(scene.takePatch()?.requests == [.open(url: "https://example.org/shopping", inNewTab: true)])
    }

    @Test("text that isn't a URL calls no handler", arguments: ["http://[", "https://a:b:c"])
    func unreadable(_ address: String) async {
        let model = HarbourModel()
        let host = HeadlessHost(HarbourView(model: model))
        await host.open(url: address)
        #expect(model.urls == [])
        #expect(host.title == "Harbours")
    }

    private struct ListeningApp: App {
        var body: some Scene {
            WindowGroup { Listening() }
        }
    }

    private struct Listening: View {
        @State private var paths: [String] = []

        var body: some View {
            Text("opened \(paths.joined(separator: " "))").onOpenURL { paths.append($0.path) }
        }
    }

    @Test("F05 each URL that a user opens is a scene of its own, and its action runs there only")
    func ownScenes() async {
        let first = HeadlessHost(ListeningApp.self)
        await first.settle()
        let second = await first.openTab(url: "/Looe")
        let third = await first.openTab(url: "/Fowey")
        #expect(first.texts == ["opened "])
        #expect(second.texts == ["opened /Looe"])
        #expect(third.texts == ["opened /Fowey"])
        #expect(first.scene !== second.scene && second.scene !== third.scene)
    }

    @Test("F05 a URL opens a scene also if no view has an action for it")
    func noAction() async {
        struct Silent: App {
            var body: some Scene {
                WindowGroup { Counter("Taps") }
            }
        }
        let first = HeadlessHost(Silent.self)
        let second = await first.openTab(url: "/Looe")
        #expect(second.scene !== first.scene)
        #expect(second.texts == ["Taps 0"] && first.texts == ["Taps 0"])
        #expect(second.trouble == nil)
    }
}

extension Size {
    /// The configuration with which a host requests a tab of this size.
    @MainActor var sceneConfiguration: SceneConfiguration {
        SceneConfiguration(
            width: width, height: height, url: "/", isDark: false, reducesMotion: false, isTouch: false,
            language: "en", isPreview: false)
    }
}
