import SwiftUI

/// A piece of a line of Swift in one color.
struct SourceToken: Equatable {
    enum Kind {
        case plain, keyword, type, literal, remark
    }

    let words: String
    let kind: Kind

    var color: Color {
        switch kind {
        case .plain: .primary
        case .keyword: .pink
        case .type: .teal
        case .literal: .red
        case .remark: .secondary
        }
    }

    /// The tokens of a line. Together they contain all its characters. Literals that span several lines aren't
    /// supported.
    static func tokens(in line: String) -> [SourceToken] {
        var tokens: [SourceToken] = []
        var rest = line[...]
        while let first = rest.first {
            let length: Int
            let kind: Kind
            if rest.hasPrefix("//") {
                (length, kind) = (rest.count, .remark)
            } else if first == "\"" {
                (length, kind) = (lengthOfLiteral(rest), .literal)
            } else if first.isNumber {
                (length, kind) = (rest.prefix { $0.isNumber || $0 == "." || $0 == "_" }.count, .literal)
            } else if isPartOfWord(first) {
                let word = rest.prefix(while: isPartOfWord)
                (length, kind) = (word.count, self.kind(of: String(word)))
            } else {
                (length, kind) = (rest.prefix { !isPartOfWord($0) && $0 != "\"" && $0 != "/" }.count, .plain)
            }
            tokens.append(SourceToken(words: String(rest.prefix(max(length, 1))), kind: kind))
            rest = rest.dropFirst(max(length, 1))
        }
        return tokens
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "@" || character == "#"
    }

    private static func lengthOfLiteral(_ text: Substring) -> Int {
        var isEscaped = false
        for (offset, character) in text.enumerated().dropFirst() {
            if character == "\"", !isEscaped { return offset + 1 }
            isEscaped = character == "\\" && !isEscaped
        }
        return text.count
    }

    private static func kind(of word: String) -> Kind {
        if keywords.contains(word) || word.hasPrefix("@") || word.hasPrefix("#") { return .keyword }
        return word.first?.isUppercase == true ? .type : .plain
    }

    private static let keywords: Set<String> = [
        "case", "else", "enum", "false", "for", "func", "if", "import", "in", "init", "let", "nil", "private", "public",
        "return", "self", "some", "static", "struct", "switch", "true", "var",
    ]
}
