/// Automatic grammar agreement: `^[3 apple](inflect: true)` is shown as "3 apples".
enum GrammarAgreement {
    /// Replaces the parts of a text that have attributes of their own, `^[words](attributes)`, by their words.
    ///
    /// If the attributes contain `inflect: true`, the last word follows the number before it. That works for English nouns;
    /// words of other languages stay as they are.
    ///
    /// - Parameters:
    ///   - text: The text with its markup.
    ///   - language: The identifier of the text's language.
    static func applied(to text: String, language: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
        let isEnglish = language == "en" || language.hasPrefix("en-") || language.hasPrefix("en_")
        return text.replacing(/\^\[(?<words>[^\]]+)\]\((?<attributes>[^)]*)\)/) { part in
            let words = String(part.words)
            let isInflected = part.attributes.contains(/inflect:\s*true/)
            return isInflected && isEnglish ? agreeing(words) : words
        }
    }

    /// The words with the last one in the plural, if the number before it isn't one.
    private static func agreeing(_ words: String) -> String {
        guard let space = words.lastIndex(of: " "),
            let number = words[..<space].split(separator: " ").first(where: { $0.contains(where: \.isNumber) }),
            number != "1", number != "-1"
        else { return words }
        let noun = words[words.index(after: space)...]
        return noun.allSatisfy(\.isLetter) ? words[...space] + plural(of: String(noun)) : words
    }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "mouse": "mice", "goose": "geese", "fish": "fish", "sheep": "sheep", "potato": "potatoes", "tomato": "tomatoes",
        "hero": "heroes", "leaf": "leaves", "life": "lives", "knife": "knives", "half": "halves",
    ]

    private static func plural(of noun: String) -> String {
        let lowercase = noun.lowercased()
        if let known = irregular[lowercase] {
            return noun.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
        }
        let isPlural = lowercase.hasSuffix("s") && !lowercase.hasSuffix("ss") && !lowercase.hasSuffix("us")
        if isPlural { return noun }
        if lowercase.hasSuffix("y"), let before = lowercase.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + "ies"
        }
        let hissing = ["s", "x", "z", "ch", "sh"].contains { lowercase.hasSuffix($0) }
        return noun + (hissing ? "es" : "s")
    }
}
