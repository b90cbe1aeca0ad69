/// One use of a macro, in the one role that the compiler asks about now.
struct ExpansionRequest: Equatable {
    /// The `type:` that the macro's declaration names in `#externalMacro`.
    let typeName: String
    /// The protocol's word for what the expansion becomes: `declaration`, `peer`, `accessor` and so on.
    let role: String
    /// The `#Name(…)` or `@Name(…)`.
    let use: SourceExcerpt
    /// What the attribute stands on, attribute included; `nil` for `#Name(…)`.
    let declaration: SourceExcerpt?
    /// The declarations and closures around the use, innermost first, without their members;
    /// `nil` when the compiler doesn't say.
    let surroundings: [SourceExcerpt]?

    /// Where to report a mistake: at the first token of the use.
    var position: PluginReply.Diagnostic.Position {
        var scanner = SourceScanner(use.source)
        scanner.skipTrivia()
        return .init(fileName: use.location.fileName, offset: use.location.offset + scanner.offset)
    }

    /// Expands the use.
    ///
    /// - Returns: Source text, which may be empty.
    /// - Throws: What is wrong with the use.
    func expansion() throws(MacroMisuse) -> String {
        switch (typeName, role) {
        case ("PreviewMacro", "declaration"): PreviewMacro.declarations
        case ("PreviewableMacro", "peer"): try PreviewableMacro.peers(for: self)
        case ("EntryMacro", "accessor"): EntryMacro.accessors(for: self)
        case ("EntryMacro", "peer"): try EntryMacro.peers(for: self)
        case ("PreviewMacro", _), ("PreviewableMacro", _), ("EntryMacro", _):
            throw MacroMisuse("The macro type '\(typeName)' of Backstaff has no role '\(role)'.")
        default:
            throw MacroMisuse("The macro plug-in of Backstaff has no macro type '\(typeName)'.")
        }
    }
}

/// A use of a macro that can't be expanded, said to the developer.
struct MacroMisuse: Error, Equatable {
    /// What is wrong and what to do instead.
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
