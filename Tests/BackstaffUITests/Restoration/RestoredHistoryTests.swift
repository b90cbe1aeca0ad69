import BackstaffTesting
import BackstaffUI
import Testing

/// History steps and browser tabs after the server was killed.
extension RestoredNavigationTests {
    @Test("F01 L03 step numbers continue after a kill, and earlier steps can be restored")
    func numbersStepsGo() async throws {
        var host = HeadlessHost(BoundPath())
        for words in ["Port 1", "Port 2", "Port 3"] { try await host.tap(words) }
        #expect(host.record.history == ["push 1", "push 2", "push 3"])
        await host.travel(toStep: 2)
        #expect(host.title == "At 2")
        host = await host.relaunch()
        #expect(host.title == "At 2")
        await host.travel(toStep: 1)
        #expect(host.title == "At 1")
        await host.travel(toStep: 3)
        #expect(host.title == "At 3")
        #expect(host.record.history.isEmpty)
        try await host.tap("Port 4")
        #expect(host.record.history == ["push 4"])
        try await host.goBack()
        #expect(host.record.history == ["push 4", "back 3"])
        await host.travel(toStep: 77)
        #expect(host.title == "At 3")
    }

    @Test("L03 the first step is stored with the second, and after a kill the browser's back restores it")
    func firstStep() async throws {
        let kept = Kept(BoundPath())
        #expect(kept.take().steps.isEmpty)
        var host = HeadlessHost(BoundPath())
        try await host.tap("Port 1")
        host = await host.relaunch()
        #expect(host.title == "At 1")
        await host.travel(toStep: 0)
        #expect(host.title == "Ports")
        #expect(host.backButton == nil)
    }

    @Test("L03 after a kill, back in the app uses the browser's history as far as the tab remembers it")
    func backAfterKill() async throws {
        var host = HeadlessHost(BoundPath())
        for port in 1...12 { try await host.tap("Port \(port)") }
        host = await host.relaunch()
        #expect(host.title == "At 12")
        for step in stride(from: 11, through: 4, by: -1) {
            try await host.goBack()
            #expect(host.title == "At \(step)")
            #expect(host.record.history.last == "back \(step)")
        }
        // Further back, each step is new, as for a tab without history.
        try await host.goBack()
        #expect(host.title == "At 3")
        #expect(host.record.history.last == "push 13")
    }

    @Test("F07 each tab stores its own state")
    func tabsKeepThey() async throws {
        struct BoundApp: App {
            var body: some Scene {
                WindowGroup { BoundPath() }
            }
        }
        var first = HeadlessHost(BoundApp.self)
        var second = await first.openTab(size: .tablet)
        try await first.tap("Port 1")
        first = await first.relaunch()
        second = await second.relaunch()
        #expect(first.title == "At 1")
        #expect(second.title == "Ports")
    }
}
