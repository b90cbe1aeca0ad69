/// Parses and writes the value of a step as YAML does: plain, or in single or double quotes.
enum FlowScalar {
    /// Parses the text after the colon. The result is `nil` if there is no value, or only a comment.
    static func read(_ text: Substring) throws(FlowProblem) -> String? {
        let words = text.trimmed
        switch words.first {
        case nil, "#": return nil
        case "'": return try readSingleQuoted(words)
        case "\"": return try readDoubleQuoted(words)
        case "[", "{":
            throw FlowProblem("Lists and maps aren't supported. Put text that begins with a bracket in quotes.")
        case "|", ">":
            throw FlowProblem("Values of several lines aren't supported. Write “\\n” in double quotes for a new line.")
        case let first? where reserved.contains(first):
            throw FlowProblem("A value that begins with “\(first)” needs quotes.")
        default: return try readPlain(words)
        }
    }

    /// The characters that have another meaning in YAML at the beginning of a value.
    private static let reserved: Set<Character> = ["&", "*", "!", "%", "@", "`", ",", "]", "}"]

    private static func readPlain(_ words: Substring) throws(FlowProblem) -> String {
        var plain = words
        if let remark = words.firstRange(of: " #") { plain = words[..<remark.lowerBound].trimmed }
        if plain.contains(": ") || plain.hasSuffix(":") || plain.hasPrefix("- ") || plain == "-" {
            throw FlowProblem("A value that contains “: ”, ends with “:” or begins with “- ” needs quotes.")
        }
        return String(plain)
    }

    private static func readSingleQuoted(_ words: Substring) throws(FlowProblem) -> String {
        var rest = words.dropFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next != "'" {
                text.append(next)
            } else if rest.first == "'" {
                text.append("'")
                rest.removeFirst()
            } else {
                try expectEnd(rest)
                return text
            }
        }
        throw FlowProblem("A single quote is missing at the end.")
    }

    private static func readDoubleQuoted(_ words: Substring) throws(FlowProblem) -> String {
        let (text, rest) = try readQuoted(words)
        try expectEnd(rest)
        return text
    }

    /// Parses a value in double quotes at the beginning of `words`.
    ///
    /// - Returns: The value, and the text after the closing quote.
    static func readQuoted(_ words: Substring) throws(FlowProblem) -> (String, rest: Substring) {
        var rest = words.unicodeScalars.dropFirst()
        var text = String.UnicodeScalarView()
        while let next = rest.popFirst() {
            switch next {
            case "\"": return (String(text), Substring(rest))
            case "\\": text.append(try readEscape(&rest))
            default: text.append(next)
            }
        }
        throw FlowProblem("A double quote is missing at the end.")
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "n": "\n", "t": "\t", "r": "\r", "\"": "\"", "\\": "\\", "/": "/", " ": " ", "_": "\u{A0}", "e": "\u{1B}",
    ]

    private static let hexDigits: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]

    private static func readEscape(_ rest: inout Substring.UnicodeScalarView) throws(FlowProblem) -> Unicode.Scalar {
        guard let kind = rest.popFirst() else { throw FlowProblem("A double quote is missing at the end.") }
        if let escaped = escapes[kind] { return escaped }
        guard let count = hexDigits[kind] else { throw FlowProblem("“\\\(kind)” isn't a known escape.") }
        let digits = String(rest.prefix(count))
        rest = rest.dropFirst(count)
        guard digits.utf8.count == count, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16),
            value != 0, let scalar = Unicode.Scalar(value)
        else { throw FlowProblem("“\\\(kind)\(digits)” isn't a valid character.") }
        return scalar
    }

    private static func expectEnd(_ rest: Substring) throws(FlowProblem) {
        let rest = rest.first == " " || rest.first == "\t" ? rest.trimmed : rest
        if !rest.isEmpty, !rest.hasPrefix("#") {
            throw FlowProblem("There is text after the closing quote. Remove it.")
        }
    }

    // MARK: Writing

    /// `text` as the value of a step. It is put in double quotes if it would be read differently without them.
    static func written(_ text: String) -> String {
        isPlain(text) ? text : inQuotes(text)
    }

    /// `text` in double quotes.
    static func inQuotes(_ text: String) -> String {
        var previous: Unicode.Scalar?
        let escaped = text.unicodeScalars.map { scalar in
            defer { previous = scalar }
            return switch scalar {
            case "\n": "\\n"
            case "\t": "\\t"
            case "\r": "\\r"
            case "\"", "\\": "\\\(scalar)"
            case _ where isInvisible(scalar) || joins(scalar, previous): escape(scalar)
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.first, let last = text.last else { return false }
        let scalars = text.unicodeScalars
        return first != " " && last != " " && last != ":" && !reserved.contains(first) && !"'\"[{|>#-?:".contains(first)
            && !text.contains(": ") && !text.contains(" #")
            && !scalars.contains { $0 == "\t" || isInvisible($0) }
            && !zip([nil] + Array(scalars), scalars).contains { joins($1, $0) }
    }

    /// Whether a scalar would be lost or read as the end of the line without an escape.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            || ["\u{2028}", "\u{2029}", "\u{FEFF}"].contains(scalar)
    }

    /// Whether a scalar combines with the punctuation in front of it into one character, as an accent does.
    ///
    /// A space, quote or colon with an accent wouldn't be recognized when the text is read back.
    private static func joins(_ scalar: Unicode.Scalar, _ previous: Unicode.Scalar?) -> Bool {
        guard !scalar.isASCII else { return false }
        if let previous, !previous.isASCII || previous.properties.isAlphabetic || previous.properties.numericType != nil
        {
            return false
        }
        return "'\(scalar)".count == 1
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        let isLong = digits.count > 4
        return (isLong ? "\\U" : "\\u") + String(repeating: "0", count: (isLong ? 8 : 4) - digits.count) + digits
    }
}
