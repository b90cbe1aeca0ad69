import ArgumentParser
import BackstaffElements

/// The flags for the limits on connections, and on what pages send over them.
struct ConnectionLimitOptions: LimitOptions {
    private static let usual = HostLimits()

    @Option(help: ArgumentHelp("Connections at one time.", valueName: "number"))
    var connections = usual.connections

    @Option(help: ArgumentHelp("Connections at one time from one address.", valueName: "number"))
    var connectionsPerAddress = usual.connectionsPerAddress

    @Option(
        help: ArgumentHelp(
            "Frames that a page sends in a second. A frame counts once, and once more for every 4 KiB.",
            valueName: "number"))
    var framesPerSecond = usual.framesPerSecond

    @Option(
        help: ArgumentHelp(
            "Frames that are read of one address in a second. More wait in the browsers.", valueName: "number"))
    var framesPerAddress = usual.framesPerSecondOfAddress

    @Option(help: ArgumentHelp("The longest message of a page.", valueName: "bytes"))
    var frameBytes = usual.frame.frameBytes

    @Option(help: ArgumentHelp("Fragments of one message.", valueName: "number"))
    var fragments = usual.fragments

    @Option(help: ArgumentHelp("Bytes that wait for a page that reads slowly.", valueName: "bytes"))
    var unsentBytes = usual.unsentBytes

    @Option(
        help: ArgumentHelp("Bytes that wait for all pages of one address that read slowly.", valueName: "bytes"))
    var unsentBytesPerAddress = usual.unsentBytesPerAddress

    @Option(help: ArgumentHelp("Bytes that wait for all pages that read slowly.", valueName: "bytes"))
    var unsentBytesInAll = usual.unsentBytesInAll

    @Option(help: ArgumentHelp("Bytes of pages that wait until the app handles them.", valueName: "bytes"))
    var waitingBytes = usual.waitingBytes

    @Option(help: ArgumentHelp("The same from one address.", valueName: "bytes"))
    var waitingBytesPerAddress = usual.waitingBytesPerAddress

    @Option(help: ArgumentHelp("The time until a page's first frame.", valueName: "seconds"))
    var helloTimeout = usual.helloWithin.inSeconds

    @Option(help: ArgumentHelp("The silence after which a page is pinged.", valueName: "seconds"))
    var pingAfter = usual.pingAfter.inSeconds

    @Option(
        help: ArgumentHelp("The silence after which a page's connection is closed.", valueName: "seconds"))
    var silenceTimeout = usual.silentFor.inSeconds

    @Option(
        help: ArgumentHelp("The time for a page's answer when its connection is closed.", valueName: "seconds"))
    var closeTimeout = usual.closeWithin.inSeconds

    init() {}

    static let table: [LimitFlag<Self, HostLimits>] = [
        LimitFlag("--connections", \.connections, in: 1...1_000_000, for: \.connections),
        LimitFlag(
            "--connections-per-address", \.connectionsPerAddress, in: 1...1_000_000, for: \.connectionsPerAddress),
        LimitFlag("--frames-per-second", \.framesPerSecond, in: 1...1_000_000_000, for: \.framesPerSecond),
        LimitFlag(
            "--frames-per-address", \.framesPerAddress, in: 1...1_000_000_000, for: \.framesPerSecondOfAddress),
        // A page makes its frames as long as this, for example when it sends what it has stored.
        LimitFlag("--frame-bytes", \.frameBytes, in: WireLimits.page.frameBytes...(1 << 20), for: \.frame.frameBytes),
        LimitFlag("--fragments", \.fragments, in: 1...10_000, for: \.fragments),
        LimitFlag("--unsent-bytes", \.unsentBytes, in: 65_536...(1 << 30), for: \.unsentBytes),
        LimitFlag(
            "--unsent-bytes-per-address", \.unsentBytesPerAddress, in: 65_536...(1 << 40), for: \.unsentBytesPerAddress
        ),
        LimitFlag("--unsent-bytes-in-all", \.unsentBytesInAll, in: 65_536...(1 << 40), for: \.unsentBytesInAll),
        LimitFlag("--waiting-bytes", \.waitingBytes, in: 65_536...(1 << 40), for: \.waitingBytes),
        LimitFlag(
            "--waiting-bytes-per-address", \.waitingBytesPerAddress, in: 65_536...(1 << 40),
            for: \.waitingBytesPerAddress),
        LimitFlag("--hello-timeout", \.helloTimeout, in: 1...3600, for: \.helloWithin),
        LimitFlag("--ping-after", \.pingAfter, in: 1...3600, for: \.pingAfter),
        LimitFlag("--silence-timeout", \.silenceTimeout, in: 2...7200, for: \.silentFor),
        LimitFlag("--close-timeout", \.closeTimeout, in: 1...3600, for: \.closeWithin),
    ]

    func validate() throws {
        try checkRanges()
        guard pingAfter < silenceTimeout else {
            throw ValidationError("--ping-after must be less than --silence-timeout.")
        }
    }
}
