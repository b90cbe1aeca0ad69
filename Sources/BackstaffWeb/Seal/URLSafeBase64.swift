/// Base64 with `-` and `_`, without padding (RFC 4648, section 5).
///
/// Decoding is strict, so each byte sequence has exactly one text. Unused bits must be zero, and other characters are
/// refused.
enum URLSafeBase64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    /// The value of each byte as a digit, or 0xff if it isn't a digit.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 0xff, count: 256)
        for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
        return values
    }()

    static func text(of bytes: [UInt8]) -> String {
        let digits = digits
        let count = (bytes.count * 4 + 2) / 3
        return String(unsafeUninitializedCapacity: count) { text in
            var length = 0
            var bits: UInt32 = 0
            var waiting: UInt32 = 0
            for byte in bytes {
                bits = bits << 8 | UInt32(byte)
                waiting += 8
                while waiting >= 6 {
                    waiting -= 6
                    text[length] = digits[Int(bits >> waiting & 63)]
                    length += 1
                }
            }
            if waiting > 0 {
                text[length] = digits[Int(bits << (6 - waiting) & 63)]
                length += 1
            }
            return length
        }
    }

    /// Decodes `text`. Returns `nil` if the text isn't the one encoding of its bytes.
    static func bytes(of text: String) -> [UInt8]? {
        let values = values
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count * 3 / 4)
        var bits: UInt32 = 0
        var waiting: UInt32 = 0
        for character in text.utf8 {
            let value = values[Int(character)]
            guard value != 0xff else { return nil }
            bits = bits << 6 | UInt32(value)
            waiting += 6
            if waiting >= 8 {
                waiting -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> waiting))
            }
        }
        guard waiting < 6, bits & (1 << waiting - 1) == 0 else { return nil }
        return bytes
    }
}
