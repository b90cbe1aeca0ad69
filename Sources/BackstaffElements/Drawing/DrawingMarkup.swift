/// The markup of a drawing, in SVG, while it is made.
///
/// Names are constants. All other text passes through ``words(_:)``, which escapes it, and numbers are always finite.
package struct DrawingMarkup: Sendable {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// The markup as text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Adds fixed markup.
    package mutating func raw(_ markup: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    /// Adds other markup.
    package mutating func append(_ other: DrawingMarkup) { bytes.append(contentsOf: other.bytes) }

    /// Adds ` name="words"`.
    package mutating func attribute(_ name: StaticString, _ words: String) {
        begin(name)
        self.words(words)
        raw("\"")
    }

    /// Adds ` name="number"`.
    package mutating func attribute(_ name: StaticString, _ number: Double, digits: Int = 2) {
        begin(name)
        self.number(number, digits: digits)
        raw("\"")
    }

    /// Adds ` name="url(#id)"`.
    package mutating func attribute(_ name: StaticString, url id: String) {
        begin(name)
        raw("url(#")
        words(id)
        raw(")\"")
    }

    package mutating func begin(_ name: StaticString) {
        raw(" ")
        raw(name)
        raw("=\"")
    }

    /// Adds text. What could end it is escaped, and characters that markup can't have are left out.
    package mutating func words(_ words: String) {
        for byte in words.utf8 {
            switch byte {
            case UInt8(ascii: "&"): raw("&amp;")
            case UInt8(ascii: "<"): raw("&lt;")
            case UInt8(ascii: ">"): raw("&gt;")
            case UInt8(ascii: "\""): raw("&quot;")
            case UInt8(ascii: "\t"), UInt8(ascii: "\n"): raw(" ")
            case 0..<0x20, 0x7F: break
            default: bytes.append(byte)
            }
        }
    }

    /// Adds a number. One that isn't finite, or that is too large for any screen, is 0.
    ///
    /// - Parameter digits: The largest number of digits after the point, from 0 to 6.
    package mutating func number(_ value: Double, digits: Int = 2) {
        guard value.isFinite, abs(value) < 1e9 else { return raw("0") }
        let digits = max(0, min(6, digits))
        let unit = Self.powers[digits]
        let parts = Int((value * Double(unit)).rounded())
        if parts < 0 { raw("-") }
        let size = parts.magnitude
        whole(size / UInt(unit))
        var rest = size % UInt(unit)
        if rest == 0 { return }
        raw(".")
        var place = UInt(unit) / 10
        while rest > 0, place > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
            rest %= place
            place /= 10
        }
    }

    private static let powers = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]

    private mutating func whole(_ number: UInt) {
        if number >= 10 { whole(number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
