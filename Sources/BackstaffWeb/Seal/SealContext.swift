/// What a seal is for. It opens only where all of this is the same as when it was made.
package struct SealContext: Hashable, Sendable {
    /// The app's name: two apps may share a key.
    package var app: String
    /// The visitor's number: nobody opens what was sealed for another.
    package var visitor: String
    package var kind: Kind
    /// The key under which the value is stored: the value of one can't be put in the place of another.
    package var name: String
    /// The version of the seal's form and of what is in it; it stands in the seal, in the clear.
    package var format: UInt8

    /// Which part of the state a value belongs to. The words are in every seal: changing one closes all of its kind.
    package enum Kind: String, CaseIterable, Sendable {
        case scene, app, navigation
    }

    /// The version that is written today.
    package static let currentFormat: UInt8 = 1

    package init(
        app: String, visitor: String, kind: Kind, name: String, format: UInt8 = SealContext.currentFormat
    ) {
        self.app = app
        self.visitor = visitor
        self.kind = kind
        self.name = name
        self.format = format
    }

    /// The context as bytes. Each part has its length before it, so that no two contexts give the same bytes: an app
    /// `ab` with a visitor `c` isn't an app `a` with a visitor `bc`.
    package var authenticatedBytes: [UInt8] {
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
