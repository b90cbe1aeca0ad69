import ArgumentParser

/// The flags for the limits on HTTP requests.
struct RequestLimitOptions: LimitOptions {
    private static let usual = HostLimits()

    @Option(help: ArgumentHelp("The headers of a request, with its first line.", valueName: "bytes"))
    var headerBytes = usual.headerBytes

    @Option(help: ArgumentHelp("The number of headers of a request.", valueName: "number"))
    var headerFields = usual.headerFields

    @Option(help: ArgumentHelp("The path and query of a request.", valueName: "bytes"))
    var urlBytes = usual.targetBytes

    @Option(help: ArgumentHelp("The time until the headers of a request are complete.", valueName: "seconds"))
    var headerTimeout = usual.headersWithin.inSeconds

    @Option(help: ArgumentHelp("The time that an answer may take, and then its reading.", valueName: "seconds"))
    var answerTimeout = usual.respondWithin.inSeconds

    @Option(help: ArgumentHelp("The time between an answer and the next request.", valueName: "seconds"))
    var idleTimeout = usual.idleFor.inSeconds

    @Option(
        help: ArgumentHelp(
            "Pages and sockets that one address asks for in a second, with bursts of a hundred times that.",
            valueName: "number"))
    var appRequestsPerAddress = usual.appRequestsPerAddress

    @Option(help: ArgumentHelp("Bytes of pictures in memory while they are sent. More wait.", valueName: "bytes"))
    var pictureBytes = usual.pictureBytes

    @Option(help: ArgumentHelp("The same for one address.", valueName: "bytes"))
    var pictureBytesPerAddress = usual.pictureBytesPerAddress

    @Option(help: ArgumentHelp("Previews that wait until the app makes them.", valueName: "number"))
    var waitingPreviews = usual.waitingPreviews

    @Option(help: ArgumentHelp("The same from one address.", valueName: "number"))
    var waitingPreviewsPerAddress = usual.waitingPreviewsPerAddress

    init() {}

    static let table: [LimitFlag<Self, HostLimits>] = [
        LimitFlag("--header-bytes", \.headerBytes, in: 1024...(1 << 20), for: \.headerBytes),
        LimitFlag("--header-fields", \.headerFields, in: 16...10_000, for: \.headerFields),
        LimitFlag("--url-bytes", \.urlBytes, in: 64...(1 << 20), for: \.targetBytes),
        LimitFlag("--header-timeout", \.headerTimeout, in: 1...3600, for: \.headersWithin),
        LimitFlag("--answer-timeout", \.answerTimeout, in: 1...3600, for: \.respondWithin),
        LimitFlag("--idle-timeout", \.idleTimeout, in: 1...3600, for: \.idleFor),
        LimitFlag(
            "--app-requests-per-address", \.appRequestsPerAddress, in: 1...1_000_000_000, for: \.appRequestsPerAddress),
        LimitFlag("--picture-bytes", \.pictureBytes, in: 65_536...(1 << 40), for: \.pictureBytes),
        LimitFlag(
            "--picture-bytes-per-address", \.pictureBytesPerAddress, in: 65_536...(1 << 40),
            for: \.pictureBytesPerAddress),
        LimitFlag("--waiting-previews", \.waitingPreviews, in: 1...100_000, for: \.waitingPreviews),
        LimitFlag(
            "--waiting-previews-per-address", \.waitingPreviewsPerAddress, in: 1...100_000,
            for: \.waitingPreviewsPerAddress),
    ]
}
