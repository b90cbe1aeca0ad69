/// A text that a host adds to an element by itself, such as the label of a back button.
///
/// `strings.js` has the texts that are about the page instead of an element.
package enum Phrase: String, CaseIterable, Sendable {
    case back, columnWidth, delete, search, suggestions

    /// The tags of the supported languages. The first language is the default.
    package static let languages = ["en", "zh", "ja", "de"]

    /// Returns the text in a language.
    ///
    /// - Parameter tag: The tag of a language, with or without a region: `de`, `de-AT`.
    package func words(in tag: String) -> String {
        let language = tag.prefix { $0 != "-" }.lowercased()
        return translations[Self.languages.firstIndex(of: language) ?? 0]
    }

    /// The text in each of the languages, in order.
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
