import CookbookModel
import Testing

@Suite("The recipes that ship with the cookbook")
struct BundledRecipesTests {
    private let book: RecipeBook

    init() throws {
        book = try RecipeBook.bundled()
    }

    @Test("There are at least sixty recipes, and every category has some")
    func areEnough() {
        #expect(book.recipes.count >= 60)
        for category in Category.allCases {
            #expect(book.recipes(in: category).count >= 6, "\(category.name)")
        }
    }

    @Test("Each recipe has a time, servings, ingredients without duplicates, and steps that end in a full stop")
    func canBeCooked() {
        for recipe in book.recipes {
            #expect((5...240).contains(recipe.minutes), "\(recipe.id)")
            #expect((1...12).contains(recipe.servings), "\(recipe.id)")
            #expect(recipe.summary.hasSuffix("."), "\(recipe.id)")
            #expect((6...10).contains(recipe.ingredients.count), "\(recipe.id)")
            #expect(Set(recipe.ingredients).count == recipe.ingredients.count, "\(recipe.id)")
            #expect((4...7).contains(recipe.steps.count), "\(recipe.id)")
            #expect(recipe.steps.allSatisfy { $0.hasSuffix(".") }, "\(recipe.id)")
        }
    }

    @Test("Each recipe goes with at least two others in the book, and never with itself")
    func areRelated() {
        for recipe in book.recipes {
            let related = book.related(to: recipe)
            #expect(related.count >= 2, "\(recipe.id)")
            #expect(related.count == recipe.related.count, "\(recipe.id) names a recipe that isn't there")
            #expect(!related.contains(recipe), "\(recipe.id)")
        }
    }
}
