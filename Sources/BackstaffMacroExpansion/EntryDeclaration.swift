/// The parts of the property declaration that `@Entry` is attached to: `var name: type = defaultValue`.
struct EntryDeclaration: Equatable {
    /// The name without backticks.
    let name: String
    /// The type as written, without comments, or `nil` if it is inferred.
    let type: String?
    /// The default value as written, or `nil` if there is none.
    let defaultValue: String?

    /// Parses a property declaration.
    ///
    /// - Parameter source: The whole declaration, from its first attribute or comment.
    /// - Throws: ``MacroMisuse`` if it isn't a variable, or if it is a computed property.
    init(parsing source: String) throws(MacroMisuse) {
        var scanner = SourceScanner(source)
        try Self.skipAttributesAndModifiers(&scanner)
        scanner.skipTrivia()
        guard let name = scanner.readIdentifier() else { throw Self.notAVariable }
        self.name = name

        scanner.skipTrivia()
        var type: String?
        if scanner.skip(":") {
            let text = scanner.readText { $0.sees("=") || $0.sees("{") }
            type = text.trimmingSpaces()
        }
        self.type = type

        guard !scanner.sees("{") else {
            throw MacroMisuse("'@Entry' makes the accessors itself; give the property a default value in their place.")
        }
        if scanner.skip("=") {
            scanner.skipTrivia()
            let text = scanner.rest.trimmingSpaces()
            defaultValue = text.isEmpty ? nil : text
        } else {
            defaultValue = nil
        }
    }

    private static func skipAttributesAndModifiers(_ scanner: inout SourceScanner) throws(MacroMisuse) {
        while true {
            scanner.skipTrivia()
            let isAttribute = scanner.skip("@")
            guard let word = scanner.readIdentifier() else { throw notAVariable }
            if isAttribute {
                while scanner.skip(".") { _ = scanner.readIdentifier() }
            } else if word == "var" {
                return
            } else if word == "let" || word == "func" || word == "subscript" {
                throw notAVariable
            } else if word == "static" || word == "class" {
                throw MacroMisuse("'@Entry' needs a property of the instance; remove '\(word)'.")
            }
            if scanner.sees("(") { scanner.skipBrackets() }
        }
    }

    private static let notAVariable = MacroMisuse("'@Entry' stands on a variable: '@Entry var name: Type = value'.")
}

extension String {
    /// The text without leading and trailing white space.
    func trimmingSpaces() -> String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
