import BackstaffTesting
import CookbookModel
import CookbookViews
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Restoring the cookbook", .serialized)
struct CookbookRestorationTests {
    nonisolated static let sizes = [Size.phone, Size(width: 1440, height: 900)]
    private let book: RecipeBook

    init() throws {
        book = try RecipeBook.bundled()
        ShelfApp.book = book
    }

    /// The cookbook, from which recipes can be removed before a restart.
    private struct ShelfApp: App {
        static var book = RecipeBook(recipes: [])
        @State private var favourites = Favourites(["borscht", "focaccia"])

        var body: some Scene {
            WindowGroup {
                CookbookView(navigation: NavigationModel(recipeBook: Self.book, favourites: favourites))
                    .environment(Self.book)
            }
        }
    }

    private func remove(_ gone: String...) {
        ShelfApp.book = RecipeBook(recipes: book.recipes.filter { !gone.contains($0.id) })
    }

    /// A tab that shows Focaccia in a pattern, above Borscht if the pattern has a stack.
    private func open(_ pattern: Pattern, size: Size) async throws -> HeadlessHost {
        let host = HeadlessHost(ShelfApp.self, size: size)
        try await host.tap("Layout")
        try await host.tap(pattern.name)
        switch pattern {
        case .stack: await host.open(url: "/recipes/borscht/recipes/focaccia")
        case .twoColumns: await host.open(url: "/recipes/focaccia")
        case .threeColumns: await host.open(url: "/bread/recipes/focaccia")
        case .columnsWithStack: await host.open(url: "/soups/recipes/borscht/recipes/focaccia")
        }
        #expect(host.title == "Focaccia")
        return host
    }

    // MARK: Saving

    @Test("F01 only ids are stored")
    func ids() throws {
        let navigation = NavigationModel(recipeBook: book, pattern: .stack, recipePath: ["borscht", "focaccia"])
        navigation.collection = .favourites
        navigation.recipePath = ["borscht", "focaccia"]
        let saved = try #require(navigation.place.saved)
        #expect(
            String(decoding: saved, as: UTF8.self)
                == #"{"collection":{"favourites":{}},"pattern":"stack","recipePath":["borscht","focaccia"]}"#)
        let restored = try #require(NavigationModel(recipeBook: book).restored(from: saved))
        #expect(restored.place == navigation.place)
    }

    @Test("F01 unknown parts from another version are ignored, and data that isn't a place is refused")
    func malformed() throws {
        let navigation = NavigationModel(recipeBook: book)
        func place(_ text: String) -> NavigationPlace? { navigation.restored(from: Data(text.utf8))?.place }
        #expect(place("{}") == NavigationPlace())
        #expect(
            place(#"{"pattern":"spiral","collection":{"category":{"_0":"sweets"}},"recipePath":["borscht"]}"#)
                == NavigationPlace(recipePath: ["borscht"]))
        #expect(place(#"{"pattern":"stack","recipePath":"borscht"}"#) == NavigationPlace(pattern: .stack))
        for text in ["", "[]", "3", "\u{0}", #"{"pattern":"#] { #expect(place(text) == nil, "\(text)") }
    }

    @Test("F02 deleted recipes are skipped, and the others and the category stay")
    func goneOnes() throws {
        let before = NavigationModel(
            recipeBook: book, category: .soups, recipePath: ["borscht", "minestrone", "focaccia"])
        let saved = try #require(before.place.saved)
        let rest = RecipeBook(recipes: book.recipes.filter { $0.id != "minestrone" })
        let after = try #require(NavigationModel(recipeBook: rest).restored(from: saved))
        #expect(after.recipePath == ["borscht", "focaccia"])
        #expect(after.category == .soups)
        let none = try #require(NavigationModel(recipeBook: RecipeBook(recipes: [])).restored(from: saved))
        #expect(none.recipePath == [])
        #expect(none.category == .soups)
    }

    // MARK: Restoring

    @Test(
        "F01 F03 after a kill each pattern shows the same screen, and back works", arguments: sizes,
        Pattern.allCases)
    func killed(size: Size, pattern: Pattern) async throws {
        var host = try await open(pattern, size: size)
        let (url, texts, path) = (host.url, host.texts, host.path)
        for _ in 0..<2 {
            host = await host.relaunch()
            #expect(host.texts == texts)
            #expect(host.path == path)
            #expect(host.url == url)
            #expect(host.record.history == [], "nothing is written that was there already")
            #expect(host.trouble == nil)
        }
        if pattern.hasStack {
            try await host.goBack()
            #expect(host.title == "Borscht")
        }
    }

    @Test("F04 every change, also of the layout, is stored with the patch that shows it")
    func everyChange() async throws {
        var host = HeadlessHost(ShelfApp.self, size: .tabletLandscape)
        try await host.tap("Layout")
        let stack = try #require(host.all(role: "option").first { $0.texts == ["Stack"] })
        #expect(host.tapNow(stack))
        host = await host.relaunch()
        #expect(host.columns == [])
        try await host.tap("Favourites")
        host = await host.relaunch()
        #expect(host.shows("Focaccia"))
        #expect(!host.shows("Shakshuka"))
        try await host.tap("Focaccia")
        try await host.goBack()
        host = await host.relaunch()
        #expect(host.title == "Cookbook")
        #expect(!host.shows("Shakshuka"), "no address says so, but the model does")
    }

    @Test("F04 a change that the page hasn't received is lost, and doesn't reach another tab")
    func lost() async throws {
        let host = try await open(.stack, size: .phone)
        let other = await host.openTab()
        #expect(other.title == "Cookbook")
        #expect(other.columns == ["sidebar"])
        let otherAgain = await other.relaunch()
        #expect(otherAgain.columns == ["sidebar"])
        #expect(otherAgain.title == "Cookbook")
    }

    @Test(
        "F02 a recipe that was deleted before the restart is skipped, whoever stored it", arguments: sizes,
        Pattern.allCases)
    func goneAfterKill(size: Size, pattern: Pattern) async throws {
        var host = try await open(pattern, size: size)
        remove("focaccia")
        host = await host.relaunch()
        #expect(!host.shows("No such recipe"))
        #expect(host.title != "Focaccia")
        switch pattern {
        case .stack:
            #expect(host.title == "Borscht")
            #expect(host.url == "/recipes/borscht")
        case .twoColumns: #expect(host.url == "/")
        case .threeColumns: #expect(host.url == "/bread")
        case .columnsWithStack:
            #expect(host.title == "Borscht")
            #expect(host.url == "/soups/recipes/borscht")
        }
        #expect(host.trouble == nil)
    }

    @Test("F02 a link to a deleted recipe shows a message, also in a tab that was open before", arguments: sizes)
    func goneLink(size: Size) async throws {
        var host = try await open(.columnsWithStack, size: size)
        remove("focaccia", "minestrone")
        host = await host.relaunch(url: "/soups/recipes/minestrone")
        #expect(host.shows("No such recipe"))
        #expect(host.url == "/soups/recipes/minestrone")
        await host.open(url: "/bread/recipes/focaccia")
        #expect(host.shows("No such recipe"))
    }

    @Test(
        "F03 an address that is new to the tab takes precedence over the stored place", arguments: sizes,
        Pattern.allCases)
    func newAddress(size: Size, pattern: Pattern) async throws {
        var host = try await open(pattern, size: size)
        let url =
            switch pattern {
            case .stack, .twoColumns: "/recipes/minestrone"
            case .threeColumns, .columnsWithStack: "/soups/recipes/minestrone"
            }
        host = await host.relaunch(url: url)
        #expect(host.title == "Minestrone")
        #expect(host.url == url)
        host = await host.relaunch()
        #expect(host.title == "Minestrone")
        #expect(host.url == url)
    }

    @Test("F03 after a kill the browser's back continues, and the place that it shows is stored", arguments: sizes)
    func back(size: Size) async throws {
        var host = HeadlessHost(ShelfApp.self, size: size)
        try await host.tap("Soups")
        try await host.tap("Borscht")
        host = await host.relaunch()
        #expect(host.title == "Borscht")
        await host.travel(toStep: 1)
        #expect(host.url == "/soups")
        host = await host.relaunch()
        #expect(host.url == "/soups")
        #expect(!host.shows("Serves 4"))
        await host.travel(toStep: 0)
        #expect(host.url == "/")
        #expect(host.title == (size == .phone ? "Cookbook" : "Welcome"))
        host = await host.relaunch()
        #expect(host.url == "/")
        #expect(host.title == (size == .phone ? "Cookbook" : "Welcome"))
    }
}
