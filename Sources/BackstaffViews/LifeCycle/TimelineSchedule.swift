import Foundation

/// A schedule for the updates of a ``TimelineView``.
public protocol TimelineSchedule {
    /// The mode of a schedule.
    typealias Mode = TimelineScheduleMode
    /// The type of the sequence of dates.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Returns the dates from `startDate` on. The first may be before it.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The mode of a schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// The normal frequency. The mode is always this one.
    case normal
    /// A low frequency.
    case lowFrequency
}

/// A schedule with regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// - Parameters:
    ///   - startDate: A date of the schedule.
    ///   - interval: The interval in seconds. It is at least 0.1, which limits the messages to the page.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(interval.isFinite ? interval : .greatestFiniteMagnitude, 0.1)
    }

    public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
        let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        let interval = interval
        return sequence(first: start.addingTimeInterval(max(count, 0) * interval)) { $0.addingTimeInterval(interval) }
    }
}

/// A schedule with the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
    /// Creates the schedule.
    public init() {}

    public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// A schedule with explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// - Parameter dates: The dates in ascending order.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A schedule for animations.
///
/// Unlike in SwiftUI, it updates at most ten times a second, because each update is a message to the page. Use
/// ``View/animation(_:value:)`` for smoother movements.
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// - Parameters:
    ///   - minimumInterval: The minimum interval in seconds. The default and lower limit is 0.1.
    ///   - paused: Whether the schedule is paused.
    public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
        interval = minimumInterval ?? 0.1
        isPaused = paused
    }

    public func entries(from startDate: Date, mode: Mode) -> PrefixSequence<UnfoldFirstSequence<Date>> {
        PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
            .prefix(isPaused ? 0 : .max)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// A schedule with regular intervals in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule with the beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule with ten updates per second.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// A schedule for animations that can be paused.
    public static func animation(
        minimumInterval: TimeInterval? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// A schedule with explicit dates.
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
