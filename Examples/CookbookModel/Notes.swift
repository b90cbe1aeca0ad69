import Foundation

/// The reader's notes, by the id of the recipe.
public struct Notes: Equatable, Sendable {
    private var texts: [Recipe.ID: String] = [:]

    /// Creates an empty collection of notes.
    public init() {}

    /// The note for a recipe, or an empty text. A note that consists only of spaces is removed.
    public subscript(id: Recipe.ID) -> String {
        get { texts[id] ?? "" }
        set {
            let words = newValue.trimmingCharacters(in: .whitespacesAndNewlines)
            texts[id] = words.isEmpty ? nil : words
        }
    }
}

/// Notes as they are stored: one JSON object.
extension Notes: RawRepresentable {
    /// Decodes stored notes, or returns `nil` if they can't be decoded.
    public init?(rawValue: String) {
        guard let texts = try? JSONDecoder().decode([Recipe.ID: String].self, from: Data(rawValue.utf8)) else {
            return nil
        }
        self.texts = texts
    }

    /// The notes in encoded form. Equal notes have equal encodings.
    public var rawValue: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(texts)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
