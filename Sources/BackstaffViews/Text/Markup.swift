import BackstaffElements

/// Parses the markup of a literal: `**bold**`, `*italic*`, `_italic_`, `` `code` ``, `~~strikethrough~~`.
///
/// A link is written as `[text](URL)`. Markup in the URL isn't interpreted, and titles aren't supported.
enum Markup {
    /// Whether `string` contains a character that could be markup. It takes one pass over the bytes.
    @inline(__always)
    static func isPossible(in string: String) -> Bool {
        for byte in string.utf8 where byte == 0x2A || byte == 0x5F || byte == 0x60 || byte == 0x5B || byte == 0x7E {
            return true
        }
        return false
    }

    /// Markup characters, and the private-use characters that replace them in interpolated values until the literal is
    /// parsed.
    private static let shields: [(mark: Character, shield: Character)] = [
        ("*", "\u{F8D0}"), ("_", "\u{F8D1}"), ("`", "\u{F8D2}"), ("[", "\u{F8D3}"), ("~", "\u{F8D4}"),
    ]

    static func protect(_ string: String) -> String {
        String(string.map { character in shields.first { $0.mark == character }?.shield ?? character })
    }

    /// Whether `string` may have protected characters.
    static func hasProtected(in string: String) -> Bool {
        string.utf8.contains(0xEF)  // The first byte of each shield.
    }

    static func unprotect(_ string: String) -> String {
        String(string.map { character in shields.first { $0.shield == character }?.mark ?? character })
    }

    /// A run of text with the same styles.
    struct Run: Equatable {
        var words: String
        var attributes: [TextAttribute]
    }

    /// The runs of a literal.
    static func runs(of source: String) -> [Run] {
        var reader = Reader(characters: Array(source))
        return reader.read().map { Run(words: unprotect($0.words), attributes: $0.attributes) }
    }

    private struct Reader {
        let characters: [Character]
        var runs: [Run] = []
        var words = ""

        mutating func read() -> [Run] {
            read(0..<characters.count, [])
            return runs
        }

        private mutating func read(_ range: Range<Int>, _ attributes: [TextAttribute]) {
            var index = range.lowerBound
            while index < range.upperBound {
                if let found = span(at: index, in: range) {
                    flush(attributes)
                    if found.isVerbatim {
                        words = String(characters[found.inside])
                        flush(attributes + found.attributes)
                    } else {
                        read(found.inside, attributes + found.attributes)
                    }
                    index = found.end
                } else {
                    words.append(characters[index])
                    index += 1
                }
            }
            flush(attributes)
        }

        private mutating func flush(_ attributes: [TextAttribute]) {
            if words.isEmpty { return }
            runs.append(Run(words: words, attributes: attributes))
            words = ""
        }

        private typealias Span = (inside: Range<Int>, end: Int, attributes: [TextAttribute], isVerbatim: Bool)

        private func span(at index: Int, in range: Range<Int>) -> Span? {
            switch characters[index] {
            case "*" where isMark("**", at: index):
                between("**", from: index, in: range, TextAttribute(.weight, .text("bold")))
            case "*": between("*", from: index, in: range, TextAttribute(.italic, .flag(true)))
            case "_" where index == 0 || !characters[index - 1].isLetter:
                between("_", from: index, in: range, TextAttribute(.italic, .flag(true)))
            case "`":
                between("`", from: index, in: range, TextAttribute(.design, .text("monospaced")), isVerbatim: true)
            case "~" where isMark("~~", at: index):
                between("~~", from: index, in: range, TextAttribute(.strikethrough, .flag(true)))
            case "[": link(at: index, in: range)
            default: nil
            }
        }

        private func isMark(_ mark: String, at index: Int) -> Bool {
            index + mark.count <= characters.count && characters[index..<(index + mark.count)].elementsEqual(mark)
        }

        private func between(
            _ mark: String, from index: Int, in range: Range<Int>, _ attribute: TextAttribute, isVerbatim: Bool = false
        ) -> Span? {
            let start = index + mark.count
            guard start < range.upperBound, !characters[start].isWhitespace else { return nil }
            var end = start + 1
            while end + mark.count <= range.upperBound {
                if isMark(mark, at: end), !characters[end - 1].isWhitespace {
                    return (start..<end, end + mark.count, [attribute], isVerbatim)
                }
                end += 1
            }
            return nil
        }

        private func link(at index: Int, in range: Range<Int>) -> Span? {
            guard let bracket = characters[index..<range.upperBound].firstIndex(of: "]"), bracket > index + 1,
                bracket + 1 < range.upperBound, characters[bracket + 1] == "(",
                let end = characters[(bracket + 1)..<range.upperBound].firstIndex(of: ")")
            else { return nil }
            let address = unprotect(String(characters[(bracket + 2)..<end]))
            return ((index + 1)..<bracket, end + 1, TextAttribute.link(to: address), false)
        }
    }
}
