import BackstaffTesting
import CookbookModel
import CookbookViews
import SwiftUI
import Testing

@MainActor
@Suite("Favourite recipes")
struct FavouritesTests {
    private let book: RecipeBook
    private let favourites = Favourites()
    private let navigation: NavigationModel
    private let wide = Size(width: 1440, height: 900)

    init() throws {
        book = try RecipeBook.bundled()
        navigation = NavigationModel(recipeBook: book, favourites: favourites)
    }

    private func host(_ pattern: Pattern, size: Size? = nil) -> HeadlessHost {
        navigation.pattern = pattern
        return HeadlessHost(CookbookView(navigation: navigation).environment(book), size: size ?? wide)
    }

    /// Opens the favorites in `pattern` as a reader does.
    private func list(_ pattern: Pattern, of ids: Recipe.ID..., size: Size? = nil) async throws -> HeadlessHost {
        favourites.ids = ids
        let host = host(pattern, size: size)
        try await host.tap("Favourites")
        return host
    }

    // MARK: Location

    @Test("A recipe selected among the favourites keeps them selected; another recipe selects its category")
    func selectionAmongFavourites() {
        favourites.ids = ["borscht"]
        navigation.pattern = .threeColumns
        navigation.collection = .favourites
        navigation.selectedRecipe = "borscht"
        #expect(navigation.collection == .favourites)
        navigation.selectedRecipe = "focaccia"
        #expect(navigation.collection == .category(.bread))
    }

    @Test("Selecting the favourites keeps a recipe that is one of them; a stack starts anew")
    func choosingFavourites() {
        favourites.ids = ["borscht"]
        navigation.pattern = .threeColumns
        navigation.category = .soups
        navigation.selectedRecipe = "borscht"
        navigation.collection = .favourites
        #expect(navigation.selectedRecipe == "borscht")
        #expect(navigation.category == nil)
        navigation.pattern = .columnsWithStack
        #expect(navigation.collection == .favourites)
        navigation.category = .soups
        #expect(navigation.recipePath == [])
    }

    @Test("The list of all and that of favourites can be switched while the same recipe is shown")
    func takingTurns() {
        navigation.pattern = .twoColumns
        navigation.selectedRecipe = "borscht"
        navigation.showsFavourites = true
        #expect(navigation.selectedRecipe == "borscht")
        #expect(navigation.collection == .favourites)
        navigation.showsFavourites = false
        #expect(navigation.selectedRecipe == "borscht")
        #expect(navigation.category == .soups)
    }

    // MARK: Hearts

    @Test("The heart in a recipe's bar adds it to the favourites and removes it", arguments: Pattern.allCases)
    func toolbar(pattern: Pattern) async throws {
        for size in [Size.phone, wide] {
            let host = host(pattern, size: size)
            navigation.show(try #require(book["minestrone"]))
            await host.settle()
            try await host.tap("Favourite")
            #expect(favourites.ids == ["minestrone"])
            #expect(host.title == "Minestrone")
            try await host.tap("Unfavourite")
            #expect(favourites.ids == [])
            host.close()
        }
    }

    @Test(
        "A full swipe from a row's leading edge adds or removes a favourite, and doesn't open it",
        arguments: [Pattern.stack, .twoColumns, .threeColumns])
    func swipe(pattern: Pattern) async throws {
        let host = host(pattern)
        navigation.category = .breakfast
        await host.settle()
        try await host.swipe("Shakshuka", from: .leading, full: true)
        #expect(favourites.ids == ["shakshuka"])
        #expect(navigation.recipePath == [])
        try await host.swipe("Shakshuka", from: .leading, full: true)
        #expect(favourites.ids == [])
    }

    @Test("The menus of a row and of a tile add a favourite", arguments: Pattern.allCases)
    func contextMenu(pattern: Pattern) async throws {
        let host = host(pattern)
        navigation.category = .breakfast
        await host.settle()
        try await host.openContextMenu(on: "Shakshuka")
        try await host.tap("Favourite")
        #expect(favourites.ids == ["shakshuka"])
        #expect(host.outline.contains("heart.fill"))
    }

    @Test("The first column shows the number of favourites, unless it is zero")
    func badge() async throws {
        let host = host(.threeColumns)
        let row = { try #require(host.all(role: "row").first { $0.texts.contains("Favourites") }).outline }
        #expect(try !row().contains("badge"))
        favourites.ids = ["borscht", "focaccia"]
        await host.settle()
        #expect(try row().contains("badge"))
    }

    // MARK: The list

    @Test("Only favourites are listed, in their order", arguments: Pattern.allCases)
    func list(pattern: Pattern) async throws {
        let host = try await list(pattern, of: "minestrone", "shakshuka", size: .phone)
        let names = ["Minestrone", "Shakshuka", "Borscht"]
        #expect(host.texts.filter(names.contains) == ["Minestrone", "Shakshuka"])
        try await host.tap("Shakshuka")
        #expect(host.title == "Shakshuka")
        #expect(navigation.collection == .favourites)
        try await host.goBack()
        #expect(host.shows("Minestrone"))
        #expect(navigation.collection == .favourites)
        #expect(navigation.recipePath == [])
    }

    @Test("In edit mode favourites can be moved and removed, down to the last one", arguments: Pattern.allCases)
    func editing(pattern: Pattern) async throws {
        let host = try await list(pattern, of: "minestrone", "shakshuka", "focaccia")
        try await host.tap("Edit")
        #expect(host.isEditing)
        try await host.move("Focaccia", before: "Minestrone")
        #expect(favourites.ids == ["focaccia", "minestrone", "shakshuka"])
        try await host.swipe("Minestrone", from: .trailing, full: true)
        #expect(favourites.ids == ["focaccia", "shakshuka"])
        try await host.swipe("Focaccia", from: .trailing, full: true)
        try await host.swipe("Shakshuka", from: .trailing, full: true)
        #expect(favourites.ids == [])
        #expect(host.shows("No favourites"))
        #expect(!host.isEditing)
        #expect(!host.shows("Done"))
    }

    @Test("Without favourites the list explains how to add one, and has no Edit button", arguments: Pattern.allCases)
    func empty(pattern: Pattern) async throws {
        let host = try await list(pattern)
        #expect(host.shows("No favourites"))
        #expect(!host.shows("Edit"))
    }

    @Test("Changing the layout keeps the favourites selected")
    func switching() async throws {
        let host = try await list(.threeColumns, of: "minestrone", "shakshuka", size: .phone)
        for pattern in Pattern.allCases {
            navigation.pattern = pattern
            await host.settle()
            #expect(host.shows("Minestrone"))
            #expect(!host.shows("Borscht"))
        }
    }

    @Test("During a search favourites can't be moved, and the found ones can be removed")
    func searching() async throws {
        let host = try await list(.threeColumns, of: "minestrone", "shakshuka", "focaccia")
        #expect(try host.isMovable("Shakshuka"))
        try await host.search("shak")
        #expect(!host.shows("Minestrone"))
        #expect(try !host.isMovable("Shakshuka"))
        try await host.swipe("Shakshuka", from: .trailing, full: true)
        #expect(host.shows("No Results for “shak”"))
        try await host.cancelSearch()
        #expect(favourites.ids == ["minestrone", "focaccia"])
        #expect(host.shows("Minestrone"))
    }
}
