/// Why the server ends a connection, as the close code of its WebSocket.
package enum CloseCode: UInt16, CaseIterable, Error, Sendable {
    /// The server is going away.
    case goingAway = 1001
    /// The bytes break the WebSocket protocol itself.
    case protocolError = 1002
    /// The page speaks a version of the protocol that the server doesn't know.
    case unknownVersion = 4000
    /// A frame is not JSON, or not of the grammar.
    case malformed = 4001
    /// A verb that the server doesn't know.
    case unknownVerb = 4002
    /// A frame is larger than the limit.
    case frameTooLarge = 4003
    /// More frames came in a second than are allowed.
    case tooManyFrames = 4004
    /// The first frame was no hello, or came too late, or a second hello came.
    case helloExpected = 4005
    /// The session goes on over another connection.
    case takenOver = 4006
    /// The server has as many scenes as it takes.
    case serverFull = 4007
    /// The session has ended: a new one starts with a hello that resumes nothing.
    case sessionEnded = 4008
}

/// Why a frame was refused: a close code, and words for the log and for whoever wrote the client.
package struct WireRefusal: Error, Hashable, Sendable {
    package let code: CloseCode
    package let reason: String

    package init(_ code: CloseCode, _ reason: String) {
        self.code = code
        self.reason = reason
    }

    /// At most 32 characters of what a client sent, fit for a log line and a close frame.
    package static func quoted(_ text: String) -> String {
        var shown = "'"
        for scalar in text.unicodeScalars.prefix(32) {
            shown.unicodeScalars.append(scalar.isASCII && scalar.value >= 0x20 && scalar.value < 0x7f ? scalar : "?")
        }
        return shown + "'"
    }
}

/// The limits of the protocol. All are far above what a page sends.
package struct WireLimits: Sendable {
    /// Bytes in one message of the page, its fragments together.
    package var frameBytes = 256 * 1024
    /// Arrays and objects inside each other.
    package var depth = 8
    /// UTF-8 bytes in one string.
    package var stringBytes = 60_000
    /// Characters of one number.
    package var numberBytes = 40

    package init() {}

    package static let page = WireLimits()

    /// For frames of a process that is trusted: far wider, since a whole tree may be one frame.
    package static let server: WireLimits = {
        var limits = WireLimits()
        limits.frameBytes = 256 << 20
        limits.depth = 2048
        limits.stringBytes = 64 << 20
        return limits
    }()
}
