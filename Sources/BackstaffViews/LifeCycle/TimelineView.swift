import BackstaffGraph
import Foundation

/// A view that updates at the dates of a schedule.
///
///     on screen ─► the next date ─► wait ─► body with that date ─┐
///                      └────────────────────────────────────────┘   until the view disappears, or the tab is in the background
///
/// The timer runs in the app's process, not on the page. Each date causes an update of the view and a message to the
/// page.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// The type of the context.
    public typealias Context = TimelineViewDefaultContext

    private let schedule: Schedule
    private let content: (Context) -> Content
    @State private var date: Date
    @Environment(\.scenePhase) private var phase

    /// - Parameters:
    ///   - schedule: The schedule.
    ///   - content: A view builder that receives the context with the date.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
        _date = State(initialValue: schedule.first)
    }

    /// The content and behavior of the view.
    public var body: some View {
        let isRunning = phase != .background
        Group { content(Context(date: date, cadence: .live)) }
            .task(id: Run(schedule: schedule, isRunning: isRunning)) { [schedule, $date] in
                if isRunning { await Self.run(schedule, showing: $date) }
            }
    }

    /// The parameters of a run of the timer. It restarts when they change.
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
                // If several dates have passed, only the last one is used.
                await Task.yield()
            }
            if Task.isCancelled { return }
            if wait > 0 { show(next) } else { passed = next }
        }
        if let passed { show(passed) }
    }
}

extension TimelineSchedule {
    /// The last date that isn't in the future, or else the first date.
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

/// The context of a ``TimelineView``.
public struct TimelineViewDefaultContext: Sendable {
    /// The frequency of updates.
    public enum Cadence: Comparable, Sendable {
        /// The frequency of the schedule. The cadence is always this one.
        case live
        /// Once per second or per minute.
        case seconds, minutes
    }

    /// The date of the update.
    public let date: Date
    /// The frequency of updates.
    public let cadence: Cadence
}
