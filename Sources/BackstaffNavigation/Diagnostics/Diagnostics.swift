import Foundation
import Synchronization

/// Tells developers of mistakes in how they use the framework: each once, with its place and what to do instead.
package enum Diagnostics {
    /// A message, and the place in an app's source that it is about.
    package struct Report: Hashable, Sendable {
        package let message: String
        /// `Module/File.swift:12`, where it is known.
        package let place: String?
    }

    /// Receives the reports of the task that it is set for, in place of standard error.
    @TaskLocal package static var receiver: Receiver?

    /// Reports that were made already.
    private static let made = Mutex<Set<Report>>([])

    /// Reports a mistake, unless the same was reported before.
    package static func report(_ message: String, fileID: StaticString? = nil, line: UInt = 0) {
        let report = Report(message: message, place: fileID.map { "\($0):\(line)" })
        if let receiver { return receiver.receive(report) }
        guard made.withLock({ $0.insert(report).inserted }) else { return }
        let place = report.place.map { "\($0): " } ?? ""
        FileHandle.standardError.write(Data("Backstaff: \(place)\(message)\n".utf8))
    }

    /// Collects reports, for tests.
    package final class Receiver: Sendable {
        private let received = Mutex<[Report]>([])

        package init() {}

        /// Every different report so far, in order.
        package var reports: [Report] { received.withLock { $0 } }

        fileprivate func receive(_ report: Report) {
            received.withLock { if !$0.contains(report) { $0.append(report) } }
        }
    }
}
