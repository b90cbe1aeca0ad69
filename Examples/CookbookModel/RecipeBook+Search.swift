import Foundation

extension Recipe {
    /// Whether `text` is found in the name or in an ingredient, case and accents aside. Without any words it is.
    public func matches(_ text: String) -> Bool {
        let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if words.isEmpty { return true }
        let texts = [name] + ingredients.map(\.name)
        return texts.contains { $0.localizedStandardContains(words) }
    }
}

extension RecipeBook {
    /// The recipes of one category that `text` is found in, in the order of the book.
    public func recipes(in category: Category, matching text: String) -> [Recipe] {
        recipes(in: category).filter { $0.matches(text) }
    }
}
