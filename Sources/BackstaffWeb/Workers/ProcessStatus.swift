import Foundation

/// What the system says about a process, in its file `/proc/NUMBER/status`.
struct ProcessStatus {
    private let text: String

    /// - Parameter text: Lines such as `TracerPid:	0`.
    init(text: String) {
        self.text = text
    }

    /// Reads the status of a process. The result is `nil` if the process has ended, or on a system without `/proc`.
    init?(of process: Int32) {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return nil }
        self.init(text: text)
    }

    /// Whether a debugger, or another program that traces, has stopped the process or can stop it.
    var isTraced: Bool { value(of: "TracerPid").flatMap { Int($0) }.map { $0 != 0 } ?? false }

    /// Whether the process handles a signal itself.
    func handles(_ signal: Int32) -> Bool {
        guard let mask = value(of: "SigCgt").flatMap({ UInt64($0, radix: 16) }) else { return false }
        return mask & (1 << UInt64(signal - 1)) != 0
    }

    private func value(of name: String) -> Substring? {
        text.split(separator: "\n").first { $0.hasPrefix("\(name):\t") }?.dropFirst(name.count + 2)
    }
}
