/// Decides what to print during a build. It is a value without side effects: lines and times go in, text comes out.
///
/// Each message of the compiler is printed once, except in verbose output.
///
/// On a terminal one status line is overwritten again and again. Elsewhere a status line is printed at most every five
/// seconds.
package struct BuildProgress {
    let app: String
    let isTerminal: Bool
    let isVerbose: Bool
    private let rewriting: PathRewriting
    private var messages = RepeatedMessages()
    private var unhandledFiles = UnhandledFiles()
    private var lastShown: Duration?
    private var showsStatus = false

    /// The shortest time between two status lines outside of a terminal.
    static let interval = Duration.seconds(5)

    package init(app: String, rewriting: PathRewriting, isTerminal: Bool, isVerbose: Bool) {
        self.app = app
        self.rewriting = rewriting
        self.isTerminal = isTerminal
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
    package mutating func clearing() -> String {
        defer { showsStatus = false }
        return showsStatus ? "\r\u{1B}[2K" : ""
    }

    private mutating func status(_ what: String, at time: Duration, columns: Int) -> String {
        let line = "backstaff: building \(app): \(what)"
        if isTerminal {
            showsStatus = true
            return "\r\u{1B}[2K" + line.prefix(max(1, columns - 1))
        }
        if let lastShown, time - lastShown < Self.interval { return "" }
        lastShown = time
        return line + "\n"
    }
}
