/// A use of a macro, in one of its roles.
struct ExpansionRequest: Equatable {
    /// The type that the macro's declaration names in `#externalMacro(module:type:)`.
    let typeName: String
    /// The role in the words of the compiler's protocol: `declaration`, `peer`, `accessor` and so on.
    let role: String
    /// The source of `#Name(…)` or `@Name(…)`.
    let use: SourceExcerpt
    /// The declaration that the macro is attached to, including the attribute, or `nil` for `#Name(…)`.
    let declaration: SourceExcerpt?
    /// The declarations and closures around the use without their members, the innermost first, or `nil` if the
    /// compiler doesn't provide them.
    let surroundings: [SourceExcerpt]?

    /// The position for error messages: the first token of the use.
    var position: PluginReply.Diagnostic.Position {
        var scanner = SourceScanner(use.source)
        scanner.skipTrivia()
        return .init(fileName: use.location.fileName, offset: use.location.offset + scanner.offset)
    }

    /// Expands the macro.
    ///
    /// - Returns: Source text, which may be empty.
    /// - Throws: ``MacroMisuse`` if the use is wrong.
    func expansion() throws(MacroMisuse) -> String {
        switch (typeName, role) {
        case ("PreviewMacro", "declaration"): PreviewMacro.declarations
        case ("PlaygroundMacro", "declaration"): PlaygroundMacro.declarations
        case ("PreviewableMacro", "peer"): try PreviewableMacro.peers(for: self)
        case ("EntryMacro", "accessor"): EntryMacro.accessors(for: self)
        case ("EntryMacro", "peer"): try EntryMacro.peers(for: self)
        case ("PreviewMacro", _), ("PlaygroundMacro", _), ("PreviewableMacro", _), ("EntryMacro", _):
            throw MacroMisuse("The macro type '\(typeName)' of Backstaff has no role '\(role)'.")
        default:
            throw MacroMisuse("The macro plug-in of Backstaff has no macro type '\(typeName)'.")
        }
    }
}

/// An error message about a macro that can't be expanded.
struct MacroMisuse: Error, Equatable {
    /// What is wrong and what to do instead.
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
