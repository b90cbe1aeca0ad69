import BackstaffElements
import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
@Suite(.serialized)
struct SelfRestoringTests {
    private func eventually(_ host: HeadlessHost, _ condition: () -> Bool) async throws {
        try await host.wait(upTo: .seconds(600), until: condition)
    }

    /// A host whose tab shows the second of two saved sweets.
    private func launch(size: Size = .phone) async throws -> HeadlessHost {
        Larder.deleted = []
        Larder.saved = nil
        let host = HeadlessHost(BoxApp.self, size: size)
        await host.settle()
        try await host.tap("sweets")
        try await host.tap("Crumble")
        try await host.tap("See Trifle")
        try await eventually(host) { host.title == "Trifle" }
        try await eventually(host) { Larder.saved == SavedBox(course: .sweets, ids: [1, 2]) }
        await host.settle()
        return host
    }

    @Test(
        "F01 F04 L02 a model that saves ids on every change is restored after a kill",
        arguments: [Size.phone, .tabletLandscape])
    func modelSaves(size: Size) async throws {
        var host = try await launch(size: size)
        let before = host.navigationState
        for _ in 0..<2 {
            host = await host.relaunch()
            try await eventually(host) { host.title == "Trifle" }
            #expect(host.navigationState == before)
            #expect(host.trouble == nil)
        }
        try await host.goBack()
        #expect(host.title == "Crumble")
        try await host.goBack()
        #expect(host.title == "sweets")
    }

    @Test("J05 category and path are stored as ids, once for each change")
    func storedIds() async throws {
        func stored(_ kept: Kept) -> SavedBox? {
            guard case .data(let data)? = kept.scenes["navigation"] else { return nil }
            return try? JSONDecoder().decode(SavedBox.self, from: Data(data))
        }
        func settle(_ kept: Kept, until box: SavedBox?) async {
            let deadline = ContinuousClock.now + .seconds(600)
            while ContinuousClock.now < deadline {
                await Task.yield()
                kept.scene.graph.settle()
                kept.take()
                if stored(kept) == box { return }
            }
            Issue.record("\(String(describing: stored(kept))) is stored, and not \(String(describing: box))")
        }
        func tap(_ words: String, in kept: Kept) throws {
            var found: Element?
            kept.scene.tree.root.forEachDescendant {
                let isNamed = ControlStage.words(of: $0) == words
                if $0.role == .link, isNamed, kept.scene.tree.shows($0) { found = $0 }
            }
            try kept.scene.deliver(.activate, to: #require(found).id)
        }
        Larder.deleted = []
        let kept = Kept(BoxView())
        await settle(kept, until: nil)
        #expect(kept.scenes.isEmpty)
        try tap("sweets", in: kept)
        await settle(kept, until: SavedBox(course: .sweets, ids: []))
        try tap("Crumble", in: kept)
        await settle(kept, until: SavedBox(course: .sweets, ids: [1]))
        try tap("See Trifle", in: kept)
        await settle(kept, until: SavedBox(course: .sweets, ids: [1, 2]))
        #expect(Array(kept.scenes.keys) == ["navigation"])
    }

    @Test(
        "J05 a recipe that is deleted while the server is down is skipped, collapsed and expanded",
        arguments: [Size.phone, .tabletLandscape])
    func deletedRecipe(size: Size) async throws {
        var host = try await launch(size: size)
        Larder.deleted = [1]
        host = await host.relaunch()
        try await eventually(host) { host.title == "Trifle" && host.depth == 1 }
        #expect(!host.shows("Crumble"))
        try await host.goBack()
        #expect(host.title == "sweets")
        if size != .phone { #expect(host.selectedRows == ["sweets"]) }
        Larder.deleted = []
    }

    @Test("F02 deleted dishes are skipped, and the others are shown")
    func dishesWere() async throws {
        var host = try await launch()
        Larder.deleted = [1]
        host = await host.relaunch()
        try await eventually(host) { host.title == "Trifle" }
        #expect(host.depth == 1)
        Larder.deleted = [1, 2]
        host = await host.relaunch()
        try await eventually(host) { host.title == "sweets" }
        #expect(host.depth == 0)
        Larder.deleted = []
    }

    @Test("F04 the selection is in the first patch, because the framework restores it before the app does")
    func selectedThere()
        async throws
    {
        let host = try await launch(size: .tabletLandscape)
        let next = await host.relaunch()
        #expect(next.outline.contains("Crumble"))
        try await eventually(next) { next.title == "Trifle" }
    }

    @Test("F07 two tabs of one app store separate states")
    func twoTabs() async throws {
        let first = try await launch()
        let second = await first.openTab()
        try await second.tap("mains")
        try await eventually(second) { second.title == "mains" }
        try await eventually(second) { Larder.saved == SavedBox(course: .mains, ids: []) }
        await second.settle()
        let firstAgain = await first.relaunch()
        let secondAgain = await second.relaunch()
        try await eventually(firstAgain) { firstAgain.title == "Trifle" }
        try await eventually(secondAgain) { secondAgain.title == "mains" }
        #expect(secondAgain.depth == 0)
    }

    @Test("F04 unsaved state is lost, and a new visitor starts fresh")
    func wasntSaved() async throws {
        _ = try await launch()
        let stranger = HeadlessHost(BoxApp.self)
        await stranger.settle()
        #expect(stranger.title == "Courses")
    }
}
