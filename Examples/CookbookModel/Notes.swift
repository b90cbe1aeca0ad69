import Foundation

/// What the reader has written beside recipes, each note under the recipe's id.
public struct Notes: Equatable, Sendable {
    private var texts: [Recipe.ID: String] = [:]

    /// No notes.
    public init() {}

    /// The note beside a recipe, by itself an empty one. Of nothing but spaces no note is made.
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
    /// Reads stored notes; `nil` if they can't be read.
    public init?(rawValue: String) {
        guard let texts = try? JSONDecoder().decode([Recipe.ID: String].self, from: Data(rawValue.utf8)) else {
            return nil
        }
        self.texts = texts
    }

    /// The notes as they are stored. Equal ones are equal text.
    public var rawValue: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(texts)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
