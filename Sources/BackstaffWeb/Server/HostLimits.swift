import BackstaffElements
import NIOCore
import NIOHTTP1

/// The limits on everything that a client could make grow. There is a flag for each: see ``ServerLimits``.
package struct HostLimits: Sendable {
    // Scenes.
    /// Live scenes in this process.
    var scenes = 5_000
    /// Live scenes of one visitor.
    var scenesPerVisitor = 32
    /// Scenes of one visitor, and of one address, that have no connection. The oldest of them ends for a new one.
    var lostScenesPerVisitor = 8
    var lostScenesPerAddress = 64
    /// How long a scene without a connection lives.
    var grace = TimeAmount.seconds(60)
    /// How long it lives if nobody has done anything in it.
    var graceIfUntouched = TimeAmount.seconds(5)
    /// Patches, and their bytes, that are kept until the page acknowledges them.
    var keptPatches = 256
    var keptBytes = 256 * 1024
    /// The same bytes of all scenes of an address.
    var keptBytesPerAddress = 64 << 20

    // Connections.
    var connections = 8_192
    /// Connections of one address. Those of a trusted proxy count for its clients, once they are sockets.
    var connectionsPerAddress = 2_048
    /// The size of a page's messages.
    var frame = WireLimits.page
    /// Frames that a page may send per second. A frame counts once, plus once for every 4 KiB.
    package var framesPerSecond = 200.0
    /// The same for all sockets of an address. Beyond this, their frames wait.
    package var framesPerSecondOfAddress = 2_000.0
    /// Fragments of one message.
    var fragments = 64
    /// Unsent bytes for a slow reader. Beyond this, its connection is closed.
    var unsentBytes = 4 << 20
    /// The same for all connections of an address, and for all. Beyond this, the connection with the most is closed.
    package var unsentBytesPerAddress = 64 << 20
    package var unsentBytesInAll = 256 << 20
    /// Bytes of long messages in memory: of all connections, and of those of one address. Beyond this, a connection isn't
    /// read in the midst of a message of more than 4 KiB.
    package var waitingBytes = 64 << 20
    package var waitingBytesPerAddress = 16 << 20
    var helloWithin = TimeAmount.seconds(5)
    var pingAfter = TimeAmount.seconds(20)
    var silentFor = TimeAmount.seconds(50)
    var closeWithin = TimeAmount.seconds(2)

    // HTTP.
    var headerBytes = 16 * 1024
    var headerFields = 100
    var targetBytes = 8 * 1024
    var headersWithin = TimeAmount.seconds(10)
    var idleFor = TimeAmount.seconds(15)
    var respondWithin = TimeAmount.seconds(30)
    /// Requests of one address in a second that run the app: previews and sockets. Bursts of a hundred times that are
    /// allowed.
    package var appRequestsPerAddress = 10.0
    /// Bytes of pictures in memory for connections: for all, and for those of one address. Beyond this, they wait.
    package var pictureBytes = 256 << 20
    package var pictureBytesPerAddress = 64 << 20
    /// Previews that wait for the main actor, in all and from one address.
    var waitingPreviews = 64
    var waitingPreviewsPerAddress = 16

    // Files.
    /// A file that a visitor sends, and the number of files that are chosen together. A scene keeps as many of those that the
    /// app offers.
    package var uploadBytes = 64 << 20
    package var uploadFiles = 100
    /// Bytes of files of both kinds that are stored or on their way: of one address, and in all.
    package var uploadBytesPerAddress = 256 << 20
    package var uploadBytesInAll = 1 << 30
    package var uploadWithin = TimeAmount.minutes(5)

    package init() {}

    /// The limits on the head of a request, for the parser.
    var ofHeaders: NIOHTTPDecoderLimitConfiguration {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderListSize = headerBytes
        limits.maxHeaderFieldSize = headerBytes
        limits.maxHeaderFieldCount = headerFields
        return limits
    }
}

extension HostLimits {
    /// Lowers the number of connections to what the process can open.
    ///
    /// - Parameters:
    ///   - openFiles: The number of files that the process may have open, sockets among them.
    ///   - filesPerConnection: The files that a connection needs.
    /// - Returns: Whether there are fewer connections now.
    mutating func fit(openFiles: Int, filesPerConnection: Int) -> Bool {
        let possible = max(1, (openFiles - Self.otherFiles) / filesPerConnection)
        guard possible < connections else { return false }
        connections = possible
        return true
    }

    /// The files of the process that aren't connections.
    private static let otherFiles = 128

    /// The limits on the head of a request from a front. What the front adds is allowed beside all that a client may send.
    var ofHeadersBehindFront: NIOHTTPDecoderLimitConfiguration {
        var limits = ofHeaders
        limits.maxHeaderListSize += FrontHeaders.mostBytes
        limits.maxHeaderFieldSize = max(limits.maxHeaderFieldSize, FrontHeaders.mostBytes)
        limits.maxHeaderFieldCount += FrontHeaders.mostFields
        return limits
    }
}

/// The clock of the host: the system clock, or a clock that a test controls.
package struct HostClock: Sendable {
    package let now: @Sendable () -> NIODeadline

    package init(_ now: @escaping @Sendable () -> NIODeadline) {
        self.now = now
    }

    package static let system = HostClock { NIODeadline.now() }
}
