/// A choice in the first column: the favorites, or a category of the book.
public enum RecipeCollection: Codable, Hashable, Sendable {
    /// The favorites.
    case favourites
    /// A category.
    case category(Category)

    /// The category, or nil for the favorites.
    public var category: Category? {
        if case .category(let category) = self { category } else { nil }
    }

    /// The name that is shown to readers.
    public var name: String {
        switch self {
        case .favourites: "Favourites"
        case .category(let category): category.name
        }
    }
}
