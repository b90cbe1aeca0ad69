import BackstaffElements
import Foundation

/// The parts of the page that few screens need, by the words that need them. `scripts/page` takes them from `main.js`.
///
/// A page finds out by itself that it needs a part, but only when it has started. A document names those of its screen, so
/// that the browser loads them together with the page's script.
struct PageParts: Decodable, Sendable {
    private var roles: [String: String] = [:]
    private var attributes: [String: String] = [:]
    private var verbs: [String: String] = [:]
    private var languages: [String: String] = [:]

    /// No parts, as in a page whose modules are served as they are.
    init() {}

    /// - Parameter json: The words of each kind, each with the name of a file.
    init(json: [UInt8]) throws {
        self = try JSONDecoder().decode(PageParts.self, from: Data(json))
    }

    /// Adds the files that an element needs. It doesn't look at its children.
    @MainActor
    func add(neededBy element: Element, to files: inout Set<String>) {
        if let file = roles[element.role.rawValue] { files.insert(file) }
        for (key, _) in element.attributes {
            if let file = attributes[key.rawValue] { files.insert(file) }
        }
        for (verb, name) in ElementVerbs.wireNames where element.verbs.contains(verb) {
            if let file = verbs[name.description] { files.insert(file) }
        }
    }

    /// The file with the page's own texts in a language, or `nil` if the script has them.
    func translations(in language: String) -> String? {
        languages[language.prefix { $0 != "-" }.lowercased()]
    }
}
