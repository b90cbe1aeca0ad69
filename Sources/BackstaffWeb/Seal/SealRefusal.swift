/// The reason why a value wasn't sealed or a seal wasn't opened.
enum SealRefusal: Error, Hashable, Sendable {
    /// The value is too large to be sealed, or the text is too long to be a seal. The associated value is its size in
    /// bytes.
    case oversized(Int)
    /// The text doesn't have the form of a seal.
    case malformed
    /// The seal has another format version.
    case outdatedVersion(UInt8)
    /// The seal was made with a key that this server doesn't have. The associated value is the key's ID from the seal.
    case unknownKey(UInt32)
    /// The seal was changed, or it was made for another context.
    case notAuthentic
    /// The cipher itself failed.
    case cipherFailed

    /// A text for the log. A client can influence only the numbers in it.
    var reason: String {
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
