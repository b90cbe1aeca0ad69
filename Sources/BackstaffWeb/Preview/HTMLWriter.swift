/// Writes HTML. All text passes through ``text(_:)`` or ``attribute(_:_:)``, which escape it.
struct HTMLWriter {
    private(set) var bytes: [UInt8] = []

    mutating func raw(_ markup: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    /// Writes a script of the page itself, which nothing can escape.
    mutating func source(_ script: String) {
        assert(!script.lowercased().contains("</script") && !script.contains("<!--"))
        bytes.append(contentsOf: script.utf8)
    }

    /// Writes the markup of a canvas, in which only the addresses of pictures are changed. A word can't look like one,
    /// because its quotation marks are escaped.
    mutating func drawing(_ markup: String, basePath: BasePath) {
        let address = " href=\"/~/assets/"
        if basePath == .root || !markup.contains(address) {
            bytes.append(contentsOf: markup.utf8)
        } else {
            bytes.append(
                contentsOf: markup.replacing(address, with: " href=\"\(basePath.inBrowser("/~/assets/"))").utf8)
        }
    }

    mutating func text(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): raw("&amp;")
            case UInt8(ascii: "<"): raw("&lt;")
            case UInt8(ascii: ">"): raw("&gt;")
            case UInt8(ascii: "\""): raw("&quot;")
            case UInt8(ascii: "'"): raw("&#39;")
            case 0: raw("\u{fffd}")
            default: bytes.append(byte)
            }
        }
    }

    /// Writes ` name="value"`. The name is a constant that needs no escaping.
    mutating func attribute(_ name: String, _ value: String) {
        raw(" ")
        bytes.append(contentsOf: name.utf8)
        raw("=\"")
        text(value)
        raw("\"")
    }
}
