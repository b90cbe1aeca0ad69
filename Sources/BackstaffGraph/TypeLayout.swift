/// The memory layout of a type that is known only at run time. It is read from the type's metadata.
///
///     metadata − 8 : value witnesses [ 8 functions | size | stride | flags ]
///     metadata     : kind
struct TypeLayout {
    /// The size of an existential's buffer for its value, in bytes.
    static let existentialBuffer = 24
    /// The number of bytes in an existential before its conformances.
    static let existentialHead = 32

    private static let structureKind = 0x200
    private static let tupleKind = 0x301
    private static let existentialKind = 0x303
    private static let holdsAnyValue: UInt32 = 1 << 31
    private static let isOutOfLine: UInt32 = 0x2_0000

    let size: Int
    let alignmentMask: Int
    private let witnessFlags: UInt32
    private let metadata: UnsafePointer<Int>

    init(of type: Any.Type) {
        metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
        let witnesses = UnsafeRawPointer(bitPattern: metadata[-1]).unsafelyUnwrapped
        size = witnesses.load(fromByteOffset: 64, as: Int.self)
        witnessFlags = witnesses.load(fromByteOffset: 80, as: UInt32.self)
        alignmentMask = Int(witnessFlags & 0xff)
    }

    /// Whether the type is a structure or a tuple. Enumerations and references have no fields to compare.
    var hasFields: Bool { metadata[0] == Self.structureKind || metadata[0] == Self.tupleKind }

    /// Whether the type is an existential that can hold a value of any type, not only an object.
    var isOpaqueExistential: Bool {
        metadata[0] == Self.existentialKind && size >= Self.existentialHead
            && UnsafeRawPointer(metadata).load(fromByteOffset: 8, as: UInt32.self) & Self.holdsAnyValue != 0
    }

    /// Whether an existential stores values of this type in its buffer instead of a box.
    var fitsExistentialBuffer: Bool { witnessFlags & Self.isOutOfLine == 0 && size <= Self.existentialBuffer }
}
