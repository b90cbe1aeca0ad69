import BackstaffElements
import Foundation

/// A message between the front and a worker. Messages are lines on a socket, which is the worker's standard input.
///
///     front                            worker
///       │◄────────────── ready ──────────│  it listens, and the app has been made once
///       │─────────────── beat 7 ────────►│  every second
///       │◄────────────── beat 7 ─────────│  from the main actor: the app doesn't block it
///       │◄────────── figures {…} ────────│  with each beat, if there is a page of metrics
///       │─────────────── end ───────────►│  it drains and ends
///
/// When the socket closes, the front has ended, so the worker ends too.
enum WorkerMessage: Hashable, Sendable {
    case ready
    case beat(Int)
    case end
    case figures(MetricFigures)

    /// The line with its line feed.
    var line: [UInt8] {
        switch self {
        case .ready: Array("ready\n".utf8)
        case .beat(let number): Array("beat \(number)\n".utf8)
        case .end: Array("end\n".utf8)
        case .figures(let figures): Self.line(of: figures)
        }
    }

    private static let figuresWord = Array("figures ".utf8)
    /// The longest line of figures in bytes. Lines are sent without waiting, so a line must fit into the socket's buffer.
    private static let mostBytesOfFigures = 64 * 1024

    /// The line with figures. It is empty, so that nothing is sent, if it would be too long.
    private static func line(of figures: MetricFigures) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let json = try? encoder.encode(figures), json.count <= mostBytesOfFigures else { return [] }
        return figuresWord + json + [UInt8(ascii: "\n")]
    }

    private static func figures(in line: [UInt8]) -> MetricFigures? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let figures = try? decoder.decode(MetricFigures.self, from: Data(line.dropFirst(figuresWord.count)))
        return figures?.isValid == true ? figures : nil
    }

    /// Reads a line without its line feed. Returns `nil` if the line isn't a message.
    init?(line: some Sequence<UInt8>) {
        let line = Array(line)
        if line.starts(with: Self.figuresWord) {
            guard let figures = Self.figures(in: line) else { return nil }
            self = .figures(figures)
            return
        }
        let words = String(decoding: line, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
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
