/// Splits Swift source into the words and marks of its code. Comments, string literals and regular expressions are skipped,
/// except for the code in interpolations.
///
/// A single-line literal ends with its line even if it isn't closed, so a lone quote affects only its line.
package struct SwiftScanner {
    package struct Token: Equatable {
        package enum Kind {
            /// An identifier, a keyword or a number, with the `#` or `@` that stands directly before it.
            case word
            /// The end of a line.
            case newline
            /// Any other byte.
            case mark
        }

        package let kind: Kind
        /// The place of the token in the source, in bytes.
        package let range: Range<Int>
    }

    package let bytes: [UInt8]
    private var index = 0
    /// The literals around the code that is scanned, from the outermost to the innermost.
    private var literals: [Literal] = []

    private struct Literal {
        let pounds: Int
        let isMultiline: Bool
        /// The number of open parentheses in the interpolation that is scanned.
        var parentheses = 0

        var quotes: Int { isMultiline ? 3 : 1 }
    }

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The number of literals whose interpolations are around the last token.
    package var nesting: Int { literals.count }

    package func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

    /// The next token, or `nil` at the end.
    package mutating func next() -> Token? {
        while let current = byte(at: 0) {
            switch current {
            case UInt8(ascii: "/") where byte(at: 1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where byte(at: 1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "/"):
                guard let end = expressionEnd(pounds: 0) else { return token(.mark, 1) }
                index = end
            case UInt8(ascii: "\""): open(pounds: 0)
            case UInt8(ascii: "#"):
                var pounds = 1
                while byte(at: pounds) == UInt8(ascii: "#") { pounds += 1 }
                if byte(at: pounds) == UInt8(ascii: "\"") {
                    open(pounds: pounds)
                } else if byte(at: pounds) == UInt8(ascii: "/"), let end = expressionEnd(pounds: pounds) {
                    index = end
                } else {
                    return word(prefix: 1)
                }
            case UInt8(ascii: "@"): return word(prefix: 1)
            case UInt8(ascii: "\n"): return token(.newline, 1)
            case UInt8(ascii: ")"):
                if literals.isEmpty { return token(.mark, 1) }
                if literals[literals.count - 1].parentheses > 0 {
                    literals[literals.count - 1].parentheses -= 1
                    return token(.mark, 1)
                }
                index += 1
                skip(literals.removeLast())
            case UInt8(ascii: "("):
                if !literals.isEmpty { literals[literals.count - 1].parentheses += 1 }
                return token(.mark, 1)
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
            default: return word(prefix: 0)
            }
        }
        return nil
    }

    private func byte(at offset: Int) -> UInt8? {
        bytes.indices.contains(index + offset) ? bytes[index + offset] : nil
    }

    private mutating func token(_ kind: Token.Kind, _ count: Int) -> Token {
        defer { index += count }
        return Token(kind: kind, range: index..<index + count)
    }

    private mutating func word(prefix: Int) -> Token {
        var count = prefix
        while let next = byte(at: count), Self.isWord(next) { count += 1 }
        return count > prefix ? token(.word, count) : token(.mark, 1)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private mutating func skipLine() {
        while let current = byte(at: 0), current != UInt8(ascii: "\n") { index += 1 }
    }

    private mutating func skipComment() {
        var nesting = 0
        while let current = byte(at: 0) {
            switch (current, byte(at: 1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                nesting += 1
                index += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                nesting -= 1
                index += 2
                if nesting == 0 { return }
            default: index += 1
            }
        }
    }

    /// The end of the regular expression that begins here, or `nil` if there is none.
    ///
    /// Without `#`, a slash is an operator if something stands directly before it or a space behind it, and the expression
    /// ends on its line. With `#`, it may have several lines if the first is empty.
    private func expressionEnd(pounds: Int) -> Int? {
        var place = index + pounds + 1
        if pounds == 0, !mayBeginExpression(before: place) { return nil }
        let isMultiline = pounds > 0 && rest(from: place).first { !Self.isSpace($0) } == UInt8(ascii: "\n")
        let isEnd = { (place: Int) in bytes[place...].starts(with: [UInt8(ascii: "/")] + hashes(pounds)) }
        var classes = 0
        var groups = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\n") where !isMultiline: return nil
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = max(0, classes - 1)
            case UInt8(ascii: "(") where classes == 0: groups += 1
            case UInt8(ascii: ")") where classes == 0:
                // An operator as an argument: `reduce(1, /)`.
                groups -= 1
                if groups < 0, pounds == 0 { return nil }
            case UInt8(ascii: "/") where classes == 0 && isEnd(place): return place + 1 + pounds
            default: break
            }
            place += 1
        }
        return nil
    }

    private func mayBeginExpression(before place: Int) -> Bool {
        guard place < bytes.count, !Self.isSpace(bytes[place]), bytes[place] != UInt8(ascii: "\n") else { return false }
        guard index > 0 else { return true }
        let before = bytes[index - 1]
        return Self.isSpace(before) || "\n([{,;:".utf8.contains(before)
    }

    private func rest(from place: Int) -> ArraySlice<UInt8> { bytes[min(place, bytes.count)...] }

    private func hashes(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: "#"), count: count) }

    private static func isSpace(_ byte: UInt8) -> Bool {
        [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte)
    }

    /// Skips a literal from its first `#` or quote.
    private mutating func open(pounds: Int) {
        let isMultiline = hasQuotes(3, at: pounds)
        let literal = Literal(pounds: pounds, isMultiline: isMultiline)
        index += pounds + literal.quotes
        skip(literal)
    }

    /// Skips the rest of a literal, or its text up to the code of an interpolation.
    private mutating func skip(_ literal: Literal) {
        while let current = byte(at: 0) {
            if current == UInt8(ascii: "\n"), !literal.isMultiline { return }
            if current == UInt8(ascii: "\\"), hasPounds(literal.pounds, at: 1) {
                index += 1 + literal.pounds
                let isInterpolation = byte(at: 0) == UInt8(ascii: "(")
                index += 1
                if isInterpolation {
                    literals.append(literal)
                    return
                }
            } else if hasQuotes(literal.quotes, at: 0), hasPounds(literal.pounds, at: literal.quotes) {
                index += literal.quotes + literal.pounds
                return
            } else {
                index += 1
            }
        }
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "#") }
    }

    private func hasQuotes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "\"") }
    }
}
