import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
@Suite("Timelines")
struct TimelineViewTests {
    @Test("A periodic schedule starts with the last date that has passed, and continues at its interval")
    func periodic() {
        let start = Date(timeIntervalSince1970: 1000)
        let dates = PeriodicTimelineSchedule(from: start, by: 30)
            .entries(from: start.addingTimeInterval(75), mode: .normal).prefix(3)
        #expect(dates.map(\.timeIntervalSince1970) == [1060, 1090, 1120])
        let later = PeriodicTimelineSchedule(from: start, by: 30).entries(
            from: start.addingTimeInterval(-40), mode: .normal)
        #expect(later.prefix(2).map(\.timeIntervalSince1970) == [1000, 1030])
    }

    @Test(
        "An interval that is zero, negative or NaN becomes a valid one",
        arguments: [
            0, -5, .nan, .infinity,
        ] as [TimeInterval])
    func badInterval(interval: TimeInterval) {
        let start = Date(timeIntervalSince1970: 0)
        let dates = Array(
            PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: .normal).prefix(2))
        #expect(dates.count == 2)
    }

    @MainActor
    @Observable
    final class Dates {
        var all: [Date]

        init(_ all: [Date]) { self.all = all }
    }

    private struct Clock: View {
        let dates: Dates
        @State private var isShown = true

        var body: some View {
            VStack {
                Button("switch") { isShown.toggle() }
                if isShown {
                    TimelineView(.explicit(dates.all)) { context in
                        Text("at \(dates.all.firstIndex(of: context.date) ?? -1)")
                    }
                }
            }
        }
    }

    @Test("The content is updated at each date of the schedule, and not before")
    func dates() async throws {
        let now = Date.now
        let dates = Dates([now, now.addingTimeInterval(3600)])
        let host = HeadlessHost(Clock(dates: dates))
        await host.settle()
        #expect(host.shows("at 0"))
        let soon = Date.now.addingTimeInterval(0.02)
        dates.all.insert(soon, at: 1)
        host.update()
        #expect(host.shows("at 0"))
        try await host.wait(upTo: .seconds(600)) { host.shows("at 1") }
        #expect(Date.now >= soon)
        await host.settle()
        #expect(!host.shows("at 2"))
    }

    @Test("A schedule runs from the moment at which its view appears")
    func appearance() async throws {
        let now = Date.now
        let dates = Dates([now, now.addingTimeInterval(0.02), now.addingTimeInterval(3600)])
        let host = HeadlessHost(Clock(dates: dates))
        try await host.wait(upTo: .seconds(600)) { host.shows("at 1") }
        #expect(!host.shows("at 2"))
    }

    @Test("A removed timeline is no longer updated; one that returns shows the last date that has passed")
    func gone() async throws {
        let now = Date.now
        let host = HeadlessHost(Clock(dates: Dates([now, now.addingTimeInterval(0.02)])))
        try await host.tap("switch")
        try await Task.sleep(for: .milliseconds(40))
        await host.settle()
        #expect(host.texts == ["switch"])
        try await host.tap("switch")
        #expect(host.shows("at 1"))
    }

    @Test("A paused animation schedule stops; a running one continues")
    func animation() async throws {
        struct Moving: View {
            let isPaused: Bool
            let log: ControlLog

            var body: some View {
                TimelineView(.animation(paused: isPaused)) { context in
                    let _ = log.add("\(context.date)")
                    Text("moving")
                }
            }
        }
        let still = ControlLog()
        let stillHost = HeadlessHost(Moving(isPaused: true, log: still))
        let running = ControlLog()
        let runningHost = HeadlessHost(Moving(isPaused: false, log: running))
        let dates = Set(still.entries)
        try await runningHost.wait(upTo: .seconds(600)) { Set(running.entries).count >= 3 }
        await stillHost.settle()
        #expect(dates.count == 1 && Set(still.entries) == dates)
    }
}
