import BackstaffAssets

/// Finds the conditions in `#if` and `#elseif` that an app for another platform answers differently.
///
/// ```
/// #if os(iOS) && DEBUG     before
/// #if true    && DEBUG     after
/// ```
///
/// Only the condition itself is replaced. The compiler evaluates the rest of the directive.
struct ConditionRewriter {
    let platform: SeenPlatform

    func replacements(in source: [UInt8]) -> [SourceReplacement] {
        var scanner = SwiftScanner(source)
        var found: [SourceReplacement] = []
        while let token = scanner.next() {
            guard token.kind == .word, ["#if", "#elseif"].contains(scanner.text(token)) else { continue }
            let directive = Self.tokens(ofDirective: &scanner)
            for start in directive.indices.dropLast(3) {
                if let replacement = replacement(for: directive[start..<start + 4], in: scanner) {
                    found.append(replacement)
                }
            }
        }
        return found
    }

    /// The tokens up to the end of the directive. It continues on the next line inside parentheses. After an operator the
    /// compiler says that the condition is incomplete, and the rest of it is read for that message.
    private static func tokens(ofDirective scanner: inout SwiftScanner) -> [SwiftScanner.Token] {
        var tokens: [SwiftScanner.Token] = []
        var parentheses = 0
        while let token = scanner.next() {
            if token.kind == .newline {
                let isOver = parentheses <= 0 && !(tokens.last.map { "&|".contains(scanner.text($0)) } ?? false)
                if isOver { break }
                continue
            }
            if scanner.text(token) == "(" { parentheses += 1 }
            if scanner.text(token) == ")" { parentheses -= 1 }
            tokens.append(token)
        }
        return tokens
    }

    /// The replacement for four tokens such as `os`, `(`, `iOS`, `)`.
    private func replacement(
        for tokens: ArraySlice<SwiftScanner.Token>, in scanner: SwiftScanner
    ) -> SourceReplacement? {
        let words = tokens.map(scanner.text)
        guard words[1] == "(", words[3] == ")", let value = platform.value(of: words[0], words[2]),
            let first = tokens.first, let last = tokens.last
        else { return nil }
        let range = first.range.lowerBound..<last.range.upperBound
        let text = value ? "true" : "false"
        let lineFeeds = scanner.bytes[range].filter { $0 == UInt8(ascii: "\n") }.count
        if lineFeeds == 0 { return SourceReplacement(range, with: text) }
        // The directive goes on behind the line breaks only inside parentheses.
        let end = String(repeating: "\n", count: lineFeeds) + ")"
        let spaces = range.count - text.utf8.count - 1 - end.utf8.count
        guard spaces >= 0 else { return nil }
        return SourceReplacement(range, with: "(" + text + String(repeating: " ", count: spaces) + end)
    }
}
