import BackstaffElements

/// A message between the front and a worker. Messages are lines on a socket, which is the worker's standard input.
///
///     front                            worker
///       │◄────────────── ready ──────────│  it listens, and the app has been made once
///       │─────────────── beat 7 ────────►│  every second
///       │◄────────────── beat 7 ─────────│  from the main actor: the app doesn't block it
///       │─────────────── end ───────────►│  it drains and ends
///
/// When the socket closes, the front has ended, so the worker ends too.
enum WorkerMessage: Hashable, Sendable {
    case ready
    case beat(Int)
    case end

    /// The line with its line feed.
    var line: [UInt8] {
        switch self {
        case .ready: Array("ready\n".utf8)
        case .beat(let number): Array("beat \(number)\n".utf8)
        case .end: Array("end\n".utf8)
        }
    }

    /// Reads a line without its line feed. Returns `nil` if the line isn't a message.
    init?(line: some Sequence<UInt8>) {
        let words = String(decoding: Array(line), as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
        switch words.first {
        case "ready" where words.count == 1: self = .ready
        case "end" where words.count == 1: self = .end
        case "beat" where words.count == 2:
            guard let number = Int(words[1]), number >= 0 else { return nil }
            self = .beat(number)
        default: return nil
        }
    }
}

extension LineSocket {
    /// Sends a message without waiting. A message that can't be sent is lost, because its receiver doesn't read any more.
    func send(_ message: WorkerMessage) {
        send(message.line, waits: false)
    }
}
