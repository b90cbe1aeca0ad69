/// The context of a seal. A seal opens only in a context that is equal to the one in which it was made.
struct SealContext: Hashable, Sendable {
    /// The app's name. It is needed because two apps may share a key.
    var app: String
    /// The visitor's number. One visitor can't use another visitor's seal.
    var visitor: String
    var kind: Kind
    /// The key under which the value is stored. The seal of one key can't be used for another key.
    var name: String
    /// The version of the seal's format and content. The seal contains it in clear text.
    var format: UInt8

    /// The part of the state that a value belongs to. The raw value is part of every seal, so a renamed case makes all
    /// its seals invalid.
    enum Kind: String, CaseIterable, Sendable {
        case scene, app, navigation
    }

    /// The version of new seals.
    static let currentFormat: UInt8 = 1

    init(
        app: String, visitor: String, kind: Kind, name: String, format: UInt8 = SealContext.currentFormat
    ) {
        self.app = app
        self.visitor = visitor
        self.kind = kind
        self.name = name
        self.format = format
    }

    /// The context as bytes. The length of each part comes before it, so that different contexts have different bytes.
    /// For example, app `ab` with visitor `c` differs from app `a` with visitor `bc`.
    var authenticatedBytes: [UInt8] {
        var bytes = [format]
        for part in [app, visitor, kind.rawValue, name] {
            let length = UInt64(part.utf8.count)
            for shift in stride(from: UInt64(56), through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: length >> shift))
            }
            bytes.append(contentsOf: part.utf8)
        }
        return bytes
    }
}
