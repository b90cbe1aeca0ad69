import NIOHTTP1

/// Why a request isn't answered with what it asks for.
struct HTTPRefusal: Error {
    let status: HTTPResponseStatus
    let words: String
    /// How the refusal is counted, or `nil` if it isn't.
    let reason: RefusalReason?
    var headers: [(String, String)] = []

    init(
        _ status: HTTPResponseStatus, _ words: String, because reason: RefusalReason?,
        _ headers: [(String, String)] = []
    ) {
        self.status = status
        self.words = words
        self.reason = reason
        self.headers = headers
    }

    /// A refusal that is counted by its status.
    init(_ status: HTTPResponseStatus, _ words: String, _ headers: [(String, String)] = []) {
        self.init(status, words, because: RefusalReason(status), headers)
    }

    static let notFound = HTTPRefusal(.notFound, "Not found")

    static let end = HTTPRefusal(.serviceUnavailable, "The server ends", because: .draining, [("retry-after", "1")])

    static let busy = HTTPRefusal(.serviceUnavailable, "The server is busy", [("retry-after", "1")])

    static let picturesBusy = HTTPRefusal(
        .serviceUnavailable, "Too many pictures are being sent", [("retry-after", "5")])

    static let notReady = HTTPRefusal(.serviceUnavailable, "The app isn't ready", [("retry-after", "1")])

    /// Not 503: a proxy would pass the request on, and another replica would lose a worker too.
    static let harmful = HTTPRefusal(.internalServerError, "The app has ended while it made this page")

    static let socketExpected = HTTPRefusal(
        .upgradeRequired, "A WebSocket is expected here", [("upgrade", "websocket")])

    // These have the status 429 and not 503: a proxy would pass the request on, and the address would have as much again
    // at the next replica.

    static let tooManyRequests = HTTPRefusal(
        .tooManyRequests, "There are too many requests from your address", because: .tooManyRequests,
        [("retry-after", "5")])

    static let tooManyWaiting = HTTPRefusal(
        .tooManyRequests, "Too many requests from your address are waiting", because: .tooManyWaiting,
        [("retry-after", "1")])

    static let tooManyWorkers = HTTPRefusal(
        .tooManyRequests, "There are too many visitors from your address: it has as many workers as it may have",
        because: .tooManyWorkers, [("retry-after", "5")])

    static let tooManyConnections = HTTPRefusal(
        .tooManyRequests, "There are too many connections from your address", because: .tooManyConnections,
        [("retry-after", "5")])
}
