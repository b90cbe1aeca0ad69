/// The words and symbols of a Swift file, without comments and the text of literals.
///
/// Interpolations in literals count as code.
struct SwiftWords {
    struct Token: Equatable {
        /// A word or a single symbol.
        let text: String
        let line: Int
        let isWord: Bool
    }

    private(set) var tokens: [Token] = []
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    init(_ text: String) {
        bytes = Array(text.utf8)
        readCode(upTo: nil)
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    /// Reads code up to the end, or up to the parenthesis that ends an interpolation.
    private mutating func readCode(upTo end: UInt8?) {
        var depth = 0
        while position < bytes.count {
            let current = byte()
            switch current {
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlock()
            case UInt8(ascii: "\""): skipLiteral(hashes: 0)
            case UInt8(ascii: "#") where startsRawLiteral: skipRawLiteral()
            case _ where Self.isWordByte(current): readWord()
            case UInt8(ascii: "`"): readEscapedWord()
            default:
                if current == UInt8(ascii: "(") { depth += 1 }
                if current == UInt8(ascii: ")") {
                    if depth == 0, end != nil { return }
                    depth -= 1
                }
                if current > 32 {
                    tokens.append(Token(text: String(UnicodeScalar(current)), line: line, isWord: false))
                }
                advance()
            }
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...255:
            true
        default: false
        }
    }

    private mutating func readWord() {
        let start = position
        while Self.isWordByte(byte()) { position += 1 }
        tokens.append(Token(text: String(decoding: bytes[start..<position], as: UTF8.self), line: line, isWord: true))
    }

    /// Reads a word in backticks, which are kept, because the word would be a keyword without them.
    private mutating func readEscapedWord() {
        let start = position
        advance()
        while Self.isWordByte(byte()) { position += 1 }
        advance()
        tokens.append(Token(text: String(decoding: bytes[start..<position], as: UTF8.self), line: line, isWord: true))
    }

    private mutating func skipLine() {
        while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func skipBlock() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                advance(2)
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && position < bytes.count
    }

    private var startsRawLiteral: Bool {
        var offset = 0
        while byte(offset) == UInt8(ascii: "#") { offset += 1 }
        return byte(offset) == UInt8(ascii: "\"")
    }

    private mutating func skipRawLiteral() {
        var hashes = 0
        while byte() == UInt8(ascii: "#") {
            hashes += 1
            advance()
        }
        skipLiteral(hashes: hashes)
    }

    /// Skips a literal with its quotes. A raw literal has the given number of hashes around it.
    private mutating func skipLiteral(hashes: Int) {
        let quotes = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") ? 3 : 1
        advance(quotes)
        while position < bytes.count {
            if byte() == UInt8(ascii: "\\"), isFollowed(by: "#", hashes) {
                advance(1 + hashes)
                if byte() == UInt8(ascii: "(") {
                    advance()
                    readCode(upTo: UInt8(ascii: ")"))
                }
                advance()
            } else if (0..<quotes).allSatisfy({ byte($0) == UInt8(ascii: "\"") }),
                (0..<hashes).allSatisfy({ byte(quotes + $0) == UInt8(ascii: "#") })
            {
                return advance(quotes + hashes)
            } else {
                advance()
            }
        }
    }

    private func isFollowed(by sign: UnicodeScalar, _ count: Int) -> Bool {
        (0..<count).allSatisfy { byte(1 + $0) == UInt8(ascii: sign) }
    }
}
