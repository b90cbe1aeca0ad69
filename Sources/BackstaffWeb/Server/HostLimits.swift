import NIOCore

/// Everything that a client could make grow, and how far it may.
package struct HostLimits: Sendable {
    // Scenes.
    /// Live scenes in this process.
    package var scenes = 5_000
    /// Live scenes of one visitor.
    package var scenesPerVisitor = 32
    /// How long a scene without a connection lives.
    package var grace = TimeAmount.seconds(60)
    /// Patches, and their bytes, that are kept until the page says that it has them.
    package var keptPatches = 256
    package var keptBytes = 256 * 1024

    // Connections.
    package var connections = 8_192
    /// Frames that a page may send a second; a frame counts once and once more for each 4 KiB.
    package var framesPerSecond = 200.0
    /// Fragments of one message.
    package var fragments = 64
    /// Bytes that wait for a slow reader before its connection is given up.
    package var unsentBytes = 4 << 20
    package var helloWithin = TimeAmount.seconds(5)
    package var pingAfter = TimeAmount.seconds(20)
    package var silentFor = TimeAmount.seconds(50)
    package var closeWithin = TimeAmount.seconds(2)

    // HTTP.
    package var headerBytes = 16 * 1024
    package var headerFields = 100
    package var targetBytes = 8 * 1024
    package var headersWithin = TimeAmount.seconds(10)
    package var idleFor = TimeAmount.seconds(15)
    package var respondWithin = TimeAmount.seconds(30)
    /// Previews that wait for the main actor.
    package var waitingPreviews = 64

    package init() {}
}

/// Where the host reads the time: the machine's clock, or a test's.
package struct HostClock: Sendable {
    package let now: @Sendable () -> NIODeadline

    package init(_ now: @escaping @Sendable () -> NIODeadline) {
        self.now = now
    }

    package static let system = HostClock { NIODeadline.now() }
}
