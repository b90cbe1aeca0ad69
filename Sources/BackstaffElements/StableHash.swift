/// The 64-bit FNV-1a hash of some bytes. Unlike the hash of a `Hasher`, it is the same in every process.
///
/// It is quick, and not secure: anyone can find two inputs with the same hash.
package struct StableHash: Hashable, Sendable {
    package let value: UInt64

    package init(_ bytes: [UInt8]) {
        value = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// Hashes the UTF-8 form of a text.
    package init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// The hash as 16 hexadecimal digits.
    package var digits: String { value.hexadecimalDigits }
}

extension FixedWidthInteger where Self: UnsignedInteger {
    /// The number in hexadecimal digits, with leading zeros: two digits for each byte.
    package var hexadecimalDigits: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
    }
}
