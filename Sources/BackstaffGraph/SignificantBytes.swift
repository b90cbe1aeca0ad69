import Glibc
@_spi(Reflection) import Swift

/// The bytes of a type's values without the padding.
///
/// The bytes between fields are never written, so they may differ in equal values. The same is true for the unused
/// bytes of an existential's buffer.
///
///     struct Row { let isOpen: Bool; let number: Int }      [ isOpen | 7 bytes of padding | number ]
struct SignificantBytes {
    private enum Part {
        case bytes(Range<Int>)
        /// An existential consists of a buffer of three words, the type of its value, and the conformances.
        case existential(at: Int)
    }

    private var parts: [Part] = []

    private init(_ type: Any.Type) {
        add(type, at: 0)
    }

    // Sound because values are compared on the main actor only.
    private nonisolated(unsafe) static var known: [ObjectIdentifier: SignificantBytes] = [:]

    /// Returns the significant bytes of `type`, and determines them on first use.
    static func of(_ type: Any.Type) -> SignificantBytes {
        if let bytes = known[ObjectIdentifier(type)] { return bytes }
        let bytes = SignificantBytes(type)
        known[ObjectIdentifier(type)] = bytes
        return bytes
    }

    /// Whether the values at two addresses have the same significant bytes.
    func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        parts.allSatisfy { part in
            switch part {
            case .bytes(let range):
                memcmp(first + range.lowerBound, second + range.lowerBound, range.count) == 0
            case .existential(let offset): Self.existentialsAreEqual(first + offset, second + offset)
            }
        }
    }

    // MARK: Finding the bytes

    private mutating func add(_ type: Any.Type, at base: Int) {
        let layout = TypeLayout(of: type)
        if layout.isOpaqueExistential {
            parts.append(.existential(at: base))
            addBytes(from: base + TypeLayout.existentialHead, to: base + layout.size)
        } else if let fields = Self.fields(of: type, layout) {
            for field in fields { add(field.type, at: base + field.offset) }
        } else {
            addBytes(from: base, to: base + layout.size)
        }
    }

    private mutating func addBytes(from start: Int, to end: Int) {
        guard start < end else { return }
        if case .bytes(let last) = parts.last, last.upperBound == start {
            parts[parts.count - 1] = .bytes(last.lowerBound..<end)
        } else {
            parts.append(.bytes(start..<end))
        }
    }

    /// The fields of a structure or tuple.
    ///
    /// - Returns: `nil` if `type` is neither, or if reflection doesn't list every field. The list is complete if each
    ///   field begins at the end of the previous one, rounded up to its alignment, and the last field ends where the
    ///   value ends.
    private static func fields(of type: Any.Type, _ layout: TypeLayout) -> [(offset: Int, type: Any.Type)]? {
        guard layout.hasFields else { return nil }
        var fields: [(offset: Int, type: Any.Type)] = []
        var end = 0
        let areAllKnown = _forEachField(of: type) { _, offset, fieldType, _ in
            let field = TypeLayout(of: fieldType)
            guard offset == (end + field.alignmentMask) & ~field.alignmentMask else { return false }
            end = offset + field.size
            fields.append((offset, fieldType))
            return true
        }
        return areAllKnown && end == layout.size && !fields.isEmpty ? fields : nil
    }

    // MARK: Existentials

    private static func existentialsAreEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        let type = first.load(fromByteOffset: TypeLayout.existentialBuffer, as: UnsafeRawPointer.self)
        guard type == second.load(fromByteOffset: TypeLayout.existentialBuffer, as: UnsafeRawPointer.self) else {
            return false
        }
        let value = unsafeBitCast(type, to: Any.Type.self)
        // A value that doesn't fit into the buffer is in a box. Copies share the box, so the same box means the same
        // value.
        guard TypeLayout(of: value).fitsExistentialBuffer else {
            return first.load(as: UInt.self) == second.load(as: UInt.self)
        }
        return SignificantBytes.of(value).areEqual(first, second)
    }
}
