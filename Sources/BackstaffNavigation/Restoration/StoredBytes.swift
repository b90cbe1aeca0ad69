/// Reads and writes the parts of stored forms: bytes, integers of variable length, and texts with their length in
/// front.
enum StoredBytes {
    /// The number of bytes for an integer. Each byte holds seven bits.
    static func count(of number: UInt64) -> Int {
        max(1, (UInt64.bitWidth - number.leadingZeroBitCount + 6) / 7)
    }

    /// The integer with its sign in the lowest bit, so that numbers near zero have short encodings.
    static func zigzag(_ number: Int) -> UInt64 {
        UInt64(bitPattern: Int64(number) << 1 ^ Int64(number) >> 63)
    }

    static func unzigzag(_ number: UInt64) -> Int {
        Int(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
    }

    struct Writer {
        private(set) var bytes: [UInt8] = []

        mutating func write(byte: UInt8) {
            bytes.append(byte)
        }

        mutating func write(number: UInt64) {
            var rest = number
            while rest > 0x7F {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(truncatingIfNeeded: rest))
        }

        mutating func write(count: Int) {
            write(number: UInt64(count))
        }

        mutating func write(bits: UInt64) {
            for shift in stride(from: 0, to: UInt64.bitWidth, by: 8) {
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
            }
        }

        mutating func write(contentsOf content: some Sequence<UInt8>) {
            bytes.append(contentsOf: content)
        }

        mutating func write(text: String) {
            write(count: text.utf8.count)
            write(contentsOf: text.utf8)
        }
    }

    /// Reads values from the front. A method returns `nil` if the bytes are missing or invalid.
    struct Reader {
        private let bytes: [UInt8]
        private var position = 0

        init(_ bytes: some Sequence<UInt8>) {
            self.bytes = Array(bytes)
        }

        var isAtEnd: Bool { position == bytes.count }

        mutating func readByte() -> UInt8? {
            if isAtEnd { return nil }
            defer { position += 1 }
            return bytes[position]
        }

        /// An integer of up to 64 bits. Encodings with superfluous bytes are invalid.
        mutating func readNumber() -> UInt64? {
            var number: UInt64 = 0
            var shift: UInt64 = 0
            while let byte = readByte() {
                let bits = UInt64(byte & 0x7F)
                if shift == 63, bits > 1 { return nil }
                number |= bits << shift
                if byte & 0x80 == 0 { return byte == 0 && shift > 0 ? nil : number }
                shift += 7
                if shift > 63 { return nil }
            }
            return nil
        }

        /// The length of the part that follows, or `nil` if fewer bytes than that are left.
        private mutating func readCount() -> Int? {
            guard let number = readNumber(), number <= UInt64(bytes.count - position) else { return nil }
            return Int(number)
        }

        mutating func readBits() -> UInt64? {
            guard bytes.count - position >= 8 else { return nil }
            defer { position += 8 }
            return bytes[position..<(position + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }

        mutating func readText() -> String? {
            guard let count = readCount() else { return nil }
            defer { position += count }
            return String(validating: bytes[position..<(position + count)], as: UTF8.self)
        }

        mutating func readRest() -> [UInt8] {
            defer { position = bytes.count }
            return Array(bytes[position...])
        }

        mutating func readRestAsText() -> String? {
            defer { position = bytes.count }
            return String(validating: bytes[position...], as: UTF8.self)
        }
    }
}
