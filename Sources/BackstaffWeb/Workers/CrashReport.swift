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
///
/// If standard output is a terminal, a backtrace has colours, and its first lines are written over each other:
///
///     ESC[91mProgram crashed: Signal 4: Backtracing from 0x7f1b2c9d0361...ESC[0m CR ESC[0K ESC[91mSwift runtime failure: …
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
    private static let reasonInBacktrace = "Swift runtime failure: "
    private static let lastLine = "Backtrace took "
    /// The longest reason in characters.
    private static let longest = 500
    /// A process that has printed so many lines since the reason has survived it. A stack trace in the text of an error is
    /// shorter.
    private static let mostLines = 200

    /// Reads a complete line.
    mutating func read(_ line: String) {
        readBeginning(line)
        let line = Self.shown(line)
        switch stage {
        case .none:
            age += 1
            if Self.phrases.contains(where: { line.contains($0) }) { keep(line) }
        case .begun:
            if reason == nil, Self.rest(of: line, after: Self.reasonInBacktrace) != nil { keep(line) }
            if line.hasPrefix(Self.lastLine) { stage = .complete }
        case .complete: break
        }
    }

    /// Reads the beginning of a line. The line with which a backtrace begins is completed when the backtrace is.
    mutating func readBeginning(_ line: String) {
        guard stage == .none else { return }
        let line = Self.shown(line)
        let rest = Self.rest(of: line, after: "Signal ") ?? Self.rest(of: line, after: "Program crashed: Signal ")
        if rest?.drop(while: \.isNumber).hasPrefix(": Backtracing from 0x") == true { stage = .begun }
    }

    /// What a terminal shows of a line: no colours, and only what isn't written over.
    private static func shown(_ line: String) -> String {
        guard line.utf8.contains(0x1B) else { return line }
        let last = line.split(separator: "\r").last ?? ""
        let parts = last.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
        // A sequence ends with a letter.
        return parts.dropFirst().reduce(String(parts[0])) { $0 + $1.drop { !$0.isLetter }.dropFirst() }
    }

    /// What comes after a phrase with which a line begins, not counting asterisks and symbols.
    private static func rest(of line: String, after phrase: String) -> Substring? {
        guard let range = line.firstRange(of: phrase) else { return nil }
        return line[..<range.lowerBound].contains { $0.isLetter || $0.isNumber } ? nil : line[range.upperBound...]
    }

    private mutating func keep(_ line: String) {
        reason = String(line.prefix(Self.longest).trimming { "*💣".contains($0) || $0.isWhitespace })
        age = 0
    }

    /// The reason, if the process has printed one shortly before its end.
    var lastReason: String? { age < Self.mostLines ? reason : nil }
}
