import BackstaffTesting
import Foundation
import Testing

@testable import BackstaffViews

/// Progress views that follow the time.
@MainActor
@Suite("Progress of an interval of time")
struct TimedProgressTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1_000)

    @Test("E07 the progress goes from full to empty or from empty to full, and stands still outside of the interval")
    func fraction() {
        let down = ProgressTimer(interval: start...start.addingTimeInterval(200), countsDown: true)
        let up = ProgressTimer(interval: down.interval, countsDown: false)
        for (seconds, fraction) in [(-5.0, 0.0), (0, 0), (50, 0.25), (200, 1), (900, 1)] {
            #expect(up.fraction(at: start.addingTimeInterval(seconds)) == fraction)
            #expect(down.fraction(at: start.addingTimeInterval(seconds)) == 1 - fraction)
        }
        #expect(ProgressTimer(interval: start...start, countsDown: false).fraction(at: start) == 1)
    }

    @Test("E07 a long interval is followed in a hundred steps, and its last ten minutes by the second")
    func entries() {
        let day = ProgressTimer(interval: start...start.addingTimeInterval(86_400), countsDown: true)
        let dates = Array(day.entries(from: start, mode: .normal))
        #expect(dates.count < 800 && dates.first == start && dates.last == start.addingTimeInterval(86_400))
        #expect(dates[1] == start.addingTimeInterval(864))
        let late = Array(day.entries(from: start.addingTimeInterval(86_398), mode: .normal))
        #expect(late == [86_398, 86_399, 86_400].map { start.addingTimeInterval($0) })
        #expect(Array(day.entries(from: start.addingTimeInterval(90_000), mode: .normal)).count == 1)
    }

    private func value(_ host: HeadlessHost) throws -> String? { try host.all(role: "progress").first?.value }

    @Test("E07 a view shows the progress with its labels, and the time that is left by default")
    func view() throws {
        let past = Date.now.addingTimeInterval(-100)...Date.now.addingTimeInterval(-50)
        let ended = HeadlessHost(ProgressView(timerInterval: past) { Text("Boil") })
        #expect(try value(ended) == "0" && ended.texts == ["Boil", "0:00"])
        let counted = HeadlessHost(
            ProgressView(timerInterval: past, countsDown: false) {
                Text("Boil")
            } currentValueLabel: {
                Text("done")
            })
        #expect(try value(counted) == "1" && counted.texts == ["Boil", "done"])
        #expect(HeadlessHost(ProgressView(timerInterval: past)).texts == ["0:00"])
    }

    @Test("E07 a view follows the time to the end of the interval")
    func follows() async throws {
        let host = HeadlessHost(
            ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(0.4), countsDown: false) { Text("Boil") }
        )
        #expect(try #require(try value(host).flatMap { Double($0) }) < 1)
        try await host.wait { (try? value(host)) == "1" }
    }
}
