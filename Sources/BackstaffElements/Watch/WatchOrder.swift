/// What `backstaff run --watch` says to the servers that it starts, which answer with a ``WatchReport``: a line each, over
/// the socket that is such a server's standard input.
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
            guard let build = try? WireBuild(decoding: bytes) else { return nil }
            self = .show(build)
        }
    }
}
