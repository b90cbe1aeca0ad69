import BackstaffElements
import NIOHTTP1

/// Why something was refused. The values are the label of ``HostMetric/refusals``.
enum RefusalReason: String, CaseIterable {
    // Connections.
    case tooManyConnections = "too_many_connections"
    case slowReader = "slow_reader"
    // Requests.
    case badRequest = "bad_request"
    case forbidden
    case notFound = "not_found"
    case methodNotAllowed = "method_not_allowed"
    case bodyNotAllowed = "body_not_allowed"
    case addressTooLong = "address_too_long"
    case wrongHost = "wrong_host"
    case upgradeRequired = "upgrade_required"
    case busy
    case tooManyRequests = "too_many_requests"
    case tooManyWaiting = "too_many_waiting"
    case tooManyWorkers = "too_many_workers"
    case draining
    case identity
    case fileRefused = "file_refused"
    case otherRequest = "other_request"
    // Frames.
    case protocolError = "protocol_error"
    case unknownVersion = "unknown_version"
    case malformed
    case unknownVerb = "unknown_verb"
    case frameTooLarge = "frame_too_large"
    case tooManyFrames = "too_many_frames"
    case helloExpected = "hello_expected"
    case serverFull = "server_full"
    // Events.
    case event

    /// The reason behind the status of an answer, or `nil` if the request wasn't refused.
    init?(_ status: HTTPResponseStatus) {
        if status.code < 400 { return nil }
        self =
            switch status {
            case .badRequest: .badRequest
            case .forbidden: .forbidden
            case .notFound: .notFound
            case .methodNotAllowed: .methodNotAllowed
            case .payloadTooLarge: .bodyNotAllowed
            case .uriTooLong: .addressTooLong
            case .misdirectedRequest: .wrongHost
            case .upgradeRequired: .upgradeRequired
            case .serviceUnavailable: .busy
            default: .otherRequest
            }
    }

    /// The reason behind a close code, or `nil` if the page has done nothing wrong.
    init?(_ code: CloseCode) {
        switch code {
        case .goingAway, .serviceRestart, .takenOver, .sessionEnded: return nil
        case .protocolError: self = .protocolError
        case .unknownVersion: self = .unknownVersion
        case .malformed: self = .malformed
        case .unknownVerb: self = .unknownVerb
        case .frameTooLarge: self = .frameTooLarge
        case .tooManyFrames: self = .tooManyFrames
        case .helloExpected: self = .helloExpected
        case .serverFull: self = .serverFull
        }
    }
}
