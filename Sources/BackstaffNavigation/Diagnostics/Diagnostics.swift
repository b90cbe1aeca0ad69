import Foundation
import Synchronization

/// Tells developers of mistakes in how they use the framework: each once, with its place and what to do instead.
package enum Diagnostics {
    /// A message, and the place in an app's source that it is about.
    package struct Report: Hashable, Sendable {
        /// What kind of mistake it is; `nil` for what came from outside and is only noted.
        package let mistake: Mistake?
        package let message: String
        /// `Module/File.swift:12`, where it is known.
        package let place: String?
    }

    /// Receives the reports of the task that it is set for, in place of standard error.
    @TaskLocal package static var receiver: Receiver?

    /// A kind of mistake at a place, or, where there is none, in some words.
    private struct Occasion: Hashable {
        let mistake: Mistake
        let place: SourcePlace?
        let message: String?
    }

    private struct State {
        /// Mistakes that were reported already.
        var occasions: Set<Occasion> = []
        /// The first of them, for the page's inspector.
        var reports: [Report] = []
    }

    private static let state = Mutex(State())

    /// More reports than these aren't kept: messages of one kind can differ without end.
    private static let mostReports = 200

    /// What was reported so far in this process, or in the task that has a receiver.
    package static var reports: [Report] {
        receiver?.reports.filter { $0.mistake != nil } ?? state.withLock { $0.reports }
    }

    /// Reports a mistake, unless the same kind of mistake was reported before for the same place.
    ///
    /// - Parameters:
    ///   - mistake: what kind it is.
    ///   - message: what is wrong and what to do instead. Put together only if it is reported; it is one line of no more than
    ///     2,000 characters, as some of it may be a value that came from outside.
    ///   - place: where the app's source has it.
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
        let prefix = report.place.map { "\($0): " } ?? ""
        FileHandle.standardError.write(
            Data("Backstaff: \(prefix)\(report.message) [\(mistake.rawValue)]\n".utf8))
    }

    /// Reports a mistake at the place that an API was called from.
    package static func report(
        _ mistake: Mistake, _ message: @autoclosure () -> String, fileID: StaticString, line: UInt
    ) {
        report(mistake, message(), at: SourcePlace(fileID, line))
    }

    /// Writes a line about something from outside that couldn't be used, each time.
    ///
    /// - Parameter message: What it is, and what was done about it, in no more than 500 characters. What a client sent is
    ///   quoted in it by `WireRefusal.quoted`.
    package static func log(_ message: String) {
        let line = line(message, limit: 500)
        if let receiver { return receiver.receive(Report(mistake: nil, message: line, place: nil)) }
        FileHandle.standardError.write(Data("Backstaff: \(line)\n".utf8))
    }

    /// Collects reports, for tests.
    package final class Receiver: Sendable {
        private let received = Mutex<[Report]>([])

        package init() {}

        /// Every report so far, in order: each mistake once for a place, as they are written.
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
