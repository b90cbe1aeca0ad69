/// Why a value wasn't sealed, or a seal not opened.
package enum SealRefusal: Error, Hashable, Sendable {
    /// The value is too large to be sealed, or the text too long to be a seal. This many bytes came.
    case oversized(Int)
    /// The text has not the form of a seal.
    case malformed
    /// The seal is of another format.
    case outdatedVersion(UInt8)
    /// The seal was made with a key that isn't among this server's. The first bytes of that key's hash, as the seal
    /// says them.
    case unknownKey(UInt32)
    /// The seal was changed, or was made for something else.
    case notAuthentic
    /// The cipher itself gave up.
    case cipherFailed

    /// Words for a log line. There is nothing in them that a client could have chosen but numbers.
    package var reason: String {
        switch self {
        case .oversized(let bytes): "too large: \(bytes) bytes"
        case .malformed: "not a seal"
        case .outdatedVersion(let version): "sealed in format \(version), which this server doesn't read"
        case .unknownKey(let id): "sealed with key \(SealingKey.shown(id)), which this server doesn't have"
        case .notAuthentic: "changed, or sealed for another visitor, app or place"
        case .cipherFailed: "the cipher failed"
        }
    }
}
