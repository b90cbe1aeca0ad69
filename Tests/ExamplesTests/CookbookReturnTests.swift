import BackstaffTesting
import CookbookModel
import CookbookViews
import SwiftUI
import Testing

/// The cookbook doesn't store its navigation itself. The framework restores it through the bindings of the stack and
/// the columns.
@MainActor
@Suite("Restoring the cookbook through its bindings", .serialized)
struct CookbookReturnTests {
    /// The data from which the app is created at each launch. It is all that remains after the process is killed.
    @MainActor
    private enum Shelf {
        static var book = RecipeBook(recipes: [])
        static var pattern = Pattern.columnsWithStack
    }

    private struct Book: App {
        var body: some Scene {
            WindowGroup {
                CookbookView(navigation: NavigationModel(recipeBook: Shelf.book, pattern: Shelf.pattern))
                    .environment(Shelf.book)
            }
        }
    }

    nonisolated static let sizes = [Size.phone, .tabletLandscape]

    /// Returns a host that shows what goes with a soup.
    private func open(_ pattern: Pattern, size: Size) async throws -> HeadlessHost {
        Shelf.book = try RecipeBook.bundled()
        Shelf.pattern = pattern
        let host = HeadlessHost(Book.self, size: size)
        if pattern != .stack { try await host.tap("Soups") }
        try await host.tap("Minestrone")
        let related = try #require(
            host.all(role: pattern.hasStack ? "link" : "button").last { $0.texts.contains("Focaccia") })
        try await host.tap(related)
        #expect(host.title == "Focaccia")
        return host
    }

    @Test("J05 columns with a stack are restored with category and path after one kill and another", arguments: sizes)
    func columnsWithStack(size: Size) async throws {
        let first = try await open(.columnsWithStack, size: size)
        let before = first.navigationState
        var host = first
        for _ in 0..<2 {
            host = await host.relaunch()
            #expect(host.title == "Focaccia")
            #expect(host.path == ["minestrone", "focaccia"])
            #expect(host.url == "/soups/recipes/minestrone/recipes/focaccia")
            #expect(host.navigationState == before)
            if size != .phone { #expect(host.selectedRows == ["Soups"]) }
        }
        try await host.goBack()
        #expect(host.title == "Minestrone")
        try await host.goBack()
        #expect(host.title == "Soups")
    }

    @Test(
        "J05 three columns are restored with category and recipe",
        arguments: [Size.phone, Size(width: 1440, height: 900)])
    func threeColumns(size: Size) async throws {
        let former = try await open(.threeColumns, size: size)
        let before = former.navigationState
        let host = await former.relaunch()
        #expect(host.title == "Focaccia")
        #expect(host.navigationState == before)
        if size == .phone {
            // If a recipe isn't in a selected category, the model selects the recipe's category.
            #expect(host.backButton == "Bread")
            try await host.goBack()
            #expect(host.columns == ["content"])
        } else {
            #expect(host.selectedRows == ["Bread", "Focaccia"])
        }
    }

    @Test("J05 a recipe that was deleted meanwhile is left out of the path, and the others are there")
    func goneRecipe() async throws {
        let former = try await open(.columnsWithStack, size: .phone)
        Shelf.book = RecipeBook(recipes: Shelf.book.recipes.filter { $0.id != "minestrone" })
        let host = await former.relaunch()
        #expect(host.title == "Focaccia")
        try await host.goBack()
        #expect(host.title == "Soups")
        #expect(!host.shows("Minestrone"))
    }

    @Test("J05 another tab has its own place, and a new visitor starts at the beginning")
    func others() async throws {
        let first = try await open(.columnsWithStack, size: .phone)
        let second = await first.openTab()
        #expect(second.title == "Cookbook")
        try await second.tap("Bread")
        let (firstAgain, secondAgain) = (await first.relaunch(), await second.relaunch())
        #expect(firstAgain.title == "Focaccia")
        #expect(secondAgain.title == "Bread")
        #expect(HeadlessHost(Book.self).title == "Cookbook")
    }
}
