/// Encodes the text of one path segment for a URL, and decodes it.
///
///     text      tea & cake    50 %      a/b      naïve        (nothing)   ..     ~
///     encoded   tea%20&%20cake  50%20%25  a%2Fb  na%C3%AFve   ~           ~..    ~~
///
/// Every text can be encoded, and decoding gives the same text. Browsers remove empty segments, and they resolve `.`
/// and `..` even if these are percent-encoded. Therefore such texts get a tilde in front, and so do texts that consist
/// of tildes followed by one of these. Other texts that begin with a tilde aren't changed.
package enum URLSegment {
    /// Appends the encoded text of a segment to a URL.
    package static func write(_ text: String, to url: inout String) {
        if needsTilde(text.utf8) { url.append("~") }
        if text.utf8.allSatisfy(isPlain) {
            url.append(text)
            return
        }
        for byte in text.utf8 {
            if isPlain(byte) {
                url.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                url.append("%")
                url.unicodeScalars.append(hexDigit(byte >> 4))
                url.unicodeScalars.append(hexDigit(byte & 15))
            }
        }
    }

    /// The text of an encoded segment, or `nil` if the percent-encoding or the UTF-8 in it is invalid.
    package static func read(_ segment: Substring) -> String? {
        guard let text = segment.utf8.contains(percent) ? decoded(segment.utf8) : String(segment) else { return nil }
        if text.utf8.first == tilde, needsTilde(text.utf8.dropFirst()) { return String(text.dropFirst()) }
        return isDots(text.utf8) ? nil : text
    }

    private static func decoded(_ segment: Substring.UTF8View) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(segment.count)
        var rest = segment.makeIterator()
        while let byte = rest.next() {
            if byte != percent {
                bytes.append(byte)
            } else if let high = rest.next().flatMap(hexValue), let low = rest.next().flatMap(hexValue) {
                bytes.append(high << 4 | low)
            } else {
                return nil
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    // MARK: Tildes

    /// Whether a text is empty, `.` or `..` after any number of tildes.
    private static func needsTilde(_ text: some Collection<UInt8>) -> Bool {
        let rest = text.drop { $0 == tilde }
        return rest.isEmpty || isDots(rest)
    }

    /// Whether a text is `.` or `..`.
    private static func isDots(_ text: some Collection<UInt8>) -> Bool {
        guard text.first == dot else { return false }
        let rest = text.dropFirst()
        return rest.isEmpty || (rest.first == dot && rest.dropFirst().isEmpty)
    }

    // MARK: Bytes

    private static let percent = UInt8(ascii: "%")
    private static let tilde = UInt8(ascii: "~")
    private static let dot = UInt8(ascii: ".")

    /// The characters that needn't be percent-encoded in a segment by RFC 3986, as a set of bits: letters, digits and
    /// `-._~!$&'()*+,;=:@`. Browsers leave all of them unchanged.
    private static let plainBits: (low: UInt64, high: UInt64) = {
        var bits: (low: UInt64, high: UInt64) = (0, 0)
        let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@"
        for byte in plain.utf8 {
            if byte < 64 { bits.low |= 1 << UInt64(byte) } else { bits.high |= 1 << UInt64(byte - 64) }
        }
        return bits
    }()

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<64: plainBits.low >> UInt64(byte) & 1 == 1
        case 64..<128: plainBits.high >> UInt64(byte - 64) & 1 == 1
        default: false
        }
    }

    private static func hexDigit(_ value: UInt8) -> Unicode.Scalar {
        Unicode.Scalar(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10)
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
