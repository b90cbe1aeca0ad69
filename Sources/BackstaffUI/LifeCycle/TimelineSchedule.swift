import Foundation

/// When a ``TimelineView`` shows itself anew.
public protocol TimelineSchedule {
    /// How closely dates of a schedule are wanted.
    typealias Mode = TimelineScheduleMode
    /// The dates.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates from `startDate` on, of which the first may lie before it.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How closely the dates of a schedule are wanted.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As closely as the schedule likes. It is always this one.
    case normal
    /// Rarely.
    case lowFrequency
}

/// At equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// - Parameters:
    ///   - startDate: a date that is one of the schedule's.
    ///   - interval: the time from one to the next, in seconds. Below 0.1 it is 0.1: the page is sent no more.
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

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
    /// The schedule.
    public init() {}

    public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// At dates of the app's own.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// - Parameter dates: in ascending order.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as there is something new to see.
///
/// Different from Apple's: ten times a second at most, since each time is a message to the page. What is to move more
/// smoothly is for ``View/animation(_:value:)``.
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// - Parameters:
    ///   - minimumInterval: the least time from one to the next, in seconds; 0.1 if it is less or not given.
    ///   - paused: whether it stands still.
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
    /// At equal intervals of so many seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Ten times a second.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// As often as `minimumInterval` allows, and not while it is paused.
    public static func animation(
        minimumInterval: TimeInterval? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// At dates of the app's own.
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
