import Foundation

extension RecipeBook {
    /// Reads a book from the text of a JSON file: one array of recipes.
    ///
    /// - Throws: `DecodingError` if the text isn't JSON, lacks a field or names an unknown category.
    public convenience init(json: Data) throws {
        self.init(recipes: try JSONDecoder().decode([Recipe].self, from: json))
    }

    /// Reads the book that ships with the app.
    ///
    /// - Throws: `CocoaError` if the file is missing, `DecodingError` if it is invalid.
    public static func bundled() throws -> RecipeBook {
        guard let url = Bundle.module.url(forResource: "recipes", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "recipes.json"])
        }
        return try RecipeBook(json: Data(contentsOf: url))
    }
}
