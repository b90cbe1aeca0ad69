import ArgumentParser
import NIOCore

/// The flags for the limits on HTTP requests.
package struct RequestLimitOptions: ParsableArguments {
    private static let usual = HostLimits()

    @Option(help: ArgumentHelp("The headers of a request, with its first line.", valueName: "bytes"))
    package var headerBytes = usual.headerBytes

    @Option(help: ArgumentHelp("The number of headers of a request.", valueName: "number"))
    package var headerFields = usual.headerFields

    @Option(help: ArgumentHelp("The path and query of a request.", valueName: "bytes"))
    package var urlBytes = usual.targetBytes

    @Option(help: ArgumentHelp("The time until the headers of a request are complete.", valueName: "seconds"))
    package var headerTimeout = usual.headersWithin.inSeconds

    @Option(help: ArgumentHelp("The time that an answer, and its reading, may take.", valueName: "seconds"))
    package var answerTimeout = usual.respondWithin.inSeconds

    @Option(help: ArgumentHelp("The time between an answer and the next request.", valueName: "seconds"))
    package var idleTimeout = usual.idleFor.inSeconds

    @Option(help: ArgumentHelp("Previews that wait until the app makes them.", valueName: "number"))
    package var waitingPreviews = usual.waitingPreviews

    @Option(help: ArgumentHelp("The same from one address.", valueName: "number"))
    package var waitingPreviewsPerAddress = usual.waitingPreviewsPerAddress

    package init() {}

    static let flags = [
        "--header-bytes", "--header-fields", "--url-bytes", "--header-timeout", "--answer-timeout", "--idle-timeout",
        "--waiting-previews", "--waiting-previews-per-address",
    ]

    package func validate() throws {
        try Self.check("--header-bytes", headerBytes, from: 1024, to: 1 << 20)
        try Self.check("--header-fields", headerFields, from: 16, to: 10_000)
        try Self.check("--url-bytes", urlBytes, from: 64, to: 1 << 20)
        try Self.check("--header-timeout", headerTimeout, from: 1, to: 3600)
        try Self.check("--answer-timeout", answerTimeout, from: 1, to: 3600)
        try Self.check("--idle-timeout", idleTimeout, from: 1, to: 3600)
        try Self.check("--waiting-previews", waitingPreviews, from: 1, to: 100_000)
        try Self.check("--waiting-previews-per-address", waitingPreviewsPerAddress, from: 1, to: 100_000)
    }

    func apply(to limits: inout HostLimits) {
        limits.headerBytes = headerBytes
        limits.headerFields = headerFields
        limits.targetBytes = urlBytes
        limits.headersWithin = TimeAmount(inSeconds: headerTimeout)
        limits.respondWithin = TimeAmount(inSeconds: answerTimeout)
        limits.idleFor = TimeAmount(inSeconds: idleTimeout)
        limits.waitingPreviews = waitingPreviews
        limits.waitingPreviewsPerAddress = waitingPreviewsPerAddress
    }
}
