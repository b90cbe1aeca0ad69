import Foundation

/// What a process prints when it crashes, as far as it has printed it. The lines come from the Swift runtime.
///
///     Shop.swift:12: Fatal error: Index out of range          the reason
///     *** Signal 4: Backtracing from 0x7f1b2c9d0361...        the backtrace begins: the app's code doesn't run any more
///     Thread 0 crashed: …                                     some seconds later
///     Backtrace took 4.20s                                    the backtrace is complete
///
/// Without backtraces, the process ends after the first line. Some traps of a debug build have their reason in the
/// backtrace only, and those of a release build have none.
struct CrashReport {
    enum Stage: Comparable {
        case none, begun, complete
    }

    private(set) var stage = Stage.none
    private var reason: String?
    /// The number of lines since the reason.
    private var age = 0

    private static let phrases = [
        "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type ",
    ]
    private static let reasonInBacktrace = "*** Swift runtime failure: "
    private static let lastLine = "Backtrace took "
    /// The longest reason in characters.
    private static let longest = 500
    /// A process that has printed so many lines since the reason has survived it. A stack trace in the text of an error is
    /// shorter.
    private static let mostLines = 200

    /// Reads a complete line.
    mutating func read(_ line: String) {
        readBeginning(line)
        switch stage {
        case .none:
            age += 1
            if Self.phrases.contains(where: { line.contains($0) }) { keep(line) }
        case .begun:
            if reason == nil, line.hasPrefix(Self.reasonInBacktrace) { keep(line) }
            if line.hasPrefix(Self.lastLine) { stage = .complete }
        case .complete: break
        }
    }

    /// Reads the beginning of a line. The line with which a backtrace begins is completed when the backtrace is.
    mutating func readBeginning(_ line: String) {
        guard stage == .none, let prefix = line.firstRange(of: "Signal ") else { return }
        // The line begins with asterisks, or with a symbol if the operator wants colours.
        let isFirst = !line[..<prefix.lowerBound].contains { $0.isLetter || $0.isNumber }
        let rest = line[prefix.upperBound...].drop { $0.isASCII && $0.isNumber }
        if isFirst, rest.hasPrefix(": Backtracing from 0x") { stage = .begun }
    }

    private mutating func keep(_ line: String) {
        reason = String(line.prefix(Self.longest).trimming { $0 == "*" || $0.isWhitespace })
        age = 0
    }

    /// The reason, if the process has printed one shortly before its end.
    var lastReason: String? { age < Self.mostLines ? reason : nil }
}
