/// What `backstaff run --watch` and the servers that it starts say to each other: a line each, over the socket that is
/// such a server's standard input.
///
///     command                         server
///        │◄────────────── ready ────────│  everything is loaded, and the app has been made once
///        │─────────────── listen ──────►│
///        │◄────────── serving 8080 ─────│
///        │──── {"build":"building"} ───►│  for its pages: the frame of the wire, as it stands
///        │─────────────── release ─────►│  another server is ready to take the port
///        │◄───────────── released ──────│  pages that are there go on until the server is ended
///
/// Where the socket ends the command is gone, and the server ends too.
package enum WatchOrder: Hashable, Sendable {
    case listen
    case release
    case show(WireBuild)

    /// The line, with its line feed.
    package var line: [UInt8] {
        switch self {
        case .listen: return Array("listen\n".utf8)
        case .release: return Array("release\n".utf8)
        case .show(let build):
            var writer = JSONWriter()
            writer.build(build)
            return writer.bytes + [UInt8(ascii: "\n")]
        }
    }

    /// Reads a line without its line feed; `nil` if it is none of these.
    package init?(line: some Sequence<UInt8>) {
        let bytes = Array(line)
        switch String(decoding: bytes, as: UTF8.self) {
        case "listen": self = .listen
        case "release": self = .release
        default:
            guard case .build(let build)? = try? ServerFrame(decoding: bytes) else { return nil }
            self = .show(build)
        }
    }
}

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

/// Bytes as they come, made into lines.
package struct LineReader {
    /// A line that is longer is dropped.
    package static let limit = 1 << 20

    private var rest: [UInt8] = []
    private var isDropping = false

    package init() {}

    /// - Returns: The lines that `bytes` completes, without their line feeds.
    package mutating func lines(adding bytes: some Sequence<UInt8>) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if !isDropping { lines.append(rest) }
                rest.removeAll()
                isDropping = false
            } else if !isDropping {
                rest.append(byte)
                if rest.count > Self.limit {
                    rest.removeAll()
                    isDropping = true
                }
            }
        }
        return lines
    }
}
