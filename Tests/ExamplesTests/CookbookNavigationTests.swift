import CookbookModel
import Foundation
import Testing

@MainActor
@Suite("Navigation in the cookbook")
struct CookbookNavigationTests {
    @Test("One screen above the root isn't deep, two are")
    func depth() {
        #expect(!NavigationModel().isDeep)
        #expect(!NavigationModel(path: [.categories]).isDeep)
        #expect(NavigationModel(path: [.categories, .category(.soups)]).isDeep)
    }

    @Test("Popping to the root leaves nothing, at any depth", arguments: 0...5)
    func popToRoot(depth: Int) {
        let navigation = NavigationModel(path: Array(repeating: .recipe("borscht"), count: depth))
        navigation.popToRoot()
        #expect(navigation.path.isEmpty)
    }

    @Test("A jump shows the recipe right above the root, wherever one was")
    func jump() throws {
        let recipe = try #require(RecipeBook.bundled()["borscht"])
        let navigation = NavigationModel(path: [.categories, .category(.bread), .recipe("focaccia")])
        navigation.jump(to: recipe)
        #expect(navigation.path == [.recipe("borscht")])
    }

    @Test("A saved path comes back as it was; one that was tampered with is refused")
    func pathIsCodable() throws {
        let path: [Route] = [.categories, .category(.soups), .recipe("borscht"), .recipe("gone")]
        let data = try JSONEncoder().encode(path)
        #expect(try JSONDecoder().decode([Route].self, from: data) == path)
        let tampered = Data(#"[{"category":{"_0":"stones"}}]"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Route].self, from: tampered) }
    }
}
