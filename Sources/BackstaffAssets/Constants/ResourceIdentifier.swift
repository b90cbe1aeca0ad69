/// The name of the constant that stands for a resource in the app's source, made as Xcode makes it.
///
/// ```
/// bubble-chat            bubbleChat
/// BGColorOne             bgColorOne
/// AccentColor            accent
/// BMW, A-1-1             BMW, A_1_1
/// 402a                   _402A
/// ```
package struct ResourceIdentifier: Equatable {
    private let words: [String]
    private let hasLowercase: Bool

    /// - Parameter name: The last part of the name of a set.
    package init(_ name: String) {
        var words = Self.words(of: name)
        if words.count > 1, let last = words.last, ["image", "color"].contains(last.lowercased()) {
            words.removeLast()
        }
        self.words = words
        hasLowercase = words.contains { $0.contains(where: \.isLowercase) }
    }

    /// The name of a constant. The result is `nil` if the resource's name has neither letters nor digits.
    package var constant: String? {
        if !hasLowercase { return separated }
        return words.first.map { Self.identifier(($0.lowercased() + Self.capitalized(words.dropFirst()))) }
    }

    /// The name of a constant if another resource has the name `constant`.
    package var separated: String? {
        words.isEmpty ? nil : Self.identifier(words.joined(separator: "_"))
    }

    /// The name of the enumeration for a folder that provides a namespace.
    package static func namespace(_ folder: String) -> String? {
        let words = words(of: folder)
        return words.isEmpty ? nil : identifier(capitalized(words[...]))
    }

    private static func capitalized(_ words: ArraySlice<String>) -> String {
        words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func identifier(_ text: String) -> String {
        if text.first?.isNumber ?? false { return "_" + text }
        return keywords.contains(text) ? "`\(text)`" : text
    }

    /// The words of a name. A word ends where a sign is neither a letter nor a digit, between letters and digits, and
    /// before a capital letter.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        func end() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        let signs = Array(name)
        for (index, sign) in signs.enumerated() {
            let isDigit = sign.isASCII && sign.isNumber
            guard sign.isLetter || isDigit else {
                end()
                continue
            }
            if let last = word.last {
                let next = index + 1 < signs.count ? signs[index + 1] : nil
                let beginsWord =
                    sign.isUppercase && (last.isLowercase || last.isUppercase && next?.isLowercase ?? false)
                if (last.isNumber != isDigit) || beginsWord { end() }
            }
            word.append(sign)
        }
        end()
        return words
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "var", "where", "while", "Any", "Self", "Type", "Protocol",
    ]
}
