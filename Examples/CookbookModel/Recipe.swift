/// One dish: what goes in, what to do, and what to serve beside it.
public struct Recipe: Codable, Hashable, Identifiable, Sendable {
    /// One line of the shopping list.
    public struct Ingredient: Codable, Hashable, Sendable {
        /// How much, with its unit: "200 g", "2 tbsp", "a handful".
        public let amount: String
        /// What, and how it is prepared: "carrots, sliced".
        public let name: String
    }

    /// A short name that never changes, such as "tomato-soup". Paths and links hold this, never the recipe itself.
    public let id: String
    /// The name as readers see it.
    public let name: String
    /// The chapter the recipe belongs to.
    public let category: Category
    /// Time of work and cooking, in minutes; hours of soaking or chilling come on top.
    public let minutes: Int
    /// How many people it feeds.
    public let servings: Int
    /// One sentence that makes one want to cook it.
    public let summary: String
    /// Everything that is needed, in the order of use.
    public let ingredients: [Ingredient]
    /// What to do, in order.
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
