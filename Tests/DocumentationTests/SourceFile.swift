/// The declarations and mentions in a Swift file, as far as they can be found without a compiler.
struct SourceFile {
    let path: String

    /// Names that other files can use: types, functions, and members of extensions. Members of types are left out,
    /// because using them requires the type.
    private(set) var declarations: Set<String> = []

    /// Words that the file declares itself: declarations of all kinds, parameters, labels and local names.
    private(set) var ownWords: Set<String> = []

    /// All words except attributes of the language, with the line of their first occurrence.
    private(set) var words: [String: Int] = [:]

    private enum Scope { case type, `extension`, other }

    init(path: String, text: String) {
        self.path = path
        let tokens = SwiftWords(text).tokens
        var scopes: [Scope] = []
        var pending: Scope?
        var isPrivate = false
        for index in tokens.indices {
            let token = tokens[index]
            let next = index + 1 < tokens.count ? tokens[index + 1] : nil
            guard token.isWord else {
                if token.text == "{" {
                    scopes.append(pending ?? .other)
                    pending = nil
                } else if token.text == "}" {
                    _ = scopes.popLast()
                    isPrivate = false
                }
                continue
            }
            let isAttribute = index > 0 && tokens[index - 1].text == "@" && token.text.first?.isLowercase == true
            if words[token.text] == nil, !isAttribute { words[token.text] = token.line }
            let isExtended = index > 0 && tokens[index - 1].text == "extension"
            if next?.text == ":", !isExtended { ownWords.insert(token.text) }
            switch token.text {
            case "private", "fileprivate":
                // In `private(set) var` only the setter is private.
                isPrivate = next?.text != "("
            case "in": addNames(before: index, of: tokens)
            case "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype":
                guard let next, next.isWord, !Self.memberKeywords.contains(next.text) else { break }
                ownWords.insert(next.text)
                if !isPrivate, canBeNamed(in: scopes) { declarations.insert(next.text) }
                if token.text != "typealias", token.text != "associatedtype" { pending = .type }
                isPrivate = false
            case "extension":
                pending = .extension
                isPrivate = false
            case "var", "let", "func", "case", "for":
                guard let next, next.isWord else { break }
                addNames(from: index + 1, of: tokens)
                if !isPrivate, canBeNamed(in: scopes), token.text != "case" { declarations.insert(next.text) }
                isPrivate = false
            default: break
            }
        }
    }

    /// Whether other files can name a declaration in these scopes by a distinctive word.
    private func canBeNamed(in scopes: [Scope]) -> Bool { scopes.isEmpty || scopes == [.extension] }

    private static let memberKeywords: Set<String> = ["func", "var", "let", "subscript", "override", "final"]

    /// Adds the names of a list such as `a, b`.
    private mutating func addNames(from start: Int, of tokens: [SwiftWords.Token]) {
        var index = start
        while index < tokens.count, tokens[index].isWord {
            ownWords.insert(tokens[index].text)
            guard index + 1 < tokens.count, tokens[index + 1].text == "," else { return }
            index += 2
        }
    }

    /// Adds the parameters of a closure.
    private mutating func addNames(before end: Int, of tokens: [SwiftWords.Token]) {
        var index = end - 1
        while index >= 0, tokens[index].isWord {
            ownWords.insert(tokens[index].text)
            guard index > 0, tokens[index - 1].text == "," else { return }
            index -= 2
        }
    }
}
