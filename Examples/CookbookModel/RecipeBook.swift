import Foundation
import Observation

/// All recipes. It never changes once made; it is observable only so that it can travel in the environment.
@Observable
public final class RecipeBook: Sendable {
    /// Every recipe, in the order of the book.
    public let recipes: [Recipe]
    private let recipesByID: [Recipe.ID: Recipe]
    private let recipesByCategory: [Category: [Recipe]]

    /// Makes a book of `recipes`. Of two recipes with the same id the first one stays.
    public init(recipes: [Recipe]) {
        let byID = Dictionary(recipes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<Recipe.ID> = []
        let unique = recipes.filter { seen.insert($0.id).inserted }
        self.recipes = unique
        recipesByID = byID
        recipesByCategory = Dictionary(grouping: unique, by: \.category)
    }

    /// The recipe with this id, or nil if the book has none.
    public subscript(id: Recipe.ID) -> Recipe? {
        recipesByID[id]
    }

    /// The recipes of one category, in the order of the book.
    public func recipes(in category: Category) -> [Recipe] {
        recipesByCategory[category, default: []]
    }

    /// What goes well with `recipe`. Ids that the book doesn't know are left out.
    public func related(to recipe: Recipe) -> [Recipe] {
        recipe.related.compactMap { self[$0] }
    }

    /// The recipe of the day: the same all day long, another one tomorrow, nil in an empty book.
    ///
    /// - Parameters:
    ///   - date: any moment of the day in question.
    ///   - calendar: decides where the day begins.
    public func recipeOfTheDay(on date: Date = .now, calendar: Calendar = .current) -> Recipe? {
        guard !recipes.isEmpty, let day = calendar.ordinality(of: .day, in: .era, for: date) else { return nil }
        // A stride that shares no factor with the count visits every recipe before it comes back to the first,
        // and neighbours in the book don't follow one another.
        let stride = [37, 31, 29].first { recipes.count % $0 != 0 } ?? 1
        return recipes[day * stride % recipes.count]
    }
}
