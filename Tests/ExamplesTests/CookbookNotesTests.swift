import BackstaffTesting
import CookbookModel
import CookbookViews
import SwiftUI
import Testing

@MainActor
@Suite("Notes on recipes")
struct CookbookNotesTests {
    nonisolated static let sizes = [Size.phone, .tabletLandscape]
    private let book: RecipeBook

    init() throws {
        book = try RecipeBook.bundled()
    }

    private struct KitchenApp: App {
        static var book = RecipeBook(recipes: [])

        var body: some Scene {
            WindowGroup {
                CookbookView(navigation: NavigationModel(recipeBook: Self.book)).environment(Self.book)
            }
        }
    }

    private func open(_ url: String = "/soups/recipes/minestrone", size: Size) -> HeadlessHost {
        KitchenApp.book = book
        return HeadlessHost(KitchenApp.self, size: size, url: url)
    }

    private func addNote(in host: HeadlessHost) async throws {
        try await host.tap("More")
        try await host.tap("Add Note")
    }

    private func type(_ words: String, in host: HeadlessHost) async throws {
        try await host.type(words, into: "What to do otherwise next time")
    }

    /// Opens a sheet and types text that isn't saved.
    private func write(_ words: String, in host: HeadlessHost) async throws {
        try await addNote(in: host)
        try await type(words, in: host)
    }

    /// Opens a recipe with a saved note.
    private func openWithNote(_ words: String, size: Size) async throws -> HeadlessHost {
        let host = open(size: size)
        try await write(words, in: host)
        try await host.tap("Save")
        return host
    }

    // MARK: Storage

    @Test("A note is stored under the id of its recipe without surrounding spaces; an empty one isn't stored")
    func values() throws {
        var notes = Notes()
        notes["borscht"] = "  More dill.\n"
        notes["focaccia"] = " \n"
        #expect(notes["borscht"] == "More dill.")
        #expect(notes["focaccia"] == "")
        #expect(notes.rawValue == #"{"borscht":"More dill."}"#)
        #expect(Notes(rawValue: notes.rawValue) == notes)
        notes["borscht"] = ""
        #expect(notes == Notes())
    }

    @Test("Data that isn't a note is ignored", arguments: ["", "[]", "{", #"{"borscht":1}"#])
    func malformed(text: String) {
        #expect(Notes(rawValue: text) == nil)
    }

    // MARK: The sheet

    @Test("A note is written in a sheet, and is then shown in its recipe only", arguments: sizes)
    func writing(size: Size) async throws {
        let host = open(size: size)
        #expect(!host.shows("Your note"))
        try await write("Less salt.", in: host)
        #expect(host.presented.map(\.title) == ["Note"])
        #expect(!host.shows("Your note"))
        try await host.tap("Save")
        #expect(host.presented.isEmpty)
        #expect(host.shows("Less salt."))
        #expect(host.url == "/soups/recipes/minestrone")
        await host.open(url: "/bread/recipes/focaccia")
        #expect(host.title == "Focaccia")
        #expect(!host.shows("Your note"))
    }

    @Test("On a phone the sheet covers half of the window, and can be dragged to full height")
    func detents() async throws {
        let host = open(size: .phone)
        try await addNote(in: host)
        #expect(host.presented.first?.kind == "sheet")
        #expect(host.presented.first?.detent == "medium")
        try await host.dragSheet(toDetent: "large")
        #expect(host.presented.first?.detent == "large")
    }

    @Test("Without changes, a swipe down or Cancel closes the sheet, and Save is disabled", arguments: sizes)
    func unchanged(size: Size) async throws {
        let host = open(size: size)
        try await addNote(in: host)
        #expect(try host.find("Save").isDisabled)
        try await host.dismissPresented()
        #expect(host.presented.isEmpty)
        try await addNote(in: host)
        try await host.tap("Cancel")
        #expect(host.presented.isEmpty)
    }

    @Test("With changes, a swipe doesn't close the sheet, and Cancel asks first", arguments: sizes)
    func discarding(size: Size) async throws {
        let host = open(size: size)
        try await write("Less salt.", in: host)
        try await host.dismissPresented()
        #expect(host.presented.map(\.title) == ["Note"])
        try await host.tap("Cancel")
        #expect(host.presented.count == 2)
        try await host.dismissPresented()
        #expect(host.presented.map(\.title) == ["Note"])
        try await host.tap("Cancel")
        try await host.choose("Discard Changes")
        #expect(host.presented.isEmpty)
        #expect(!host.shows("Your note"))
    }

    // MARK: In the recipe

    @Test("A note can be edited with its button and from the menu", arguments: sizes)
    func changing(size: Size) async throws {
        let host = try await openWithNote("Less salt.", size: size)
        try await host.tap("Edit")
        #expect(host.presented.first?.texts.contains("Save") == true)
        try await type("No salt.", in: host)
        try await host.tap("Save")
        #expect(host.shows("No salt."))
        #expect(!host.shows("Less salt."))
        try await host.tap("More")
        #expect(host.shows("Edit Note"))
        #expect(!host.shows("Add Note"))
        try await host.tap("Edit Note")
        try await type("Some salt.", in: host)
        try await host.tap("Save")
        #expect(host.shows("Some salt."))
        #expect(!host.shows("No salt."))
    }

    @Test("A note is deleted only after a confirmation", arguments: sizes)
    func deleting(size: Size) async throws {
        let host = try await openWithNote("Less salt.", size: size)
        try await host.tap("Delete")
        #expect(host.presented.map(\.title) == ["Delete your note on Minestrone?"])
        try await host.dismissPresented()
        #expect(host.shows("Less salt."))
        try await host.tap("Delete")
        try await host.choose("Delete Note")
        #expect(!host.shows("Your note"))
        #expect(host.title == "Minestrone")
    }

    @Test("A note is restored after the server is killed, and is shown in other windows of the browser")
    func staying() async throws {
        var host = try await openWithNote("Less salt.", size: .phone)
        host = await host.relaunch()
        #expect(host.shows("Less salt."))
        let other = await host.openTab(url: "/soups/recipes/minestrone")
        #expect(other.shows("Less salt."))
    }

    // MARK: Sharing

    @Test("The menu shares a shopping list")
    func sharing() async throws {
        let recipe = try #require(book["minestrone"])
        #expect(recipe.shoppingList.hasPrefix("Minestrone\n\n"))
        #expect(recipe.shoppingList.split(separator: "\n").count == recipe.ingredients.count + 1)
        let host = open(size: .phone)
        #expect(!host.shows("Share Ingredients"))
        try await host.tap("More")
        #expect(host.shows("Share Ingredients"))
    }
}
