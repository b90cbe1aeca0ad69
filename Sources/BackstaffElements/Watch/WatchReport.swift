/// A report from a server to `backstaff run --watch`. ``WatchOrder`` shows the sequence of messages.
package enum WatchReport: Hashable, Sendable {
    case ready
    case serving(port: Int)
    case released

    /// The line with its line feed.
    package var line: [UInt8] {
        switch self {
        case .ready: Array("ready\n".utf8)
        case .serving(let port): Array("serving \(port)\n".utf8)
        case .released: Array("released\n".utf8)
        }
    }

    /// Reads a line without its line feed. Returns `nil` if the line isn't a report.
    package init?(line: some Sequence<UInt8>) {
        let words = String(decoding: Array(line), as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
        switch words.first {
        case "ready" where words.count == 1: self = .ready
        case "released" where words.count == 1: self = .released
        case "serving" where words.count == 2:
            guard let port = Int(words[1]), (1...65_535).contains(port) else { return nil }
            self = .serving(port: port)
        default: return nil
        }
    }
}
