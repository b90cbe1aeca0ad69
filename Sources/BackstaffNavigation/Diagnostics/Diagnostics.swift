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

    /// A kind of mistake at a place, known by where the report is made and what it is about.
    private struct Mistake: Hashable {
        let reporter: UInt
        let file: UInt
        let line: UInt
        /// Told apart by their words where there is no place.
        let message: String?
    }

    /// Mistakes that were reported already.
    private static let reported = Mutex<Set<Mistake>>([])

    /// Reports a mistake, unless the same kind of mistake was reported before for the same place.
    ///
    /// - Parameters:
    ///   - message: what is wrong and what to do instead. Put together only if it is reported.
    ///   - fileID: the place in the app's source.
    ///   - line: the place in the app's source.
    ///   - reporter: tells kinds of mistakes apart.
    package static func report(
        _ message: @autoclosure () -> String, fileID: StaticString? = nil, line: UInt = 0,
        reporter: StaticString = #function
    ) {
        if let receiver { return receiver.receive(Report(message: message(), place: place(fileID, line))) }
        let mistake = Mistake(
            reporter: address(of: reporter), file: fileID.map(address) ?? 0, line: line,
            message: fileID == nil ? message() : nil)
        guard reported.withLock({ $0.insert(mistake).inserted }) else { return }
        let prefix = place(fileID, line).map { "\($0): " } ?? ""
        FileHandle.standardError.write(Data("Backstaff: \(prefix)\(message())\n".utf8))
    }

    /// Writes a line about something from outside that couldn't be used, each time.
    ///
    /// - Parameter message: What it is, and what was done about it. Characters that could be taken for the end of the line
    ///   are escaped, and no more than 500 characters are written: some of it comes from outside.
    package static func log(_ message: String) {
        if let receiver { return receiver.receive(Report(message: message, place: nil)) }
        var line = ""
        for scalar in message.unicodeScalars.prefix(500) {
            line += scalar.value < 32 || scalar.value == 127 ? scalar.escaped(asASCII: true) : String(scalar)
        }
        FileHandle.standardError.write(Data("Backstaff: \(line)\n".utf8))
    }

    private static func place(_ fileID: StaticString?, _ line: UInt) -> String? {
        fileID.map { "\($0):\(line)" }
    }

    private static func address(of string: StaticString) -> UInt {
        string.hasPointerRepresentation ? UInt(bitPattern: string.utf8Start) : UInt(string.unicodeScalar.value)
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
