import Synchronization

/// Tells one stream from another.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private static let last = Atomic<UInt64>(0)
    private let value: UInt64

    /// A new one.
    public init() {
        value = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// That of an object, the same as long as it lives.
    public init(_ object: AnyObject) {
        value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// It in hexadecimal.
    public var description: String { "0x" + String(value, radix: 16) }
}

/// Something with an identity in a stream.
public protocol CustomCombineIdentifierConvertible {
    /// Its identity.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identity of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
