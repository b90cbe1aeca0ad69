import Foundation
import Observation

/// All recipes. The book is immutable. It is observable only so that it can be put into the environment.
@Observable
public final class RecipeBook: Sendable {
    /// Every recipe, in the order of the book.
    public let recipes: [Recipe]
    private let recipesByID: [Recipe.ID: Recipe]
    private let recipesByCategory: [Category: [Recipe]]

    /// Creates a book of `recipes`. If two recipes have the same id, the first one is kept.
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

    /// The recipes that go well with `recipe`. Unknown ids are left out.
    public func related(to recipe: Recipe) -> [Recipe] {
        recipe.related.compactMap { self[$0] }
    }

    /// The recipe of the day, or nil if the book is empty. It changes once a day.
    ///
    /// - Parameters:
    ///   - date: A time on the day in question.
    ///   - calendar: The calendar that determines when a day begins.
    public func recipeOfTheDay(on date: Date = .now, calendar: Calendar = .current) -> Recipe? {
        guard !recipes.isEmpty, let day = calendar.ordinality(of: .day, in: .era, for: date) else { return nil }
        // A stride that shares no factor with the count visits every recipe before it comes back to the first,
        // and neighbors in the book don't follow one another.
        let stride = [37, 31, 29].first { recipes.count % $0 != 0 } ?? 1
        return recipes[day * stride % recipes.count]
    }
}
