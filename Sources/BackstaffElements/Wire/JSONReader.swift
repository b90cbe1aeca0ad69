/// Reads JSON from untrusted bytes, one value at a time and without building a tree.
///
/// The reader follows the grammar of RFC 8259 strictly. It accepts only valid UTF-8, refuses unpaired surrogates, and
/// limits the depth, strings and numbers. Every access to a byte goes through ``peek()``, so no input can cause a trap.
package struct JSONReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let limits: WireLimits
    private var position = 0
    private var depth = 0

    package init(_ bytes: UnsafeBufferPointer<UInt8>, limits: WireLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    /// The kind of a value, which its first byte tells.
    package enum Kind { case object, array, string, number, bool, null }

    /// A string in the frame. It can be compared without making a `String`.
    package struct Word {
        fileprivate let slice: UnsafeBufferPointer<UInt8>
        fileprivate let unescaped: String?

        @inline(__always)
        package func matches(_ name: StaticString) -> Bool {
            if let unescaped { return unescaped == name.description }
            guard slice.count == name.utf8CodeUnitCount else { return false }
            for index in slice.indices where slice[index] != name.utf8Start[index] { return false }
            return true
        }

        package var text: String {
            unescaped ?? String(decoding: slice, as: UTF8.self)
        }
    }

    package func failure(_ reason: String) -> WireRefusal {
        WireRefusal(.malformed, "\(reason) at byte \(position)")
    }

    // MARK: Structure

    @inline(__always)
    private func peek() -> UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    private mutating func skipSpace() {
        while let byte = peek(), byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard peek() == byte else { return false }
        position += 1
        return true
    }

    package mutating func kind() throws(WireRefusal) -> Kind {
        skipSpace()
        guard let byte = peek() else { throw failure("the frame ends too early") }
        switch byte {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
        case UInt8(ascii: "n"): return .null
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
        default: throw failure("no JSON value")
        }
    }

    /// Reads an object. Passes each name to `field`, which must read or skip the value.
    package mutating func object(
        _ field: (inout JSONReader, Word) throws(WireRefusal) -> Void
    ) throws(WireRefusal) {
        guard take(UInt8(ascii: "{")) else { throw failure("an object is expected") }
        try enter()
        if !take(UInt8(ascii: "}")) {
            repeat {
                skipSpace()
                let name = try word()
                guard take(UInt8(ascii: ":")) else { throw failure("':' is expected") }
                try field(&self, name)
            } while take(UInt8(ascii: ","))
            guard take(UInt8(ascii: "}")) else { throw failure("',' or '}' is expected") }
        }
        depth -= 1
    }

    /// Reads an array. Passes the index of each element to `element`, which must read or skip it.
    package mutating func array(
        _ element: (inout JSONReader, Int) throws(WireRefusal) -> Void
    ) throws(WireRefusal) {
        guard take(UInt8(ascii: "[")) else { throw failure("an array is expected") }
        try enter()
        if !take(UInt8(ascii: "]")) {
            var index = 0
            repeat {
                try element(&self, index)
                index += 1
            } while take(UInt8(ascii: ","))
            guard take(UInt8(ascii: "]")) else { throw failure("',' or ']' is expected") }
        }
        depth -= 1
    }

    private mutating func enter() throws(WireRefusal) {
        depth += 1
        if depth > limits.depth { throw failure("more than \(limits.depth) levels") }
    }

    /// Checks a value and discards it.
    package mutating func skip() throws(WireRefusal) {
        switch try kind() {
        case .object: try object { (reader, _) throws(WireRefusal) in try reader.skip() }
        case .array: try array { (reader, _) throws(WireRefusal) in try reader.skip() }
        case .string: _ = try word()
        case .number: _ = try number()
        case .bool: _ = try bool()
        case .null: try null()
        }
    }

    /// Checks that only white space follows.
    package mutating func end() throws(WireRefusal) {
        skipSpace()
        if position < bytes.count { throw failure("something follows the value") }
    }

    // MARK: Scalars

    package mutating func bool() throws(WireRefusal) -> Bool {
        skipSpace()
        if literal("true") { return true }
        if literal("false") { return false }
        throw failure("true or false is expected")
    }

    package mutating func null() throws(WireRefusal) {
        skipSpace()
        if !literal("null") { throw failure("null is expected") }
    }

    private mutating func literal(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard bytes.count - position >= count else { return false }
        for index in 0..<count where bytes[position + index] != word.utf8Start[index] { return false }
        position += count
        return true
    }

    /// Reads a whole number in `range`.
    package mutating func integer(_ range: ClosedRange<Int>) throws(WireRefusal) -> Int {
        let value = try number()
        guard let whole = Int(exactly: value), range.contains(whole) else {
            throw failure("a whole number from \(range.lowerBound) to \(range.upperBound) is expected")
        }
        return whole
    }

    package mutating func number(_ range: ClosedRange<Double>) throws(WireRefusal) -> Double {
        let value = try number()
        guard range.contains(value) else {
            throw failure("a number from \(range.lowerBound) to \(range.upperBound) is expected")
        }
        return value
    }

    package mutating func number() throws(WireRefusal) -> Double {
        skipSpace()
        let start = position
        let isNegative = peek() == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var mantissa: UInt64 = 0
        let whole = digits(into: &mantissa)
        guard whole > 0 else { throw failure("a number is expected") }
        let first = start + (isNegative ? 1 : 0)
        if whole > 1, bytes[first] == UInt8(ascii: "0") { throw failure("a number begins with 0") }
        var isPlain = true
        if peek() == UInt8(ascii: ".") {
            position += 1
            isPlain = false
            guard digits(into: &mantissa) > 0 else { throw failure("a digit is expected after '.'") }
        }
        if let byte = peek(), byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            position += 1
            isPlain = false
            if let sign = peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
            var exponent: UInt64 = 0
            guard digits(into: &exponent) > 0 else { throw failure("a digit is expected in the exponent") }
        }
        if position - start > limits.numberBytes { throw failure("a number of more than \(limits.numberBytes) bytes") }
        if isPlain, whole <= 15 {
            return isNegative ? -Double(mantissa) : Double(mantissa)
        }
        let token = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(token), value.isFinite else { throw failure("a number is out of range") }
        return value
    }

    /// Reads digits and returns their number. The value overflows after 19 digits, where no caller uses it.
    private mutating func digits(into value: inout UInt64) -> Int {
        let start = position
        while let byte = peek(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
            value = value &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
            position += 1
        }
        return position - start
    }

    // MARK: Strings

    package mutating func string(limit: Int? = nil) throws(WireRefusal) -> String {
        let text = try word().text
        if let limit, text.utf8.count > limit { throw failure("a string of more than \(limit) bytes") }
        return text
    }

    /// Reads a string. It is copied only if it contains an escape.
    package mutating func word() throws(WireRefusal) -> Word {
        guard take(UInt8(ascii: "\"")) else { throw failure("a string is expected") }
        let start = position
        var isASCII = true
        while let byte = peek() {
            if byte == UInt8(ascii: "\"") {
                let slice = UnsafeBufferPointer(rebasing: bytes[start..<position])
                try check(slice, isASCII: isASCII)
                position += 1
                return Word(slice: slice, unescaped: nil)
            }
            if byte == UInt8(ascii: "\\") { return try escapedWord(from: start) }
            if byte < 0x20 { throw failure("a control character in a string") }
            if byte >= 0x80 { isASCII = false }
            position += 1
        }
        throw failure("a string doesn't end")
    }

    private func check(_ slice: UnsafeBufferPointer<UInt8>, isASCII: Bool) throws(WireRefusal) {
        if slice.count > limits.stringBytes { throw failure("a string of more than \(limits.stringBytes) bytes") }
        if !isASCII, String(validating: slice, as: UTF8.self) == nil { throw failure("a string is not UTF-8") }
    }

    private mutating func escapedWord(from start: Int) throws(WireRefusal) -> Word {
        var text = Array(bytes[start..<position])
        while let byte = peek() {
            position += 1
            if byte == UInt8(ascii: "\"") {
                try text.withUnsafeBufferPointer { (slice) throws(WireRefusal) in try check(slice, isASCII: false) }
                return Word(
                    slice: UnsafeBufferPointer(start: nil, count: 0), unescaped: String(decoding: text, as: UTF8.self))
            }
            if byte == UInt8(ascii: "\\") {
                try escape(into: &text)
            } else if byte < 0x20 {
                throw failure("a control character in a string")
            } else {
                text.append(byte)
            }
        }
        throw failure("a string doesn't end")
    }

    private mutating func escape(into text: inout [UInt8]) throws(WireRefusal) {
        guard let byte = peek() else { throw failure("a string doesn't end") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0c)
        case UInt8(ascii: "n"): text.append(0x0a)
        case UInt8(ascii: "r"): text.append(0x0d)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            let scalar = try escapedScalar()
            text.append(contentsOf: String(Character(scalar)).utf8)
        default: throw failure("an escape that JSON doesn't know")
        }
    }

    private mutating func escapedScalar() throws(WireRefusal) -> Unicode.Scalar {
        let high = try fourDigits()
        if let scalar = Unicode.Scalar(high) { return scalar }
        guard high < 0xdc00, literal("\\u") else { throw failure("half a surrogate pair") }
        let low = try fourDigits()
        guard low >= 0xdc00, low <= 0xdfff,
            let scalar = Unicode.Scalar(0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00))
        else { throw failure("half a surrogate pair") }
        return scalar
    }

    private mutating func fourDigits() throws(WireRefusal) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek() else { throw failure("a string doesn't end") }
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: throw failure("four hexadecimal digits are expected")
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}
