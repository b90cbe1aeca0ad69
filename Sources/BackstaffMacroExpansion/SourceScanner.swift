/// Reads Swift source token by token, as far as the head of a property declaration needs it.
struct SourceScanner {
    private let bytes: [UInt8]
    /// The number of UTF-8 bytes read so far.
    private(set) var offset = 0

    init(_ source: String) {
        bytes = Array(source.utf8)
    }

    var isAtEnd: Bool { offset >= bytes.count }

    /// The rest of the source, not read yet.
    var rest: String { String(decoding: bytes[offset...], as: UTF8.self) }

    /// Whether the source goes on with this ASCII text.
    func sees(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    }

    /// Reads this ASCII text if it is next.
    mutating func skip(_ text: StaticString) -> Bool {
        guard sees(text) else { return false }
        offset += text.utf8CodeUnitCount
        return true
    }

    /// Reads white space and comments. Block comments nest; one that never closes reaches to the end.
    mutating func skipTrivia() {
        while !isAtEnd {
            if sees("//") {
                while !isAtEnd, !isNewline(bytes[offset]) { offset += 1 }
            } else if sees("/*") {
                skipBlockComment()
            } else if bytes[offset] == 0x20 || (0x09...0x0D).contains(bytes[offset]) {
                offset += 1
            } else {
                return
            }
        }
    }

    /// Reads a name, without its backticks if it has some.
    mutating func readIdentifier() -> String? {
        if skip("`") {
            let start = offset
            while !isAtEnd, !sees("`") { offset += 1 }
            let name = String(decoding: bytes[start..<offset], as: UTF8.self)
            return skip("`") && !name.isEmpty ? name : nil
        }
        let start = offset
        while !isAtEnd, isIdentifierByte(bytes[offset]) { offset += 1 }
        return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
    }

    /// Reads from an opening bracket to the one that closes it, or to the end.
    mutating func skipBrackets() {
        var depth = 0
        repeat {
            skipTrivia()
            if isAtEnd { return }
            if sees("\"") || sees("#") {
                skipStringOrPound()
                continue
            }
            if sees("(") || sees("[") || sees("{") { depth += 1 }
            if sees(")") || sees("]") || sees("}") { depth -= 1 }
            offset += 1
        } while depth > 0
    }

    /// Reads and gives back the source up to a place outside all brackets where `end` holds; comments become spaces.
    mutating func readText(until end: (SourceScanner) -> Bool) -> String {
        var text = ""
        while true {
            let start = offset
            skipTrivia()
            if offset > start { text += " " }
            if isAtEnd || end(self) { return text }
            let token = offset
            if sees("(") || sees("[") { skipBrackets() } else { offset += 1 }
            // Bytes of one character must stay together.
            while !isAtEnd, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            text += String(decoding: bytes[token..<offset], as: UTF8.self)
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if skip("/*") {
                depth += 1
            } else if skip("*/") {
                depth -= 1
            } else {
                offset += 1
            }
        } while depth > 0 && !isAtEnd
    }

    /// Reads a string literal of any kind, or the number signs of something else.
    private mutating func skipStringOrPound() {
        var pounds = 0
        while skip("#") { pounds += 1 }
        guard sees("\"") else { return }
        let isMultiline = skip("\"\"\"")
        if !isMultiline { offset += 1 }
        while !isAtEnd {
            let start = offset
            if isMultiline ? skip("\"\"\"") : skip("\"") {
                if skipPounds(pounds) { return }
            } else if skip("\\") {
                guard skipPounds(pounds), !isAtEnd else { continue }
                if sees("(") { skipBrackets() } else { offset += 1 }
            } else {
                offset += 1
            }
            if offset == start { return }
        }
    }

    private mutating func skipPounds(_ count: Int) -> Bool {
        let start = offset
        for _ in 0..<count where !skip("#") {
            offset = start
            return false
        }
        return true
    }

    private func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// Letters, digits, the underscore and everything beyond ASCII.
    private func isIdentifierByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
