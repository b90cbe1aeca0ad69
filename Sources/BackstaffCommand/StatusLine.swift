/// The line that says what the tool is doing. It is a value without side effects: times go in, text comes out.
///
/// On a terminal one line is overwritten again and again. Elsewhere a line is printed at most every five seconds.
struct StatusLine {
    let isTerminal: Bool
    private var lastShown: Duration?
    private var isShown = false

    /// The shortest time between two lines outside of a terminal.
    static let interval = Duration.seconds(5)

    init(isTerminal: Bool) {
        self.isTerminal = isTerminal
    }

    /// The text that shows a line, or an empty string.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - time: The time since the tool began.
    ///   - columns: The width of the terminal.
    ///   - isUrgent: Whether the line is printed outside of a terminal whatever was printed before.
    mutating func text(for line: String, at time: Duration, columns: Int, isUrgent: Bool = false) -> String {
        if isTerminal {
            isShown = true
            return "\r\u{1B}[2K" + line.prefix(max(1, columns - 1))
        }
        if !isUrgent, let lastShown, time - lastShown < Self.interval { return "" }
        lastShown = time
        return line + "\n"
    }

    /// The text that removes the line from the terminal.
    mutating func clearing() -> String {
        defer { isShown = false }
        return isShown ? "\r\u{1B}[2K" : ""
    }
}
