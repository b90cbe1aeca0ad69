import BackstaffElements
import Crypto
import Foundation

/// A key of 32 bytes, with a short ID that isn't secret.
struct SealingKey: Sendable {
    static let byteCount = 32

    let secret: SymmetricKey
    /// The first four bytes of the key's SHA-256.
    let id: UInt32

    init(_ secret: SymmetricKey) {
        self.secret = secret
        id = secret.withUnsafeBytes { SHA256.hash(data: $0) }.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Reads 32 bytes in Base64, as `openssl rand -base64 32` writes them.
    init(base64 text: some StringProtocol, at place: SealingKeyPlace) throws(SealingKeyError) {
        if text.isEmpty { throw SealingKeyError(place, .empty) }
        guard let bytes = Data(base64Encoded: String(text)) else { throw SealingKeyError(place, .notBase64) }
        guard bytes.count == Self.byteCount else { throw SealingKeyError(place, .wrongSize(bytes.count)) }
        self.init(SymmetricKey(data: bytes))
    }

    static func random() -> SealingKey { SealingKey(SymmetricKey(size: .bits256)) }

    var base64: String { secret.withUnsafeBytes { Data($0).base64EncodedString() } }

    static func shown(_ id: UInt32) -> String { id.hexadecimalDigits }
}

/// The keys of a server. The first key seals, and all keys open. Replicas with the same keys open each other's seals.
package struct SealingKeys: Sendable {
    let sealing: SealingKey
    let all: [SealingKey]
    let origin: Origin

    /// The source of the keys.
    enum Origin: Hashable, Sendable {
        case environment
        case file(String, isNew: Bool)
        case memory
    }

    /// - Parameter all: At least one key. Duplicates are removed.
    init?(_ all: [SealingKey], from origin: Origin) {
        guard let sealing = all.first else { return nil }
        self.sealing = sealing
        self.all = all.reduce(into: []) { kept, key in
            if !kept.contains(where: { $0.secret == key.secret }) { kept.append(key) }
        }
        self.origin = origin
    }

    private init(_ key: SealingKey, from origin: Origin) {
        sealing = key
        all = [key]
        self.origin = origin
    }

    /// A random key for the life of the process, for tests and for servers whose seals needn't outlive the process.
    static func ephemeral() -> SealingKeys { SealingKeys(.random(), from: .memory) }

    /// The keys as they stand in the environment variable.
    var variableText: String { all.map(\.base64).joined(separator: ",") }

    /// The IDs of the keys as text. The sealing key is first. An ID reveals nothing about its key.
    var names: [String] { all.map { SealingKey.shown($0.id) } }

    /// Whether the keys come from an existing file.
    var isFoundFile: Bool {
        if case .file(_, isNew: false) = origin { true } else { false }
    }

    /// A notice for the operator at start. It has the IDs of the keys, which can be compared between replicas, and
    /// their source.
    var notice: String {
        let others = all.count == 1 ? "" : ", opens \(names.dropFirst().joined(separator: ", ")) too"
        let place =
            switch origin {
            case .environment: "from \(SealingKeys.variable)"
            case .file(let path, isNew: true): "just made, in \(path)"
            case .file(let path, isNew: false): "from \(path)"
            case .memory: "in memory: no tab comes back to its place when this process has ended"
            }
        return "seals with key \(names[0])\(others) (\(place))"
    }
}
