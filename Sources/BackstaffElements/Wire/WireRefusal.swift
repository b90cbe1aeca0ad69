/// The reason why the server closes a connection, as a WebSocket close code.
package enum CloseCode: UInt16, CaseIterable, Error, Sendable {
    /// The server is going away.
    case goingAway = 1001
    /// The bytes break the WebSocket protocol itself.
    case protocolError = 1002
    /// The server ends, and has answered everything that the page has sent.
    case serviceRestart = 1012
    /// The page speaks a version of the protocol that the server doesn't know.
    case unknownVersion = 4000
    /// A frame isn't JSON or doesn't match the grammar.
    case malformed = 4001
    /// A verb that the server doesn't know.
    case unknownVerb = 4002
    /// A frame is larger than the limit.
    case frameTooLarge = 4003
    /// More frames arrived in a second than the limit allows.
    case tooManyFrames = 4004
    /// The first frame wasn't a hello, the hello was late, or a second hello arrived.
    case helloExpected = 4005
    /// The session continues over another connection.
    case takenOver = 4006
    /// The server has reached its limit of scenes.
    case serverFull = 4007
    /// The session has ended. A hello without a session to resume starts a new one.
    case sessionEnded = 4008
}

/// The reason why a frame was refused: a close code, and a message for the log and for the client's developer.
package struct WireRefusal: Error, Hashable, Sendable {
    package let code: CloseCode
    package let reason: String

    package init(_ code: CloseCode, _ reason: String) {
        self.code = code
        self.reason = reason
    }

    /// Returns at most 32 characters of a client's text, quoted and safe for a log line and a close frame.
    package static func quoted(_ text: String) -> String {
        var shown = "'"
        for scalar in text.unicodeScalars.prefix(32) {
            shown.unicodeScalars.append(scalar.isASCII && scalar.value >= 0x20 && scalar.value < 0x7f ? scalar : "?")
        }
        return shown + "'"
    }
}

/// The limits of the protocol. Frames of a page stay far below them.
package struct WireLimits: Sendable {
    /// The largest message in bytes. The fragments of a message are counted together.
    package var frameBytes = 256 * 1024
    /// The deepest nesting of arrays and objects.
    var depth = 8
    /// The longest string in UTF-8 bytes.
    var stringBytes = Self.longestString
    /// The longest number in characters.
    var numberBytes = 40

    package init() {}

    /// The longest string of a page in UTF-8 bytes. The page takes no text into a field that is longer, and a seal is such a
    /// string too.
    package static let longestString = 60_000

    package static let page = WireLimits()

    /// The limits for frames of a trusted process. They are far higher, because one frame may hold a whole tree.
    package static let server: WireLimits = {
        var limits = WireLimits()
        limits.frameBytes = 256 << 20
        limits.depth = 2048
        limits.stringBytes = 64 << 20
        return limits
    }()
}
