/// What a server that `backstaff run --watch` has started says of itself. ``WatchOrder`` draws when.
package enum WatchReport: Hashable, Sendable {
    case ready
    case serving(port: Int)
    case released

    /// The line, with its line feed.
    package var line: [UInt8] {
        switch self {
        case .ready: Array("ready\n".utf8)
        case .serving(let port): Array("serving \(port)\n".utf8)
        case .released: Array("released\n".utf8)
        }
    }

    /// Reads a line without its line feed; `nil` if it is none of these.
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
