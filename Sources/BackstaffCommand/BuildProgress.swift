/// Decides what to print during a build. It is a value without side effects: lines and times go in, text comes out.
///
/// Each message of the compiler is printed once, except in verbose output.
package struct BuildProgress {
    let app: String
    let isVerbose: Bool
    private let rewriting: PathRewriting
    private var messages = RepeatedMessages()
    private var unhandledFiles = UnhandledFiles()
    private var statusLine: StatusLine

    package init(app: String, rewriting: PathRewriting, isTerminal: Bool, isVerbose: Bool) {
        self.app = app
        self.rewriting = rewriting
        statusLine = StatusLine(isTerminal: isTerminal)
        self.isVerbose = isVerbose
    }

    /// The text to print for a line of the build's output, or an empty string.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - time: The time since the start of the build.
    ///   - columns: The width of the terminal.
    package mutating func text(for line: String, at time: Duration, columns: Int) -> String {
        let line = rewriting(line)
        if isVerbose { return line + "\n" }
        return unhandledFiles.lines(for: line).map { text(forShown: $0, at: time, columns: columns) }.joined()
    }

    private mutating func text(forShown line: String, at time: Duration, columns: Int) -> String {
        guard messages.isNew(line) else { return "" }
        switch BuildLine(line) {
        case .message: return clearing() + line + "\n"
        case .repetition: return ""
        case .stage(let stage): return status(stage, at: time, columns: columns)
        case .step(let done, let total, let what):
            return status("\(done) of \(total), \(what)", at: time, columns: columns)
        }
    }

    /// The text that removes the status line from the terminal.
    package mutating func clearing() -> String { statusLine.clearing() }

    private mutating func status(_ what: String, at time: Duration, columns: Int) -> String {
        statusLine.text(for: "backstaff: building \(app): \(what)", at: time, columns: columns)
    }
}
