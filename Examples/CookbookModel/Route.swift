/// A screen that can be pushed, named by what it shows. Routes hold ids, so a saved path stays small and never stale.
public enum Route: Codable, Hashable, Sendable {
    /// The grid of all categories.
    case categories
    /// The recipes of one category.
    case category(Category)
    /// One recipe.
    case recipe(Recipe.ID)
}
