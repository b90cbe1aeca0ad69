/// A dish: its ingredients, its steps and related recipes.
public struct Recipe: Codable, Hashable, Identifiable, Sendable {
    /// One line of the shopping list.
    public struct Ingredient: Codable, Hashable, Sendable {
        /// The amount with its unit, for example "200 g", "2 tbsp" or "a handful".
        public let amount: String
        /// The ingredient and its preparation, for example "carrots, sliced".
        public let name: String
    }

    /// A short name that never changes, such as "tomato-soup". Paths and links hold this, never the recipe itself.
    public let id: String
    /// The name that is shown to readers.
    public let name: String
    /// The category of the recipe.
    public let category: Category
    /// The time for preparation and cooking, in minutes. Soaking and chilling aren't included.
    public let minutes: Int
    /// The number of servings.
    public let servings: Int
    /// A short, appetizing description.
    public let summary: String
    /// The ingredients, in the order of use.
    public let ingredients: [Ingredient]
    /// The steps, in order.
    public let steps: [String]
    /// Recipes that go well with this one.
    public let related: [Recipe.ID]

    /// The cooking time in hours and minutes: "25 min", "2 h", "1 h 15 min".
    public var time: String {
        switch minutes.quotientAndRemainder(dividingBy: 60) {
        case (0, let minutes): "\(minutes) min"
        case (let hours, 0): "\(hours) h"
        case (let hours, let minutes): "\(hours) h \(minutes) min"
        }
    }
}
