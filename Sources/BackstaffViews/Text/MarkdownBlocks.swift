import Foundation

/// Splits Markdown into paragraphs, headings, items of lists, lines of quotes and code.
enum MarkdownBlocks {
    struct Block: Equatable {
        var text: String
        var isCode = false
    }

    static func blocks(
        of markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    ) -> [Block] {
        let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        switch syntax {
        case .inlineOnlyPreservingWhitespace: return [Block(text: markdown)]
        case .inlineOnly: return [Block(text: lines.joined(separator: " "))]
        case .full: return blocks(of: lines)
        }
    }

    private static func blocks(of lines: [Substring]) -> [Block] {
        var blocks: [Block] = []
        var isParagraphOpen = false
        var code: [Substring]?
        for line in lines {
            let words = line.drop { $0 == " " || $0 == "\t" }
            if words.hasPrefix("```") {
                if let lines = code { blocks.append(Block(text: lines.joined(separator: "\n"), isCode: true)) }
                code = code == nil ? [] : nil
                isParagraphOpen = false
            } else if code != nil {
                code?.append(line)
            } else if words.isEmpty {
                isParagraphOpen = false
            } else if let rest = unmarked(words) {
                blocks.append(Block(text: rest.text))
                isParagraphOpen = rest.isOpen
            } else if isParagraphOpen {
                blocks[blocks.count - 1].append(words)
            } else {
                blocks.append(Block(text: String(words)))
                isParagraphOpen = true
            }
        }
        if let lines = code { blocks.append(Block(text: lines.joined(separator: "\n"), isCode: true)) }
        return blocks.map { Block(text: $0.isCode ? $0.text : $0.text.trimmingSpaces, isCode: $0.isCode) }
    }

    /// A line without its mark, or `nil` if it has none. Whether the next line may continue it depends on the mark.
    private static func unmarked(_ line: Substring) -> (text: String, isOpen: Bool)? {
        if let match = line.prefixMatch(of: /#{1,6}[ \t]+/) {
            let rest = line[match.range.upperBound...]
            let end = rest.firstMatch(of: /[ \t]+#+[ \t]*$/)?.range.lowerBound ?? rest.endIndex
            return (String(rest[..<end]), false)
        }
        if let match = line.prefixMatch(of: /(?:[-*+]|[0-9]{1,9}[.)])[ \t]+/) {
            return (String(line[match.range.upperBound...]), true)
        }
        if let match = line.prefixMatch(of: />[ \t]?/) { return (String(line[match.range.upperBound...]), true) }
        return nil
    }
}

extension MarkdownBlocks.Block {
    /// Adds a line to a paragraph. Two spaces or a backslash at the end of the line before are a line break.
    fileprivate mutating func append(_ line: Substring) {
        if text.hasSuffix("\\") {
            text = text.dropLast() + "\n"
        } else {
            text = text.trimmingSpaces + (text.hasSuffix("  ") ? "\n" : " ")
        }
        text += line
    }
}

extension String {
    /// The text without spaces at its end.
    fileprivate var trimmingSpaces: String {
        String(prefix(upTo: lastIndex { $0 != " " }.map(index(after:)) ?? startIndex))
    }
}
