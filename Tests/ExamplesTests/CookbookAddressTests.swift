import BackstaffTesting
import CookbookModel
import CookbookViews
import SwiftUI
import Testing

@MainActor
@Suite("Addresses in the cookbook")
struct CookbookAddressTests {
    private let book: RecipeBook
    nonisolated static let sizes = [Size.phone, Size(width: 1440, height: 900)]

    init() throws {
        book = try RecipeBook.bundled()
    }

    private func open(
        _ url: String, _ pattern: Pattern, size: Size
    ) -> (host: HeadlessHost, navigation: NavigationModel) {
        let navigation = NavigationModel(
            recipeBook: book, favourites: Favourites(["borscht", "focaccia"]), pattern: pattern)
        let view = CookbookView(navigation: navigation).environment(book)
        return (HeadlessHost(view, size: size, url: url), navigation)
    }

    @Test(
        "L04 every screen of each pattern has an address", arguments: sizes,
        [
            (.stack, ["/recipes/borscht", "/recipes/borscht/recipes/focaccia"]), (.twoColumns, ["/recipes/borscht"]),
            (.threeColumns, ["/soups", "/favourites", "/soups/recipes/borscht", "/favourites/recipes/focaccia"]),
            (
                .columnsWithStack,
                [
                    "/soups", "/favourites", "/soups/recipes/borscht", "/recipes/borscht",
                    "/favourites/recipes/focaccia/recipes/minestrone",
                ]
            ),
        ] as [(Pattern, [String])])
    func addresses(size: Size, pattern: (pattern: Pattern, urls: [String])) async {
        let (moved, navigation) = open("/", pattern.pattern, size: size)
        #expect(moved.url == "/")
        let beginning = moved.texts
        for url in pattern.urls {
            let (fresh, place) = open(url, pattern.pattern, size: size)
            #expect(fresh.url == url)
            #expect(fresh.record.history == [])
            await moved.open(url: url)
            #expect(moved.url == url)
            #expect(navigation.collection == place.collection)
            #expect(navigation.recipePath == place.recipePath)
            #expect(moved.title == fresh.title)
        }
        await moved.open(url: "/")
        #expect(moved.url == "/")
        #expect(navigation.recipePath == [])
        if pattern.pattern != .twoColumns { #expect(moved.texts == beginning) }
    }

    @Test("L04 the address follows the navigation", arguments: sizes)
    func navigating(size: Size) async throws {
        let (host, navigation) = open("/", .columnsWithStack, size: size)
        try await host.tap("Soups")
        #expect(host.url == "/soups")
        try await host.tap("Borscht")
        #expect(host.url == "/soups/recipes/borscht")
        navigation.recipePath.append("focaccia")
        await host.settle()
        #expect(host.url == "/soups/recipes/borscht/recipes/focaccia")
        try await host.goBack()
        #expect(host.url == "/soups/recipes/borscht")
        #expect(host.record.history.contains("push 2 /soups/recipes/borscht"))
    }

    @Test("L04 an unknown category leads nowhere, and an unknown recipe shows a message", arguments: sizes)
    func missing(size: Size) {
        #expect(open("/sweets/recipes/borscht", .columnsWithStack, size: size).host.url == "/")
        let (host, _) = open("/soups/recipes/gone", .columnsWithStack, size: size)
        #expect(host.url == "/soups/recipes/gone")
        #expect(host.shows("No such recipe"))
    }
}
