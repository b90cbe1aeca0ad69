import Foundation

extension Text {
    /// Creates a text that shows the time from the start of an interval, or to its end.
    ///
    /// As the styles of ``DateStyle`` that are relative to the current time, it is computed when the text is created or
    /// updated. Put it in a ``TimelineView`` to see the seconds pass.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval. Before and after it, the text stands still.
    ///   - pauseTime: The time at which the timer stands still, or `nil` if it runs.
    ///   - countsDown: Whether the text shows the time to the end of the interval.
    ///   - showsHours: Whether hours are shown as such, instead of as minutes.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let now = min(max(pauseTime ?? .now, timerInterval.lowerBound), timerInterval.upperBound)
        let rest =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
        // A count down shows the second that has begun, as a clock that ends at zero does.
        self.init(
            verbatim: Self.clock(countsDown ? rest.rounded(.up) : rest.rounded(.down), showsHours: showsHours))
    }

    private static func clock(_ interval: TimeInterval, showsHours: Bool) -> String {
        let seconds = interval.isNaN ? 0 : Int(min(max(interval, 0), 1e15))
        func two(_ value: Int) -> String { (value < 10 ? "0" : "") + String(value) }
        if showsHours, seconds >= 3_600 {
            return "\(seconds / 3_600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
        }
        return "\(seconds / 60):\(two(seconds % 60))"
    }
}
