/// What the first column offers: the favourites, or a chapter of the book.
public enum RecipeCollection: Codable, Hashable, Sendable {
    /// What the reader likes.
    case favourites
    /// One chapter.
    case category(Category)

    /// The chapter, if it is one.
    public var category: Category? {
        if case .category(let category) = self { category } else { nil }
    }

    /// The name as readers see it.
    public var name: String {
        switch self {
        case .favourites: "Favourites"
        case .category(let category): category.name
        }
    }
}
