/// The macro `@Entry`. It adds a property to `EnvironmentValues` or a similar type, and the key for its value.
///
/// ```
///   extension EnvironmentValues {            extension EnvironmentValues {
///       @Entry var tint: Color = .blue  ─►       var tint: Color {
///   }                                                get { self[__Key_tint.self] }
///                                                    set { self[__Key_tint.self] = newValue }
///                                                }
///                                                private struct __Key_tint: EnvironmentKey { … .blue … }
///                                            }
/// ```
enum EntryMacro {
    /// The getter and setter that replace the default value.
    ///
    /// ``peers(for:)`` reports a misuse. For a misuse this method returns accessors that trap, because the compiler
    /// would otherwise add errors about a missing key. They never run, because the build fails.
    static func accessors(for request: ExpansionRequest) -> String {
        guard let entry = try? EntryDeclaration(parsing: request.declaration?.source ?? ""),
            (try? keyType(of: entry, for: request)) != nil
        else {
            return """
                {
                    get { fatalError() }
                    set { fatalError() }
                }
                """
        }
        let key = keyName(of: entry)
        return """
            {
                get { self[\(key).self] }
                set { self[\(key).self] = newValue }
            }
            """
    }

    /// The key type.
    ///
    /// - Throws: ``MacroMisuse`` if the property or its place is wrong.
    static func peers(for request: ExpansionRequest) throws(MacroMisuse) -> String {
        try keyType(of: EntryDeclaration(parsing: request.declaration?.source ?? ""), for: request)
    }

    private static func keyType(
        of entry: EntryDeclaration, for request: ExpansionRequest
    ) throws(MacroMisuse) -> String {
        let container = try Container(around: request)
        return """
            private struct \(keyName(of: entry)): \(container.keyProtocol) {
                \(try container.requirement(for: entry))
            }
            """
    }

    private static func keyName(of entry: EntryDeclaration) -> String {
        let name = "__Key_" + entry.name
        // A name in backticks may contain any characters.
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? name : "`\(name)`"
    }
}

/// The types to which entries can be added.
private enum Container: String {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    /// Finds the extension that contains the entry.
    init(around request: ExpansionRequest) throws(MacroMisuse) {
        var scanner = SourceScanner(request.surroundings?.first?.source ?? "")
        var name: String?
        scanner.skipTrivia()
        while !scanner.isAtEnd, name == nil {
            let isAttribute = scanner.skip("@")
            guard let word = scanner.readIdentifier() else { break }
            if isAttribute, scanner.sees("(") { scanner.skipBrackets() }
            scanner.skipTrivia()
            guard !isAttribute, word == "extension" else { continue }
            repeat { name = scanner.readIdentifier() ?? name } while scanner.skip(".") || scanner.skip("::")
        }
        guard let name, let container = Container(rawValue: name) else {
            throw MacroMisuse(
                "'@Entry' stands in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues.")
        }
        self = container
    }

    var keyProtocol: String {
        switch self {
        case .environmentValues: "EnvironmentKey"
        case .transaction: "TransactionKey"
        case .containerValues: "ContainerValueKey"
        case .focusedValues: "FocusedValueKey"
        }
    }

    /// The member that makes the key conform to its protocol.
    func requirement(for entry: EntryDeclaration) throws(MacroMisuse) -> String {
        let wrapped = entry.type.flatMap(Self.wrappedType)
        if self == .focusedValues {
            guard let wrapped, entry.defaultValue == nil || entry.defaultValue == "nil" else {
                throw MacroMisuse("A focused value is optional and starts as nil: '@Entry var \(entry.name): Type?'.")
            }
            return "typealias Value = \(wrapped)"
        }
        guard let value = entry.defaultValue ?? wrapped.map({ _ in "nil" }) else {
            throw MacroMisuse("'@Entry' needs a default value: '@Entry var \(entry.name): Type = value'.")
        }
        // A stored default value would have to be `Sendable`. A computed one requires an explicit type.
        guard let type = entry.type else { return "static let defaultValue = \(value)" }
        return """
            typealias Value = \(type)
                static var defaultValue: Value { return \(value)
                }
            """
    }

    /// `T` for `T?` and `Optional<T>`.
    private static func wrappedType(of type: String) -> String? {
        if type.hasSuffix("?") { return String(type.dropLast()) }
        guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
        return String(type.dropFirst("Optional<".count).dropLast())
    }
}
