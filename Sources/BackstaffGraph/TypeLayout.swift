/// How values of a type known only at run time are laid out, read from its metadata.
///
///     metadata − 8 : value witnesses [ 8 functions | size | stride | flags ]
///     metadata     : kind
struct TypeLayout {
    /// How many bytes of an existential hold its value.
    static let existentialBuffer = 24
    /// How many bytes of an existential come before its conformances.
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

    /// Whether values have fields of their own: structures and tuples do, enumerations and references don't.
    var hasFields: Bool { metadata[0] == Self.structureKind || metadata[0] == Self.tupleKind }

    /// Whether values are existentials that hold a value of any type, not only an object.
    var isOpaqueExistential: Bool {
        metadata[0] == Self.existentialKind && size >= Self.existentialHead
            && UnsafeRawPointer(metadata).load(fromByteOffset: 8, as: UInt32.self) & Self.holdsAnyValue != 0
    }

    /// Whether an existential has values in its buffer, and not in a box.
    var fitsExistentialBuffer: Bool { witnessFlags & Self.isOutOfLine == 0 && size <= Self.existentialBuffer }
}
