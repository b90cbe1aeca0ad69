@_spi(Reflection) import Swift

/// The compiler's description of the captures of one kind of closure context. See `CaptureLayout`.
struct CaptureDescription {
    let captures: [MangledType]

    private let argumentCount: Int
    private let firstArgument: Int
    /// Maps the index of each generic parameter to the index of the argument that holds its type.
    private let parameters: [Int: Int]

    /// - Returns: `nil` if there is no description, or if a generic parameter's type comes from anything but an
    ///   argument.
    init?(metadata: UnsafeRawPointer) {
        firstArgument = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
        guard let record = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self), firstArgument > 0 else {
            return nil
        }
        let captureCount = Int(record.load(as: UInt32.self))
        let sourceCount = Int(record.load(fromByteOffset: 4, as: UInt32.self))
        argumentCount = Int(record.load(fromByteOffset: 8, as: UInt32.self))
        let names = (0..<captureCount + 2 * sourceCount).map { MangledType(referredToAt: record + 12 + 4 * $0) }
        captures = Array(names.prefix(captureCount))
        var parameters: [Int: Int] = [:]
        for source in 0..<sourceCount {
            let parameter = names[captureCount + 2 * source].genericParameter
            guard let parameter, let argument = names[captureCount + 2 * source + 1].argument else { return nil }
            parameters[parameter] = argument
        }
        self.parameters = parameters
    }

    /// The offset of the first capture before it is rounded up to its alignment.
    var firstCapture: Int { firstArgument + argumentCount * MemoryLayout<UInt>.size }

    /// The generic arguments of a context.
    func arguments(in context: UnsafeRawPointer) -> [UInt] {
        (0..<argumentCount).map { (context + firstArgument).load(fromByteOffset: $0 * 8, as: UInt.self) }
    }

    /// A type with the same layout as the stored capture.
    ///
    /// - Returns: `nil` if the type can't be found.
    func type(of capture: MangledType, _ arguments: [UInt]) -> Any.Type? {
        if capture.isReference { return UnsafeRawPointer.self }
        if capture.isClosure { return (UnsafeRawPointer, UnsafeRawPointer?).self }
        guard !parameters.isEmpty else { return capture.type() }
        let types = parameters.compactMapValues { $0 < arguments.count ? arguments[$0] : nil }
        guard types.count == parameters.count else { return nil }
        return capture.type(arguments: types)
    }
}

/// The mangled name of a type in a reflection record. A byte up to 0x1f begins a reference to a type's record.
struct MangledType {
    private let start: UnsafePointer<UInt8>
    private let name: UnsafeBufferPointer<UInt8>
    /// The bytes after the last reference. These are all letters of the name.
    private let tail: Slice<UnsafeBufferPointer<UInt8>>

    /// Follows the relative reference at a place.
    init(referredToAt place: UnsafeRawPointer) {
        start = (place + Int(place.load(as: Int32.self))).assumingMemoryBound(to: UInt8.self)
        var length = 0
        var tailStart = 0
        while start[length] != 0 {
            switch start[length] {
            case 0x01...0x17: length += 1 + 4
            case 0x18...0x1f: length += 1 + 8
            default:
                length += 1
                continue
            }
            tailStart = length
        }
        name = UnsafeBufferPointer(start: start, count: length)
        tail = name[tailStart...]
    }

    private func ends(with suffix: String) -> Bool {
        tail.count >= suffix.utf8.count && tail.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }

    /// Whether the name is a reference to a class, followed by `suffix`.
    private func isClass(with suffix: String) -> Bool {
        tail.startIndex == 5 && (1...2).contains(name[0]) && tail.elementsEqual(suffix.utf8)
    }

    /// Whether this is the box of a variable.
    var isVariable: Bool { ends(with: "Xx") || ends(with: "XX") }

    /// Whether a value is one word that identifies an object, a type or a box.
    ///
    /// This holds for variables, strong references, metatypes, and weak or unowned references to a class.
    var isReference: Bool {
        isVariable || ends(with: "Bo") || ends(with: "XMT") || ends(with: "yXlSgXw")
            || isClass(with: "SgXw") || isClass(with: "Xo") || isClass(with: "Xu")
    }

    /// Whether values are escaping closures or optional escaping closures.
    ///
    /// The mangled name of a stored function ends with its conventions: `I`, then `e` for escaping, `g` for a
    /// guaranteed context, one letter for each parameter and result, and `_`.
    var isClosure: Bool {
        guard ends(with: "_") || ends(with: "_Sg"), let begin = tail.lastIndex(of: UInt8(ascii: "I")) else {
            return false
        }
        return tail[begin...].starts(with: "Ieg".utf8)
    }

    /// The index of the generic parameter that the name stands for: `x`, `q_`, `q0_`, `q1_`.
    var genericParameter: Int? {
        ["x", "q_", "q0_", "q1_"].firstIndex { tail.startIndex == 0 && tail.elementsEqual($0.utf8) }
    }

    /// The index of the generic argument that the name of a source refers to: `B0`, `B1` and so on.
    var argument: Int? {
        guard name.count == 2, name[0] == UInt8(ascii: "B") else { return nil }
        return Character(Unicode.Scalar(name[1])).wholeNumberValue
    }

    /// Looks up the type of a name without generic parameters.
    func type() -> Any.Type? {
        _getTypeByMangledNameInContext(start, UInt(name.count), genericContext: nil, genericArguments: nil)
    }

    /// Looks up the type of a name whose generic parameters have the given metadata.
    func type(arguments: [Int: UInt]) -> Any.Type? {
        // The runtime needs a generic type that declares the parameters. Any type with enough parameters works.
        let generic = FourParameters<Void, Void, Void, Void>.self as Any.Type
        let metadata = unsafeBitCast(generic, to: UnsafePointer<UInt>.self)
        let void = unsafeBitCast(Void.self as Any.Type, to: UInt.self)
        let all = (0..<4).map { arguments[$0] ?? void }
        return all.withUnsafeBytes { all in
            _getTypeByMangledNameInContext(
                start, UInt(name.count), genericContext: UnsafeRawPointer(bitPattern: metadata[1]),
                genericArguments: all.baseAddress)
        }
    }
}

private enum FourParameters<A, B, C, D> {}
