/// Words that a host adds to elements by itself, such as the name of a back button.
///
/// The page has more words of its own, in `strings.js`: those are about the page and not about elements.
package enum Phrase: String, CaseIterable, Sendable {
    case back, columnWidth, delete, search, suggestions

    /// The languages that there are words in, by their tags. The first is the one for everybody else.
    package static let languages = ["en", "zh", "ja", "de"]

    /// The words in a language.
    ///
    /// - Parameter tag: The tag of a language, with or without a region: `de`, `de-AT`.
    package func words(in tag: String) -> String {
        let language = tag.prefix { $0 != "-" }.lowercased()
        return translations[Self.languages.firstIndex(of: language) ?? 0]
    }

    /// The words in each of the languages, in order.
    private var translations: [String] {
        switch self {
        case .back: ["Back", "返回", "戻る", "Zurück"]
        case .columnWidth: ["Column width", "栏宽", "列の幅", "Spaltenbreite"]
        case .delete: ["Delete", "删除", "削除", "Löschen"]
        case .search: ["Search", "搜索", "検索", "Suchen"]
        case .suggestions: ["Suggestions", "建议", "候補", "Vorschläge"]
        }
    }
}
