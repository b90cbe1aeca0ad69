import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

@MainActor
@Suite("Texts of timers")
struct TimerTextTests {
    private let start = Date(timeIntervalSince1970: 0)

    private func words(_ length: TimeInterval, at pause: TimeInterval, countsDown: Bool, showsHours: Bool = true)
        -> String
    {
        HeadlessHost(
            Text(
                timerInterval: start...start.addingTimeInterval(length), pauseTime: start.addingTimeInterval(pause),
                countsDown: countsDown, showsHours: showsHours)
        ).texts.joined()
    }

    @Test("E07 a timer shows the time to the end or from the start, and stands still outside of its interval")
    func timer() {
        #expect(words(90, at: 30, countsDown: true) == "1:00")
        #expect(words(90, at: 30, countsDown: false) == "0:30")
        #expect(words(90, at: 100, countsDown: true) == "0:00")
        #expect(words(90, at: -5, countsDown: false) == "0:00")
        #expect(words(7_265, at: 0, countsDown: true) == "2:01:05")
        #expect(words(7_265, at: 0, countsDown: true, showsHours: false) == "121:05")
    }
}
