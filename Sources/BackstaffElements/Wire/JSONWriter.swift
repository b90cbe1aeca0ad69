/// Writes JSON into a byte array, without Foundation and without an intermediate tree.
///
/// The caller writes brackets and commas. ``comma()`` omits the comma after an opening bracket.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []

    package init(capacity: Int = 256) {
        bytes.reserveCapacity(capacity)
    }

    /// Removes all bytes and keeps the capacity.
    package mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
    }

    /// Writes bytes without escaping, for punctuation and known names.
    @inline(__always)
    package mutating func raw(_ string: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: string.utf8Start, count: string.utf8CodeUnitCount))
    }

    package mutating func comma() {
        switch bytes.last {
        case nil, UInt8(ascii: "["), UInt8(ascii: "{"): break
        default: bytes.append(UInt8(ascii: ","))
        }
    }

    /// Writes `"name":`, after a comma if one is needed. Names are constants that need no escaping.
    package mutating func name(_ name: StaticString) {
        comma()
        bytes.append(UInt8(ascii: "\""))
        raw(name)
        raw("\":")
    }

    package mutating func name(_ name: String) {
        comma()
        string(name)
        bytes.append(UInt8(ascii: ":"))
    }

    /// Writes an array. `write` writes each item.
    package mutating func list<Item>(_ items: [Item], write: (inout JSONWriter, Item) -> Void) {
        raw("[")
        for item in items {
            comma()
            write(&self, item)
        }
        raw("]")
    }

    package mutating func bool(_ value: Bool) {
        value ? raw("true") : raw("false")
    }

    package mutating func integer(_ value: some BinaryInteger) {
        var rest = UInt64(clamping: value.magnitude)
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        if rest < 10 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest))
            return
        }
        let start = bytes.count
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        bytes[start...].reverse()
    }

    /// Writes a number. An integer has no fraction.
    ///
    /// JSON has no infinity and no NaN. An infinity becomes the largest finite number of its sign, and NaN becomes
    /// zero.
    package mutating func number(_ value: Double) {
        if let whole = Int64(exactly: value), whole.magnitude < 1 << 53 {
            integer(whole)
        } else if value.isNaN {
            integer(0)
        } else if value.isInfinite {
            number(value < 0 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude)
        } else {
            bytes.append(contentsOf: value.description.utf8)
        }
    }

    package mutating func string(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { escape($0) }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ utf8: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for index in utf8.indices {
            let byte = utf8[index]
            guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
            bytes.append(contentsOf: utf8[start..<index])
            start = index + 1
            switch byte {
            case UInt8(ascii: "\""): raw("\\\"")
            case UInt8(ascii: "\\"): raw("\\\\")
            case 0x0a: raw("\\n")
            case 0x0d: raw("\\r")
            case 0x09: raw("\\t")
            default:
                raw("\\u00")
                bytes.append(Self.hexadecimal[Int(byte >> 4)])
                bytes.append(Self.hexadecimal[Int(byte & 15)])
            }
        }
        bytes.append(contentsOf: utf8[start...])
    }

    private static let hexadecimal = Array("0123456789abcdef".utf8)
}
