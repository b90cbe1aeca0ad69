import Foundation

/// Views that are shown anew at the dates of a schedule.
///
///     on screen ─► the next date ─► wait ─► body with that date ─┐
///                      └────────────────────────────────────────┘   until it leaves, or the tab is in the background
///
/// The time runs where the app runs, not in the page: each date is an update of these views and a message.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// What the views are told.
    public typealias Context = TimelineViewDefaultContext

    private let schedule: Schedule
    private let content: (Context) -> Content
    @State private var date: Date
    @Environment(\.scenePhase) private var phase

    /// - Parameters:
    ///   - schedule: when to show the views anew.
    ///   - content: makes the views for a date.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
        _date = State(initialValue: schedule.first)
    }

    /// What is shown.
    public var body: some View {
        let isRunning = phase != .background
        Group { content(Context(date: date, cadence: .live)) }
            .task(id: Run(schedule: schedule, isRunning: isRunning)) { [schedule, $date] in
                if isRunning { await Self.run(schedule, showing: $date) }
            }
    }

    /// What a run is for: it begins again when that changes.
    private struct Run: Equatable {
        let schedule: Schedule
        let isRunning: Bool

        static func == (first: Run, second: Run) -> Bool {
            first.isRunning == second.isRunning && valuesAreEqual(first.schedule, second.schedule)
        }
    }

    private static func run(_ schedule: Schedule, showing date: Binding<Date>) async {
        func show(_ next: Date) {
            if date.wrappedValue != next { date.wrappedValue = next }
        }
        var passed: Date?
        for next in schedule.entries(from: .now, mode: .normal) {
            let wait = next.timeIntervalSinceNow
            if wait > 0 {
                if let passed { show(passed) }
                passed = nil
                try? await Task.sleep(for: .seconds(min(wait, 1e9)))
            } else {
                // Of several dates that have passed the last is enough.
                await Task.yield()
            }
            if Task.isCancelled { return }
            if wait > 0 { show(next) } else { passed = next }
        }
        if let passed { show(passed) }
    }
}

extension TimelineSchedule {
    /// The last date that has come, or else the first of all.
    fileprivate var first: Date {
        let now = Date.now
        var found: Date?
        for date in entries(from: now, mode: .normal) {
            if found != nil, date > now { break }
            found = date
        }
        return found ?? now
    }
}

/// What the views of a ``TimelineView`` are told.
public struct TimelineViewDefaultContext: Sendable {
    /// How often the views are shown anew.
    public enum Cadence: Comparable, Sendable {
        /// As often as the schedule says. It is always this one.
        case live
        /// Once a second, and once a minute.
        case seconds, minutes
    }

    /// The date that they are for.
    public let date: Date
    /// How often they are shown anew.
    public let cadence: Cadence
}
