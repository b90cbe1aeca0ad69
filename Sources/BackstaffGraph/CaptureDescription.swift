@_spi(Reflection) import Swift

/// What the compiler says about the captures of one kind of context: see `CaptureLayout`.
struct CaptureDescription {
    let captures: [MangledType]

    private let argumentCount: Int
    private let firstArgument: Int
    /// For each generic parameter, by its index, which argument is its type.
    private let parameters: [Int: Int]

    /// - Returns: `nil` if there is no description, or one with a source other than an argument.
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

    /// A type that is stored as a capture is.
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

/// The mangled name of a type, as reflection records hold it. Bytes up to 0x1f stand for references to records of types.
struct MangledType {
    private let start: UnsafePointer<UInt8>
    private let name: UnsafeBufferPointer<UInt8>
    /// The bytes after the last reference: those that are letters for certain.
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

    /// Whether this is a class's name by reference, and then `suffix`.
    private func isClass(with suffix: String) -> Bool {
        tail.startIndex == 5 && (1...2).contains(name[0]) && tail.elementsEqual(suffix.utf8)
    }

    /// Whether this is the box of a variable.
    var isVariable: Bool { ends(with: "Xx") || ends(with: "XX") }

    /// Whether values are one word that says which object, type or box they are: variables, plain references,
    /// metatypes, and references to objects of a class that are weak or unowned.
    var isReference: Bool {
        isVariable || ends(with: "Bo") || ends(with: "XMT") || ends(with: "yXlSgXw")
            || isClass(with: "SgXw") || isClass(with: "Xo") || isClass(with: "Xu")
    }

    /// Whether values are closures that may outlive the call that made them, or optional ones.
    ///
    /// The name of a function that is stored ends with its conventions: `I`, `e` for escaping, `g` for a context that
    /// the caller keeps, then one letter for each parameter and result, and `_`.
    var isClosure: Bool {
        guard ends(with: "_") || ends(with: "_Sg"), let begin = tail.lastIndex(of: UInt8(ascii: "I")) else {
            return false
        }
        return tail[begin...].starts(with: "Ieg".utf8)
    }

    /// The index of the generic parameter that this is: `x`, `q_`, `q0_`, `q1_`.
    var genericParameter: Int? {
        ["x", "q_", "q0_", "q1_"].firstIndex { tail.startIndex == 0 && tail.elementsEqual($0.utf8) }
    }

    /// The index of the generic argument that this, a source, refers to: `B0`, `B1` and so on.
    var argument: Int? {
        guard name.count == 2, name[0] == UInt8(ascii: "B") else { return nil }
        return Character(Unicode.Scalar(name[1])).wholeNumberValue
    }

    /// The type itself, for a name without generic parameters.
    func type() -> Any.Type? {
        _getTypeByMangledNameInContext(start, UInt(name.count), genericContext: nil, genericArguments: nil)
    }

    /// The type itself, with metadata for the generic parameters in it.
    func type(arguments: [Int: UInt]) -> Any.Type? {
        // The runtime wants a generic type whose parameters the name may use. Any with enough of them will do.
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
