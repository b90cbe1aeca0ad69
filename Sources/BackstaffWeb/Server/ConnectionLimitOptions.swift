import ArgumentParser
import BackstaffElements
import NIOCore

/// The flags for the limits on connections, and on what pages send over them.
package struct ConnectionLimitOptions: ParsableArguments {
    private static let usual = HostLimits()

    @Option(help: ArgumentHelp("Connections at one time.", valueName: "number"))
    package var connections = usual.connections

    @Option(help: ArgumentHelp("Connections at one time from one address.", valueName: "number"))
    package var connectionsPerAddress = usual.connectionsPerAddress

    @Option(
        help: ArgumentHelp(
            "Frames that a page sends in a second. A frame counts once, and once more for every 4 KiB.",
            valueName: "number"))
    package var framesPerSecond = usual.framesPerSecond

    @Option(help: ArgumentHelp("The longest message of a page.", valueName: "bytes"))
    package var frameBytes = usual.frame.frameBytes

    @Option(help: ArgumentHelp("Fragments of one message.", valueName: "number"))
    package var fragments = usual.fragments

    @Option(help: ArgumentHelp("Bytes that wait for a page that reads slowly.", valueName: "bytes"))
    package var unsentBytes = usual.unsentBytes

    @Option(help: ArgumentHelp("The time until a page's first frame.", valueName: "seconds"))
    package var helloTimeout = usual.helloWithin.inSeconds

    @Option(help: ArgumentHelp("The silence after which a page is pinged.", valueName: "seconds"))
    package var pingAfter = usual.pingAfter.inSeconds

    @Option(
        help: ArgumentHelp("The silence after which a page's connection is closed.", valueName: "seconds"))
    package var silenceTimeout = usual.silentFor.inSeconds

    @Option(
        help: ArgumentHelp("The time for a page's answer when its connection is closed.", valueName: "seconds"))
    package var closeTimeout = usual.closeWithin.inSeconds

    package init() {}

    static let flags = [
        "--connections", "--connections-per-address", "--frames-per-second", "--frame-bytes", "--fragments",
        "--unsent-bytes", "--hello-timeout", "--ping-after", "--silence-timeout", "--close-timeout",
    ]

    package func validate() throws {
        try Self.check("--connections", connections, from: 1, to: 1_000_000)
        try Self.check("--connections-per-address", connectionsPerAddress, from: 1, to: 1_000_000)
        try Self.check("--frames-per-second", framesPerSecond, from: 1, to: 1_000_000_000)
        // A page makes its frames as long as this, for example when it sends what it has stored.
        try Self.check("--frame-bytes", frameBytes, from: WireLimits.page.frameBytes, to: 1 << 20)
        try Self.check("--fragments", fragments, from: 1, to: 10_000)
        try Self.check("--unsent-bytes", unsentBytes, from: 65_536, to: 1 << 30)
        try Self.check("--hello-timeout", helloTimeout, from: 1, to: 3600)
        try Self.check("--ping-after", pingAfter, from: 1, to: 3600)
        try Self.check("--silence-timeout", silenceTimeout, from: 2, to: 7200)
        try Self.check("--close-timeout", closeTimeout, from: 1, to: 3600)
        guard pingAfter < silenceTimeout else {
            throw ValidationError("--ping-after must be less than --silence-timeout.")
        }
    }

    func apply(to limits: inout HostLimits) {
        limits.connections = connections
        limits.connectionsPerAddress = connectionsPerAddress
        limits.framesPerSecond = framesPerSecond
        limits.frame.frameBytes = frameBytes
        limits.fragments = fragments
        limits.unsentBytes = unsentBytes
        limits.helloWithin = TimeAmount(inSeconds: helloTimeout)
        limits.pingAfter = TimeAmount(inSeconds: pingAfter)
        limits.silentFor = TimeAmount(inSeconds: silenceTimeout)
        limits.closeWithin = TimeAmount(inSeconds: closeTimeout)
    }
}
