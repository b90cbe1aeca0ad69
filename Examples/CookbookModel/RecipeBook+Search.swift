import Foundation

extension Recipe {
    /// Whether the name or an ingredient contains `text`, ignoring case and accents. An empty text matches every
    /// recipe.
    public func matches(_ text: String) -> Bool {
        let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if words.isEmpty { return true }
        let texts = [name] + ingredients.map(\.name)
        return texts.contains { $0.localizedStandardContains(words) }
    }
}

extension RecipeBook {
    /// The recipes of a category that match `text`, in the order of the book.
    public func recipes(in category: Category, matching text: String) -> [Recipe] {
        recipes(in: category).filter { $0.matches(text) }
    }
}
