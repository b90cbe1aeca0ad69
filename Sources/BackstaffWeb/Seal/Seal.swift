import BackstaffElements
import Crypto
import Foundation

/// Seals values that a browser stores. Only a server with the key can make or read a seal, and a seal opens only in the
/// context for which it was made.
///
/// ```
/// ┌────────┬─────────┬────────────┬──────────────────┬───────────┐
/// │ format │ key id  │ nonce      │ AES-256-GCM text │ tag       │   as URL-safe Base64 without padding
/// │ 1 byte │ 4 bytes │ 12, random │ as the value     │ 16        │
/// └────────┴─────────┴────────────┴──────────────────┴───────────┘
///   authenticated with it: format, app, visitor, kind, name (SealContext)
/// ```
struct Seal: Sendable {
    /// The length of the longest seal in characters. Each is a byte of UTF-8.
    static let maximumCharacters = StoredSeals.sealLimit
    /// The size in bytes of the largest value that can be sealed. Base64 turns three bytes into four characters.
    static let capacity = maximumCharacters / 4 * 3 - overhead

    private static let headerBytes = 1 + 4
    private static let nonceBytes = 12
    private static let tagBytes = 16
    private static let overhead = headerBytes + nonceBytes + tagBytes

    private let keys: SealingKeys

    init(keys: SealingKeys) {
        self.keys = keys
    }

    /// Seals a value with the first key.
    ///
    /// - Throws: `SealRefusal.oversized` for more than `capacity` bytes.
    func seal(_ value: [UInt8], in context: SealContext) throws(SealRefusal) -> String {
        guard value.count <= Self.capacity else { throw .oversized(value.count) }
        let key = keys.sealing
        guard let box = try? AES.GCM.seal(value, using: key.secret, authenticating: context.authenticatedBytes)
        else { throw .cipherFailed }
        var bytes = [context.format]
        bytes.reserveCapacity(Self.overhead + value.count)
        for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: key.id >> shift)) }
        bytes.append(contentsOf: box.nonce)
        bytes.append(contentsOf: box.ciphertext)
        bytes.append(contentsOf: box.tag)
        return URLSafeBase64.text(of: bytes)
    }

    /// Opens a seal that was made in the same context with any of the keys.
    func open(_ text: String, in context: SealContext) throws(SealRefusal) -> [UInt8] {
        guard text.utf8.count <= Self.maximumCharacters else { throw .oversized(text.utf8.count) }
        guard let bytes = URLSafeBase64.bytes(of: text), let format = bytes.first else { throw .malformed }
        guard format == context.format else { throw .outdatedVersion(format) }
        guard bytes.count >= Self.overhead else { throw .malformed }
        let id = bytes[1..<Self.headerBytes].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let textEnd = bytes.count - Self.tagBytes
        guard
            let nonce = try? AES.GCM.Nonce(data: bytes[Self.headerBytes..<Self.headerBytes + Self.nonceBytes]),
            let box = try? AES.GCM.SealedBox(
                nonce: nonce, ciphertext: bytes[(Self.headerBytes + Self.nonceBytes)..<textEnd], tag: bytes[textEnd...])
        else { throw .malformed }
        let context = context.authenticatedBytes
        var isKnown = false
        var value: [UInt8]?
        // Two keys may have the same ID. All keys are tried, even after a match, so the time doesn't reveal their
        // order.
        for key in keys.all where key.id == id {
            isKnown = true
            if let opened = try? AES.GCM.open(box, using: key.secret, authenticating: context) { value = Array(opened) }
        }
        guard isKnown else { throw .unknownKey(id) }
        guard let value else { throw .notAuthentic }
        return value
    }
}
