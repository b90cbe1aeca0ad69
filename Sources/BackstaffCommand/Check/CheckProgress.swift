/// Decides what to print during a check. It is a value without side effects: lines and times go in, text comes out.
///
/// A check has two parts. SwiftPM makes the modules that the app imports, and waits while another process uses the cache.
/// Then the compiler checks the app's own modules in rounds.
struct CheckProgress {
    let app: String
    private var status: StatusLine
    private var isWaiting = false

    init(app: String, isTerminal: Bool) {
        self.app = app
        status = StatusLine(isTerminal: isTerminal)
    }

    /// The text to print for a line of SwiftPM's output, or an empty string.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - time: The time since the start of the check.
    ///   - columns: The width of the terminal.
    mutating func text(forPreparation line: String, at time: Duration, columns: Int) -> String {
        if line.hasPrefix("Another instance of SwiftPM ") {
            // SwiftPM says it once for each folder that it locks.
            if isWaiting { return "" }
            isWaiting = true
            return text(
                for: "waiting, because another process is using the cache", at: time, columns: columns, isUrgent: true)
        }
        guard case .step(let done, let total, _) = BuildLine(line) else { return "" }
        return text(for: "making modules, \(done) of \(total)", at: time, columns: columns)
    }

    /// The text to print when a round begins.
    ///
    /// - Parameters:
    ///   - round: The number of the round, from 1.
    ///   - modules: How many modules are checked in it.
    ///   - found: How many names the rounds before have found.
    ///   - time: The time since the start of the check.
    ///   - columns: The width of the terminal.
    mutating func text(forRound round: Int, modules: Int, found: Int, at time: Duration, columns: Int) -> String {
        let before = round == 1 ? "" : ", \(found) \(found == 1 ? "name" : "names") so far"
        let what = "round \(round), \(modules) \(modules == 1 ? "module" : "modules")\(before)"
        return text(for: what, at: time, columns: columns, isUrgent: true)
    }

    /// The text that removes the line from the terminal.
    mutating func clearing() -> String { status.clearing() }

    private mutating func text(for what: String, at time: Duration, columns: Int, isUrgent: Bool = false) -> String {
        status.text(for: "backstaff: checking \(app): \(what)", at: time, columns: columns, isUrgent: isUrgent)
    }
}
