import Logging
import NIOCore

/// Decides which log lines are written, so that no client can fill the log.
///
///     line ──► the same one in this interval? ──yes──► counted
///                 │ no
///                 └──► too many lines from this connection, of its address, or of this origin? ──yes──► counted
///                         │ no
///                         └──► written
///
///     at the end of an interval: “12 more: …” for a line that came again, and the number of all others
struct LogThrottle {
    /// A line about lines that were not written.
    struct Summary: Equatable {
        let level: Logger.Level
        let text: String
    }

    private struct Seen {
        let level: Logger.Level
        var repeats = 0
    }

    /// What lines are remembered for, so that clients can't make the log forget the server's own lines.
    private enum Kind {
        case client, app, server

        init(_ origin: LogOrigin) {
            self =
                switch origin {
                case .client: .client
                case .app: .app
                case .server: .server
                }
        }
    }

    private let limits: LogLimits
    // Clients, the app and the server have a rate each. So what clients cause never keeps the server from saying that a
    // worker has ended.
    private var ofClients: TokenBucket
    private var ofApp: TokenBucket
    private var ofServer: TokenBucket
    private var addresses: [String: TokenBucket] = [:]
    /// The rate of all addresses for which there is no space in `addresses`.
    private var ofOtherAddresses: TokenBucket
    private var connections: [String: TokenBucket] = [:]
    private var seen: [Kind: [String: Seen]] = [:]
    /// The number of lines that were over a limit.
    private var excess = 0
    private var endOfInterval: NIODeadline

    init(limits: LogLimits, at now: NIODeadline) {
        self.limits = limits
        ofClients = TokenBucket(rate: limits.linesPerSecond, at: now)
        ofApp = ofClients
        ofServer = ofClients
        ofOtherAddresses = TokenBucket(rate: limits.linesPerSecondOfAddress, at: now)
        endOfInterval = now + limits.interval
    }

    /// Whether a line is written.
    mutating func admits(_ line: String, level: Logger.Level, from origin: LogOrigin, at now: NIODeadline) -> Bool {
        let kind = Kind(origin)
        if seen[kind]?[line] != nil {
            seen[kind]?[line]?.repeats += 1
            return false
        }
        guard take(from: origin, at: now) else {
            excess += 1
            return false
        }
        if seen[kind, default: [:]].count < limits.knownLines { seen[kind, default: [:]][line] = Seen(level: level) }
        return true
    }

    private mutating func take(from origin: LogOrigin, at now: NIODeadline) -> Bool {
        switch origin {
        case .client(let client, let address):
            take(fromClient: client, at: now) && address.map { take(fromAddress: $0, at: now) } ?? true
                && ofClients.take(1, at: now)
        case .app: ofApp.take(1, at: now)
        case .server: ofServer.take(1, at: now)
        }
    }

    private mutating func take(fromClient client: String, at now: NIODeadline) -> Bool {
        if connections.count >= limits.knownLines { connections.removeAll() }
        let whole = TokenBucket(rate: limits.linesPerSecondOfConnection, at: now)
        return connections[client, default: whole].take(1, at: now)
    }

    private mutating func take(fromAddress address: String, at now: NIODeadline) -> Bool {
        if addresses[address] == nil, addresses.count >= limits.knownLines {
            return ofOtherAddresses.take(1, at: now)
        }
        let whole = TokenBucket(rate: limits.linesPerSecondOfAddress, at: now)
        return addresses[address, default: whole].take(1, at: now)
    }

    /// Ends the interval if it is over.
    ///
    /// - Returns: Lines about what was not written in it.
    mutating func summaries(at now: NIODeadline) -> [Summary] {
        guard now >= endOfInterval else { return [] }
        let repeated = seen.values.flatMap { $0 }.map { (key: $0.key, value: $0.value) }.filter { $0.value.repeats > 0 }
            .sorted { ($1.value.repeats, $0.key) < ($0.value.repeats, $1.key) }
        var summaries = repeated.prefix(limits.summaries).map { line, seen in
            Summary(level: seen.level, text: "\(seen.repeats) more: \(line)")
        }
        let rest = excess + repeated.dropFirst(limits.summaries).reduce(0) { $0 + $1.value.repeats }
        if rest > 0 {
            summaries.append(
                Summary(level: .notice, text: "\(rest) more log lines were not written, because there were too many"))
        }
        endOfInterval = now + limits.interval
        excess = 0
        seen.removeAll(keepingCapacity: true)
        connections.removeAll(keepingCapacity: true)
        addresses = addresses.filter { !$0.value.isFull(at: now) }
        return summaries
    }
}
