import Foundation

extension StringEntry {
    /// The entry's text with values for its placeholders.
    ///
    /// - Parameters:
    ///   - arguments: The values, in order.
    ///   - language: The language of the text, for its plural rules.
    ///   - locale: The locale of the values.
    ///   - word: Changes a value's text before it is inserted.
    package func text(
        _ arguments: [StringArgument], language: String, locale: Locale, word: @escaping (String) -> String = { $0 }
    ) -> String {
        let filling = Filling(arguments: arguments, language: language, locale: locale, word: word)
        // A text without substitutions that has plural forms depends on the first number.
        let number = arguments.firstIndex { $0.number != nil }
        let text = form.text { filling.category(ofArgumentAt: number ?? 0) }
        return filling.text(FormatPattern(text), substitutions: substitutions, number: number)
    }

    /// The text for which no values are given.
    package func text(language: String) -> String { form.text { "other" } }
}

/// Fills placeholders with values.
private struct Filling {
    let arguments: [StringArgument]
    let language: String
    let locale: Locale
    let word: (String) -> String

    func category(ofArgumentAt index: Int) -> String {
        guard arguments.indices.contains(index), let number = arguments[index].number else { return "other" }
        return PluralRules.category(of: number, language: language)
    }

    /// - Parameters:
    ///   - number: The position of the number for `%arg`.
    ///   - specifier: How `%arg` shows it.
    func text(
        _ pattern: FormatPattern, substitutions: [String: StringEntry.Substitution], number: Int?,
        specifier: FormatSpecifier = .plainInteger
    ) -> String {
        var text = ""
        for piece in pattern.pieces {
            switch piece {
            case .literal(let literal): text += literal
            case .argument(let index, let specifier): text += value(at: index, specifier)
            case .number: text += value(at: number ?? 0, specifier)
            case .substitution(let name, let position):
                guard let part = substitutions[name] else { continue }
                let index = part.argument.map { $0 - 1 } ?? position
                let own = part.form.text { category(ofArgumentAt: index) }
                // Parts don't contain other parts, so this ends.
                text += self.text(
                    FormatPattern(own, firstArgument: index), substitutions: [:], number: index,
                    specifier: FormatSpecifier("%" + part.specifier) ?? .plainInteger)
            }
        }
        return text
    }

    /// A value that isn't there leaves nothing.
    private func value(at index: Int, _ specifier: FormatSpecifier) -> String {
        arguments.indices.contains(index) ? word(arguments[index].text(specifier, locale)) : ""
    }
}
