/// An order from `backstaff run --watch` to a server that it has started.
///
/// The server answers with a ``WatchReport``. Orders and reports are lines on a socket, which is the server's standard
/// input.
///
///     command                         server
///        │◄────────────── ready ────────│  everything is loaded, and the app has been made once
///        │─────────────── listen ──────►│
///        │◄────────── serving 8080 ─────│
///        │──── {"build":"building"} ───►│  a frame that the server forwards to its pages
///        │─────────────── release ─────►│  another server is ready to take the port
///        │◄───────────── released ──────│  connected pages continue until the server ends
///
/// When the socket closes, the command has ended, so the server ends too.
package enum WatchOrder: Hashable, Sendable {
    case listen
    case release
    case show(WireBuild)

    /// The line with its line feed.
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

    /// Reads a line without its line feed. Returns `nil` if the line isn't an order.
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
