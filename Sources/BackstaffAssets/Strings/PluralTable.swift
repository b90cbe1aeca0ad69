/// The plural rules of the most common languages, where ICU can't be had.
///
/// The rules for numbers with a fraction, and those for millions in French, Italian, Portuguese and Spanish, are left
/// out.
enum PluralTable {
    private static let kinds: [(languages: Set<String>, category: @Sendable (Int) -> String)] = [
        (["id", "ja", "km", "ko", "lo", "ms", "my", "th", "vi", "yue", "zh"], { _ in "other" }),
        (["bn", "fa", "fr", "gu", "hi", "hy", "kn", "pt"], { $0 <= 1 ? "one" : "other" }),
        (["be", "ru", "uk"], { isOne($0) ? "one" : isFew($0) ? "few" : "many" }),
        (["bs", "hr", "sr"], { isOne($0) ? "one" : isFew($0) ? "few" : "other" }),
        (["pl"], { $0 == 1 ? "one" : isFew($0) ? "few" : "many" }),
        (["cs", "sk"], { $0 == 1 ? "one" : (2...4).contains($0) ? "few" : "other" }),
        (
            ["ro"],
            { $0 == 1 ? "one" : $0 == 0 || (1...19).contains($0 % 100) ? "few" : "other" }
        ),
        (
            ["lt"],
            {
                let isTeen = (11...19).contains($0 % 100)
                return $0 % 10 == 1 && !isTeen ? "one" : $0 % 10 >= 2 && !isTeen ? "few" : "other"
            }
        ),
        (
            ["lv"],
            {
                if $0 % 10 == 0 || (11...19).contains($0 % 100) { return "zero" }
                return $0 % 10 == 1 ? "one" : "other"
            }
        ),
        (
            ["sl"],
            { $0 % 100 == 1 ? "one" : $0 % 100 == 2 ? "two" : (3...4).contains($0 % 100) ? "few" : "other" }
        ),
        (["he"], { $0 == 1 ? "one" : $0 == 2 ? "two" : "other" }),
        (
            ["ar"],
            {
                if $0 < 3 { return ["zero", "one", "two"][$0] }
                return (3...10).contains($0 % 100) ? "few" : $0 % 100 >= 11 ? "many" : "other"
            }
        ),
    ]

    /// The languages with rules of their own. All others have those of English.
    static var languages: [String] { kinds.flatMap(\.languages).sorted() }

    static func category(of number: Double, language: String) -> String {
        let name = String(language.prefix { $0 != "-" })
        guard let whole = Int(exactly: number.magnitude) else { return "other" }
        guard let kind = kinds.first(where: { $0.languages.contains(name) }) else {
            return whole == 1 ? "one" : "other"
        }
        return kind.category(whole)
    }

    private static func isOne(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }

    private static func isFew(_ number: Int) -> Bool {
        (2...4).contains(number % 10) && !(12...14).contains(number % 100)
    }
}
