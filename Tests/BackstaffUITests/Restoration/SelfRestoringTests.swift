import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite(.serialized)
struct SelfRestoringTests {
    private func eventually(_ host: HeadlessHost, _ condition: () -> Bool) async throws {
        try await host.wait(upTo: .seconds(5), until: condition)
    }

    /// A host whose tab shows the second of two sweets, saved.
    private func launch(size: Size = .phone) async throws -> HeadlessHost {
        Larder.deleted = []
        let host = HeadlessHost(BoxApp.self, size: size)
        await host.settle()
        try await host.tap("sweets")
        try await host.tap("Crumble")
        try await host.tap("See Trifle")
        try await eventually(host) { host.title == "Trifle" }
        try await Task.sleep(for: .milliseconds(20))
        await host.settle()
        return host
    }

    @Test(
        "F01 F04 L02 a model that saves ids on every change comes back after a kill",
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

    @Test("F02 dishes that were deleted are skipped, and the others shown")
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

    @Test("F04 what is selected is there in the first patch: the framework brings it back before the app does")
    func selectedThere()
        async throws
    {
        let host = try await launch(size: .tabletLandscape)
        let next = await host.relaunch()
        #expect(next.outline.contains("Crumble"))
        try await eventually(next) { next.title == "Trifle" }
    }

    @Test("F07 two tabs of one app save for themselves")
    func twoTabs() async throws {
        let first = try await launch()
        let second = await first.openTab()
        try await second.tap("mains")
        try await eventually(second) { second.title == "mains" }
        try await Task.sleep(for: .milliseconds(20))
        await second.settle()
        let firstAgain = await first.relaunch()
        let secondAgain = await second.relaunch()
        try await eventually(firstAgain) { firstAgain.title == "Trifle" }
        try await eventually(secondAgain) { secondAgain.title == "mains" }
        #expect(secondAgain.depth == 0)
    }

    @Test("F04 what wasn't saved is lost, and a new visitor begins anew")
    func wasntSaved() async throws {
        _ = try await launch()
        let stranger = HeadlessHost(BoxApp.self)
        await stranger.settle()
        #expect(stranger.title == "Courses")
    }
}
