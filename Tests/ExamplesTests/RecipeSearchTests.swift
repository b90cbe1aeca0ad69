import BackstaffTesting
import CookbookModel
import CookbookViews
import SwiftUI
import Testing

@MainActor
@Suite("Searching recipes")
struct RecipeSearchTests {
    private let book: RecipeBook
    private let navigation: NavigationModel

    init() throws {
        book = try RecipeBook.bundled()
        navigation = NavigationModel(recipeBook: book)
    }

    private func host(_ pattern: Pattern, size: Size = Size(width: 1440, height: 900)) -> HeadlessHost {
        navigation.pattern = pattern
        navigation.category = .soups
        return HeadlessHost(CookbookView(navigation: navigation).environment(book), size: size)
    }

    @Test("A recipe is found by name and ingredients, ignoring case and accents; without words all are found")
    func matching() throws {
        let borscht = try #require(book["borscht"])
        for text in ["borscht", "BORSCHT", "bórscht", " borscht ", "orsch", "", "  "] {
            #expect(borscht.matches(text), "\(text)")
        }
        let ingredient = try #require(borscht.ingredients.first)
        #expect(borscht.matches(ingredient.name))
        #expect(!borscht.matches("nothing of the kind"))
        #expect(!borscht.matches(ingredient.amount + " \u{1}"))
    }

    @Test("A category shows only its own found recipes, in the order of the book")
    func categories() {
        for category in Category.allCases {
            let all = book.recipes(in: category)
            #expect(book.recipes(in: category, matching: "") == all)
            #expect(book.recipes(in: category, matching: "onion") == all.filter { $0.matches("onion") })
        }
    }

    @Test(
        "A search narrows each pattern's list of recipes, and canceling it shows all again",
        arguments: Pattern.allCases)
    func searching(pattern: Pattern) async throws {
        let host = host(pattern)
        #expect(host.shows("Minestrone"))
        #expect(host.shows("Borscht"))
        try await host.search("minestr")
        #expect(host.shows("Minestrone"))
        #expect(!host.shows("Borscht"))
        try await host.search("nothing at all")
        #expect(host.shows("No Results for “nothing at all”"))
        try await host.cancelSearch()
        #expect(host.shows("Borscht"))
    }

    @Test("Ingredients are found, and sections without results are removed", arguments: [Pattern.stack, .twoColumns])
    func ingredients(pattern: Pattern) async throws {
        let host = host(pattern)
        try await host.search("beetroot")
        #expect(host.shows("Borscht"))
        #expect(host.shows("Soups"))
        #expect(!host.shows("Minestrone"))
    }

    @Test(
        "The recipe on screen stays during a search that doesn't find it",
        arguments: [Pattern.twoColumns, .threeColumns])
    func keepsTheRecipe(pattern: Pattern) async throws {
        let host = host(pattern)
        try await host.tap("Minestrone")
        try await host.search("borscht")
        #expect(host.title == "Minestrone")
        #expect(navigation.selectedRecipe == "minestrone")
    }

    @Test(
        "Another category starts without the search words",
        arguments: [Pattern.threeColumns, .columnsWithStack])
    func anotherCategory(pattern: Pattern) async throws {
        let host = host(pattern)
        try await host.search("borscht")
        try await host.tap("Bread")
        #expect(host.searchText == "")
        #expect(host.shows("Focaccia"))
    }

    @Test("In a stack a recipe is pushed above the results, and back returns to the search")
    func stack() async throws {
        let host = host(.stack, size: .phone)
        try await host.search("minestr")
        try await host.tap("Minestrone")
        #expect(host.path == ["minestrone"])
        try await host.goBack()
        #expect(host.searchText == "minestr")
        #expect(!host.shows("Borscht"))
    }
}
