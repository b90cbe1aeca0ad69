/// Finds the messages in the output of a build that were printed before.
///
/// SwiftPM prints an error in a declaration twice: once for the module, and once for the file.
///
/// ```
/// /me/Shop/A.swift:3:9: error: no 'x'     new: it is shown, with the lines below it
/// 3 |     Text(x)
/// [3/7] Compiling Shop A.swift
/// /me/Shop/A.swift:3:9: error: no 'x'     repeated: neither it nor the lines below it are shown
/// 3 |     Text(x)
/// ```
struct RepeatedMessages {
    private var shown: Set<String> = []
    /// Whether the last message was repeated. The source lines and notes below a message belong to it.
    private var isRepeating = false

    /// Whether a line of the output should be shown.
    mutating func isNew(_ line: String) -> Bool {
        switch BuildLine(line) {
        case .step, .stage, .repetition:
            isRepeating = false
            return true
        case .message:
            if isHead(line) { isRepeating = !shown.insert(line).inserted }
            return !isRepeating
        }
    }

    /// Whether a line begins a message of its own.
    private func isHead(_ line: String) -> Bool {
        if let message = CompilerMessage(line) { return message.severity != .note }
        return line.hasPrefix("error: ") || line.hasPrefix("warning: ")
    }
}
