/// What `@Entry` needs to know of the property under it: `var name: type = defaultValue`.
struct EntryDeclaration: Equatable {
    /// Without backticks.
    let name: String
    /// As written, comments taken out; `nil` when it is to be inferred.
    let type: String?
    /// As written; `nil` when there is none.
    let defaultValue: String?

    /// Reads a property declaration.
    ///
    /// - Parameter source: The whole declaration, from its first attribute or comment.
    /// - Throws: When it isn't a variable, or one that computes its value.
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
    /// The text without white space at its ends.
    func trimmingSpaces() -> String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
