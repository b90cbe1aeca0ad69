import Synchronization

/// Reports mistakes in the use of the framework to developers. Each is reported once, with its place and with advice.
package enum Diagnostics {
    /// A message, and the place in the app's source that it is about.
    package struct Report: Hashable, Sendable {
        /// The kind of mistake, or `nil` for a log line about input from outside.
        package let mistake: Mistake?
        package let message: String
        /// `Module/File.swift:12`, or `nil` if the place is unknown.
        package let place: String?

        /// The report as a log line: the place, the message and the kind of mistake.
        package var line: String {
            (place.map { "\($0): " } ?? "") + message + (mistake.map { " [\($0.rawValue)]" } ?? "")
        }
    }

    /// Receives the reports of the current task instead of the output.
    @TaskLocal package static var receiver: Receiver?

    /// Writes reports: to standard error, unless a host has a log of its own.
    private static let output = Mutex<@Sendable (Report) -> Void> {
        LogStream.standardError.write("Backstaff: \($0.line)")
    }

    /// Passes all later reports of the process to a host's log.
    package static func write(to log: @escaping @Sendable (Report) -> Void) {
        output.withLock { $0 = log }
    }

    /// Identifies a mistake that was reported: its kind and place, or its message if it has no place.
    private struct Occasion: Hashable {
        let mistake: Mistake
        let place: SourcePlace?
        let message: String?
    }

    private struct State {
        /// The mistakes that were reported.
        var occasions: Set<Occasion> = []
        /// The first reports, for the page's inspector.
        var reports: [Report] = []
    }

    private static let state = Mutex(State())

    /// The largest number of reports that are kept. Messages of one kind can differ without end.
    private static let mostReports = 200

    /// The reports of this process so far, or those of the task's receiver.
    package static var reports: [Report] {
        receiver?.reports.filter { $0.mistake != nil } ?? state.withLock { $0.reports }
    }

    /// Reports a mistake, unless the same kind of mistake was reported for the same place.
    ///
    /// - Parameters:
    ///   - mistake: The kind of mistake.
    ///   - message: What is wrong and what to do instead. It is evaluated only if the mistake is reported. It is put on
    ///     one line and cut to 2,000 characters, because it may contain values from outside.
    ///   - place: The place in the app's source.
    package static func report(
        _ mistake: Mistake, _ message: @autoclosure () -> String, at place: SourcePlace? = nil
    ) {
        func line() -> String { Self.line(message(), limit: 2_000) }
        if let receiver {
            return receiver.receive(Report(mistake: mistake, message: line(), place: place?.description))
        }
        let words = place == nil ? line() : nil
        let isNew = state.withLock {
            $0.occasions.insert(Occasion(mistake: mistake, place: place, message: words)).inserted
        }
        if !isNew { return }
        let report = Report(mistake: mistake, message: words ?? line(), place: place?.description)
        state.withLock { if $0.reports.count < mostReports { $0.reports.append(report) } }
        write(report)
    }

    /// Reports a mistake at the place where an API was called.
    package static func report(
        _ mistake: Mistake, _ message: @autoclosure () -> String, fileID: StaticString, line: UInt
    ) {
        report(mistake, message(), at: SourcePlace(fileID, line))
    }

    /// Writes a line about input from outside that couldn't be used. Every call writes a line.
    ///
    /// - Parameter message: What the input was, and what was done with it. It is cut to 500 characters. Text from a
    ///   client is quoted in it with `WireRefusal.quoted`.
    package static func log(_ message: String) {
        let line = line(message, limit: 500)
        if let receiver { return receiver.receive(Report(mistake: nil, message: line, place: nil)) }
        write(Report(mistake: nil, message: line, place: nil))
    }

    private static func write(_ report: Report) {
        let write = output.withLock { $0 }
        write(report)
    }

    /// Collects reports for tests.
    package final class Receiver: Sendable {
        private let received = Mutex<[Report]>([])

        package init() {}

        /// The reports so far, in order. Each mistake is reported once for a place.
        package var reports: [Report] { received.withLock { $0 } }

        fileprivate func receive(_ report: Report) {
            received.withLock { reports in
                let isKnown = reports.contains {
                    $0 == report || report.place != nil && $0.mistake == report.mistake && $0.place == report.place
                }
                if !isKnown { reports.append(report) }
            }
        }
    }
}
