import Foundation

/// The reader's place in a form that can be stored. Recipes are stored by their ids. So a corrected recipe is shown in
/// its new form, and a removed recipe isn't shown.
public struct NavigationPlace: Codable, Hashable, Sendable {
    /// The arrangement of the screens.
    public var pattern: Pattern
    /// The selection in the first column.
    public var collection: RecipeCollection?
    /// The recipes on the reader's path. The last one is on screen.
    public var recipePath: [Recipe.ID]

    /// Creates a place. By default it is the beginning of the book.
    public init(
        pattern: Pattern = .columnsWithStack, collection: RecipeCollection? = nil, recipePath: [Recipe.ID] = []
    ) {
        self.pattern = pattern
        self.collection = collection
        self.recipePath = recipePath
    }

    /// Decodes a place. Values that only another version of the app knows are left out.
    ///
    /// - Throws: `DecodingError` if the data isn't a place.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let beginning = NavigationPlace()
        pattern = (try? fields.decode(Pattern.self, forKey: .pattern)) ?? beginning.pattern
        collection = try? fields.decode(RecipeCollection.self, forKey: .collection)
        recipePath = (try? fields.decode([Recipe.ID].self, forKey: .recipePath)) ?? []
    }

    /// Decodes a saved place, or returns `nil` if it can't be decoded.
    public init?(saved: Data) {
        guard let place = try? JSONDecoder().decode(Self.self, from: saved) else { return nil }
        self = place
    }

    /// The place in encoded form.
    public var saved: Data? {
        let encoder = JSONEncoder()
        // Equal places have equal encodings, so an unchanged place needn't be saved again.
        encoder.outputFormatting = .sortedKeys
        return try? encoder.encode(self)
    }
}
