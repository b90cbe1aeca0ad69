/// Scans Swift source token by token, as far as this is needed for the head of a property declaration.
struct SourceScanner {
    private let bytes: [UInt8]
    /// The number of scanned UTF-8 bytes.
    private(set) var offset = 0

    init(_ source: String) {
        bytes = Array(source.utf8)
    }

    var isAtEnd: Bool { offset >= bytes.count }

    /// The source that isn't scanned yet.
    var rest: String { String(decoding: bytes[offset...], as: UTF8.self) }

    /// Whether the rest begins with this ASCII text.
    func sees(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    }

    /// Skips this ASCII text if it is next. Returns `false` if it isn't.
    mutating func skip(_ text: StaticString) -> Bool {
        guard sees(text) else { return false }
        offset += text.utf8CodeUnitCount
        return true
    }

    /// Skips white space and comments. Block comments can be nested. An unclosed comment extends to the end.
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

    /// Reads an identifier. The result doesn't include backticks, and it is `nil` if there is no identifier.
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

    /// Skips from an opening bracket to the matching closing bracket, or to the end.
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

    /// Reads the source up to a position outside all brackets where `end` returns `true`. Comments are replaced with
    /// spaces.
    mutating func readText(until end: (SourceScanner) -> Bool) -> String {
        var text = ""
        while true {
            let start = offset
            skipTrivia()
            if offset > start { text += " " }
            if isAtEnd || end(self) { return text }
            let token = offset
            if sees("(") || sees("[") { skipBrackets() } else { offset += 1 }
            // The bytes of one character must stay together.
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

    /// Skips a string literal of any kind, or number signs that don't belong to one.
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

    /// Whether the byte is a letter, a digit, an underscore or part of a character outside of ASCII.
    private func isIdentifierByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
