/// The static members and types that an app's sources declare in extensions. An app can have a `Color.sea` of its own.
package struct StaticMembers: Equatable, Sendable {
    /// The names by the extended type.
    private var names: [String: Set<String>] = [:]

    package init() {}

    /// Whether an extension of a type declares a name.
    func has(_ name: String, in type: String) -> Bool {
        names[type]?.contains(name.filter { $0 != "`" }) ?? false
    }

    /// Adds what the extensions of a source file declare. Conditions aren't evaluated: all branches count.
    package mutating func add(_ source: [UInt8]) {
        var scanner = SwiftScanner(source)
        var last = ""
        /// The extended type of each open brace, or `nil` for any other brace.
        var braces: [String?] = []
        /// The type of an extension whose brace comes next.
        var extended: String?
        var isStatic = false
        while let token = scanner.next() {
            let text = scanner.text(token)
            switch (token.kind, text) {
            case (.mark, "{"):
                braces.append(extended)
                extended = nil
                isStatic = false
            case (.mark, "}"):
                _ = braces.popLast()
                isStatic = false
            case (.word, _):
                switch last {
                case "extension":
                    // It stands at the top of a file. Braces that a branch of `#if` has left open don't count.
                    braces = []
                    extended = text
                case let keyword where Self.types.contains(keyword) || isStatic && Self.members.contains(keyword):
                    if let type = braces.last ?? nil { names[type, default: []].insert(text) }
                    isStatic = false
                default: break
                }
                if text == "static" { isStatic = true }
            case (.mark, "."):
                // SwiftUI.Color is Color.
                if last == extended { last = "extension" }
            default: break
            }
            if token.kind == .word { last = text }
        }
    }

    private static let types: Set<String> = ["enum", "struct", "class", "typealias"]
    private static let members: Set<String> = ["let", "var", "func"]
}
