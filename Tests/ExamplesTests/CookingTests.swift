import BackstaffTesting
import CookbookModel
import CookbookViews
import SwiftUI
import Testing

@MainActor
@Suite("Cooking step by step")
struct CookingTests {
    nonisolated static let sizes = [Size.phone, .tabletLandscape]
    private let book: RecipeBook
    private let recipe: Recipe

    init() throws {
        book = try RecipeBook.bundled()
        recipe = try #require(book["minestrone"])
    }

    private func cook(size: Size) async throws -> HeadlessHost {
        let view = CookbookView(navigation: NavigationModel(recipeBook: book)).environment(book)
        let host = HeadlessHost(view, size: size, url: "/soups/recipes/minestrone")
        try await host.tap("Start Cooking")
        return host
    }

    @Test("A cover shows one step at a time, and Done returns to the recipe", arguments: sizes)
    func pages(size: Size) async throws {
        let host = try await cook(size: size)
        #expect(host.presented.map(\.kind) == ["cover"])
        #expect(host.shows("Step 1 of \(recipe.steps.count)"))
        #expect(host.shows(recipe.steps[0]))
        try await host.tap("Next Step")
        #expect(host.shows("Step 2 of \(recipe.steps.count)"))
        try await host.tap("Previous Step")
        #expect(host.shows("Step 1 of \(recipe.steps.count)"))
        try await host.tap("Done")
        #expect(host.presented.isEmpty)
        #expect(host.title == "Minestrone")
        #expect(host.url == "/soups/recipes/minestrone")
    }

    @Test("Previous is disabled at the first step, and Next at the last", arguments: sizes)
    func ends(size: Size) async throws {
        let host = try await cook(size: size)
        #expect(try host.find("Previous Step").isDisabled)
        #expect(try !host.find("Next Step").isDisabled)
        for _ in 1..<recipe.steps.count { try await host.tap("Next Step") }
        #expect(host.shows("Step \(recipe.steps.count) of \(recipe.steps.count)"))
        #expect(try host.find("Next Step").isDisabled)
        #expect(try !host.find("Previous Step").isDisabled)
    }

    @Test("A swipe goes to another step, and a resize keeps the step", arguments: sizes)
    func sweeping(size: Size) async throws {
        let host = try await cook(size: size)
        try await host.sweep(toPage: 2)
        #expect(host.shows("Step 3 of \(recipe.steps.count)"))
        await host.resize(to: size == .phone ? .tabletLandscape : .phone)
        #expect(host.shows("Step 3 of \(recipe.steps.count)"))
        #expect(host.presented.map(\.kind) == ["cover"])
    }

    @Test("The ingredients are in a popover, or in a sheet if there is no room", arguments: sizes)
    func ingredients(size: Size) async throws {
        let host = try await cook(size: size)
        try await host.tap("Ingredients")
        #expect(host.presented.map(\.kind) == ["cover", size == .phone ? "sheet" : "popover"])
        #expect(host.shows(recipe.ingredients[0].name))
        try await host.dismissPresented()
        #expect(host.presented.map(\.kind) == ["cover"])
        #expect(host.shows("Step 1 of \(recipe.steps.count)"))
    }
}
