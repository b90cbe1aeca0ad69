import Synchronization

/// A unique identifier of a publisher stream.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private static let last = Atomic<UInt64>(0)
    private let value: UInt64

    /// Creates a new unique identifier.
    public init() {
        value = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// Creates the identifier of an object. It is the same for the lifetime of the object.
    public init(_ object: AnyObject) {
        value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// The identifier in hexadecimal notation.
    public var description: String { "0x" + String(value, radix: 16) }
}

/// A type that identifies publisher streams.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier of the stream.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
