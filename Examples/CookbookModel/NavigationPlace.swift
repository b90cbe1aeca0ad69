import Foundation

/// Where a reader is, in a form that outlives the window: recipes are their ids and nothing else, so that one which has
/// been corrected is shown as it is now, and one which has been taken out of the book isn't shown.
public struct NavigationPlace: Codable, Hashable, Sendable {
    /// How the screens are arranged.
    public var pattern: Pattern
    /// What is selected in the first column.
    public var collection: RecipeCollection?
    /// The recipes that the reader went through, the one on screen last.
    public var recipePath: [Recipe.ID]

    /// Makes a place, by itself the beginning of the book.
    public init(
        pattern: Pattern = .columnsWithStack, collection: RecipeCollection? = nil, recipePath: [Recipe.ID] = []
    ) {
        self.pattern = pattern
        self.collection = collection
        self.recipePath = recipePath
    }

    /// Reads a place. What another version of the app has written, and this one doesn't know, is left out.
    ///
    /// - Throws: `DecodingError` if nothing like a place is there.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let beginning = NavigationPlace()
        pattern = (try? fields.decode(Pattern.self, forKey: .pattern)) ?? beginning.pattern
        collection = try? fields.decode(RecipeCollection.self, forKey: .collection)
        recipePath = (try? fields.decode([Recipe.ID].self, forKey: .recipePath)) ?? []
    }

    /// Reads a place that was saved; `nil` if it can't be read.
    public init?(saved: Data) {
        guard let place = try? JSONDecoder().decode(Self.self, from: saved) else { return nil }
        self = place
    }

    /// The place as it is saved.
    public var saved: Data? {
        let encoder = JSONEncoder()
        // Equal places are equal bytes, which no storage has to write twice.
        encoder.outputFormatting = .sortedKeys
        return try? encoder.encode(self)
    }
}
