import BackstaffGraph
import Foundation

/// The time that is left, or that has passed, below a progress view.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// The content and behavior of the view.
    public var body: some View {
        Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
    }
}

extension ProgressView {
    /// Creates a progress view that follows the time, with custom labels.
    ///
    /// The app's process updates it about a hundred times in the interval, but not more often than each second.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval.
    ///   - countsDown: Whether the bar is full at the start and empty at the end.
    ///   - label: The label of the task.
    ///   - currentValueLabel: The label of the progress.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            timer: ProgressTimer(interval: timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }

    /// Creates a progress view that follows the time, with a custom label and the time that is left, or that has passed.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval.
    ///   - countsDown: Whether the bar is full at the start and empty at the end.
    ///   - label: The label of the task.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            timer: ProgressTimer(interval: timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }

    /// Creates a progress view that follows the time, with the time that is left, or that has passed.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval.
    ///   - countsDown: Whether the bar is full at the start and empty at the end.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

/// The progress of an interval of time.
struct ProgressTimer: TimelineSchedule, Equatable {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    private var length: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }

    /// The progress at a date, from 0 to 1.
    func fraction(at date: Date) -> Double {
        let passed = length > 0 ? date.timeIntervalSince(interval.lowerBound) / length : 1
        let inside = passed.isNaN ? 1 : min(max(passed, 0), 1)
        return countsDown ? 1 - inside : inside
    }

    /// Each second of the interval or, if it is longer than a hundred seconds, each hundredth of it; then its end. The time
    /// below the bar needs the seconds of the last ten minutes.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
        let (end, longest) = (interval.upperBound, max(1, length / 100))
        return sequence(first: max(startDate, interval.lowerBound)) { date in
            if date >= end { return nil }
            let step = end.timeIntervalSince(date) <= 600 ? 1 : longest
            return min(date.addingTimeInterval(step), end)
        }
    }
}
