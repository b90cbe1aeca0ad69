import BackstaffTesting
import CookbookModel
import CookbookViews
import SwiftUI
import Testing

@MainActor
@Suite("The cookbook on screen")
struct CookbookScreensTests {
    private let book: RecipeBook
    private let navigation: NavigationModel

    init() throws {
        book = try RecipeBook.bundled()
        navigation = NavigationModel(recipeBook: book)
    }

    private func host(_ pattern: Pattern = .columnsWithStack, size: Size) -> HeadlessHost {
        navigation.pattern = pattern
        return HeadlessHost(CookbookView(navigation: navigation).environment(book), size: size)
    }

    private func choose(_ pattern: Pattern, in host: HeadlessHost) async throws {
        try await host.tap("Layout")
        try await host.tap(pattern.name)
    }

    @Test("The book opens at the categories, with a welcome beside them if there is room")
    func beginning() {
        let phone = host(size: .phone)
        #expect(phone.columns == ["sidebar"])
        #expect(phone.title == "Cookbook")

        let tablet = host(size: .tabletLandscape)
        #expect(tablet.columns == ["sidebar", "detail"])
        #expect(tablet.columnArrangement == "tiled")
        #expect(tablet.title == "Welcome")
    }

    // MARK: Patterns

    @Test("Stack: a recipe is pushed onto the list of all, and a related one onto the recipe")
    func stack() async throws {
        let host = host(.stack, size: .phone)
        #expect(host.columns == [])
        try await host.tap("Shakshuka")
        #expect(host.title == "Shakshuka")
        #expect(host.path == ["shakshuka"])

        let related = try #require(book["shakshuka"].map(book.related)?.first)
        try await host.tap(related.name)
        #expect(host.path == ["shakshuka", related.id])
        #expect(host.backButton == "Shakshuka")

        try await host.tap("Back to all recipes")
        #expect(host.title == "Cookbook")
        #expect(host.backButton == nil)
    }

    @Test("Two columns: a recipe is selected beside the list of all, and a related one replaces it")
    func twoColumns() async throws {
        let host = host(.twoColumns, size: .tabletLandscape)
        #expect(host.columns == ["sidebar", "detail"])
        #expect(host.shows("No recipe selected"))
        try await host.tap("Shakshuka")
        #expect(host.title == "Shakshuka")
        #expect(host.selectedRows == ["Shakshuka"])

        let related = try #require(book["shakshuka"].map(book.related)?.first)
        let card = try #require(host.all(role: "button").first { $0.texts.contains(related.name) })
        try await host.tap(card)
        #expect(host.title == related.name)
        #expect(navigation.recipePath == [related.id])
        #expect(host.backButton == nil)
    }

    @Test("Three columns: a category fills the second, a recipe the third; another category empties the third")
    func threeColumns() async throws {
        let host = host(.threeColumns, size: Size(width: 1440, height: 900))
        #expect(host.columns == ["sidebar", "content", "detail"])
        #expect(host.shows("No category selected"))
        try await host.tap("Soups")
        try await host.tap("Minestrone")
        #expect(host.selectedRows == ["Soups", "Minestrone"])
        #expect(host.title == "Minestrone")

        try await host.tap("Bread")
        #expect(host.selectedRows == ["Bread"])
        #expect(host.shows("No recipe selected"))
    }

    @Test("Three columns on a phone are three screens, and each back clears one selection")
    func threeColumnsOnAPhone() async throws {
        let host = host(.threeColumns, size: .phone)
        try await host.tap("Soups")
        try await host.tap("Minestrone")
        #expect(host.columns == ["detail"])
        #expect(host.backButton == "Soups")
        try await host.goBack()
        #expect(host.columns == ["content"])
        #expect(navigation.selectedRecipe == nil)
        try await host.goBack()
        #expect(host.columns == ["sidebar"])
        #expect(navigation.category == nil)
    }

    @Test("Columns with a stack: the category stays selected while recipes are pushed beside it")
    func columnsWithStack() async throws {
        let host = host(size: .tabletLandscape)
        try await host.tap("Soups")
        #expect(host.title == "Soups")
        try await host.tap("Minestrone")
        #expect(host.selectedRows == ["Soups"])
        #expect(host.path == ["minestrone"])

        try await host.tap("Bread")
        #expect(host.path == [])
        #expect(host.title == "Bread")
    }

    @Test("Columns with a stack on a phone are one stack from the categories down")
    func columnsWithStackOnAPhone() async throws {
        let host = host(size: .phone)
        try await host.tap("Soups")
        #expect(host.backButton == "Cookbook")
        try await host.tap("Minestrone")
        #expect(host.backButton == "Soups")
        try await host.goBack()
        try await host.goBack()
        #expect(host.title == "Cookbook")
        #expect(navigation.category == nil)
    }

    @Test("A card on the welcome screen selects its category")
    func welcome() async throws {
        let host = host(size: .tabletLandscape)
        let card = try #require(host.all(role: "button").first { $0.texts.contains("Desserts") })
        try await host.tap(card)
        #expect(host.selectedRows == ["Desserts"])
        #expect(host.title == "Desserts")
    }

    // MARK: Across patterns and sizes

    @Test("The recipe of the day is one tap away in every pattern, at every size", arguments: Pattern.allCases)
    func recipeOfTheDay(pattern: Pattern) async throws {
        let recipe = try #require(book.recipeOfTheDay())
        for size in [Size.phone, .phoneLandscape, .tabletLandscape] {
            navigation.category = nil
            navigation.recipePath = []
            let host = host(pattern, size: size)
            try await host.tap("Recipe of the day")
            #expect(host.title == recipe.name)
            #expect(navigation.category == recipe.category)
            #expect(navigation.recipePath == [recipe.id])
            host.close()
        }
    }

    @Test("Changing the layout keeps the recipe, and the way back to its category")
    func switching() async throws {
        let host = host(size: .phone)
        try await host.tap("Soups")
        try await host.tap("Minestrone")
        for pattern in Pattern.allCases {
            try await choose(pattern, in: host)
            #expect(navigation.pattern == pattern)
            #expect(host.title == "Minestrone")
        }
        #expect(host.backButton == "Soups")
    }

    @Test("Resizing a tablet to a phone and back keeps the place", arguments: Pattern.allCases)
    func resizing(pattern: Pattern) async throws {
        let host = host(pattern, size: .tabletLandscape)
        navigation.show(try #require(book["minestrone"]))
        await host.settle()
        let place = host.outline
        for size in [Size.phone, .phoneLandscape, .tablet] {
            await host.resize(to: size)
            #expect(host.title == "Minestrone")
        }
        await host.resize(to: .tabletLandscape)
        #expect(host.outline == place)
        #expect(navigation.recipePath == ["minestrone"])
        #expect(navigation.category == .soups)
    }

    @Test("After the pattern was changed, the browser's back shows a valid screen")
    func historyAcrossPatterns() async throws {
        let host = host(.stack, size: .phone)
        try await host.tap("Shakshuka")
        try await choose(.columnsWithStack, in: host)
        #expect(host.title == "Shakshuka")
        await host.travel(toStep: 0)
        #expect(host.trouble == nil)
        #expect(["Cookbook", "Breakfast", "Shakshuka"].contains(host.title))
    }
}
