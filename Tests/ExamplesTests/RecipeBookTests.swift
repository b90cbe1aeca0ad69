import CookbookModel
import Foundation
import Testing

@Suite("The recipe book")
struct RecipeBookTests {
    private static let soup = """
        { "id": "soup", "name": "Soup", "category": "soups", "minutes": 75, "servings": 2, "summary": "Hot.",
          "ingredients": [{ "amount": "1 l", "name": "water" }], "steps": ["Boil it."], "related": ["bread", "gone"] }
        """
    private static let bread = """
        { "id": "bread", "name": "Bread", "category": "bread", "minutes": 60, "servings": 4, "summary": "Fresh.",
          "ingredients": [], "steps": [], "related": [] }
        """

    private func book(_ recipes: String...) throws -> RecipeBook {
        try RecipeBook(json: Data("[\(recipes.joined(separator: ","))]".utf8))
    }

    @Test(
        "Text that isn't a list of recipes is refused",
        arguments: [
            "", "{", "null", "{}", "[{}]",
            "[\(soup.replacing("\"soups\"", with: "\"stones\""))]",
            "[\(soup.replacing("75", with: "\"long\""))]",
        ]
    )
    func refusesMalformedText(text: String) {
        #expect(throws: DecodingError.self) { try RecipeBook(json: Data(text.utf8)) }
    }

    @Test("A recipe is found by its id, and an unknown id finds none")
    func findsByID() throws {
        let book = try book(Self.soup, Self.bread)
        #expect(book["bread"]?.name == "Bread")
        #expect(book["gone"] == nil)
    }

    @Test("Of two recipes with the same id the first stays")
    func keepsTheFirstOfTwins() throws {
        let book = try book(Self.soup, Self.soup.replacing("Soup", with: "Stew"))
        #expect(book.recipes.map(\.name) == ["Soup"])
        #expect(book["soup"]?.name == "Soup")
        #expect(book.recipes(in: .soups).map(\.name) == ["Soup"])
    }

    @Test("A category lists its own recipes and no others")
    func listsByCategory() throws {
        let book = try book(Self.soup, Self.bread)
        #expect(book.recipes(in: .soups).map(\.id) == ["soup"])
        #expect(book.recipes(in: .desserts).isEmpty)
    }

    @Test("Related recipes that the book doesn't have are left out")
    func dropsUnknownRelatives() throws {
        let book = try book(Self.soup, Self.bread)
        let soup = try #require(book["soup"])
        #expect(book.related(to: soup).map(\.id) == ["bread"])
    }

    @Test("Time is shown in hours and minutes", arguments: [("75", "1 h 15 min"), ("60", "1 h"), ("25", "25 min")])
    func tellsTime(minutes: String, time: String) throws {
        let book = try book(Self.soup.replacing("75", with: minutes))
        #expect(book["soup"]?.time == time)
    }

    @Test("An empty book has no recipe of the day")
    func emptyBookHasNoRecipeOfTheDay() throws {
        #expect(try book().recipeOfTheDay() == nil)
    }

    @Test("The recipe of the day changes at midnight; in as many days as recipes each has its turn")
    func recipeOfTheDay() throws {
        let book = try RecipeBook.bundled()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let midnight = Date(timeIntervalSince1970: 1_700_006_400)
        let day: TimeInterval = 86_400
        let first = book.recipeOfTheDay(on: midnight, calendar: calendar)
        #expect(book.recipeOfTheDay(on: midnight + day - 1, calendar: calendar) == first)
        #expect(book.recipeOfTheDay(on: midnight + day, calendar: calendar) != first)
        let turns = book.recipes.indices.map {
            book.recipeOfTheDay(on: midnight + Double($0) * day, calendar: calendar)
        }
        #expect(Set(turns.map { $0?.id }).count == book.recipes.count)
    }
}
