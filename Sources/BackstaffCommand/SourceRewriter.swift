/// Rewrites the sources of an app, so that it sees the platform and the modules that it was written for.
struct SourceRewriter {
    let platform: SeenPlatform

    /// The source to compile, or `nil` if it is the user's file as it is.
    ///
    /// - Parameters:
    ///   - source: The user's file.
    ///   - imports: The imports to leave out.
    func rewritten(_ source: [UInt8], leavingOut imports: [ImportStatement] = []) -> [UInt8]? {
        let replacements =
            ConditionRewriter(platform: platform).replacements(in: source)
            + ScopedImports(modules: ModuleAliases.names(on: platform)).replacements(in: source)
            + (platform == .ios
                ? Selectors().replacements(in: source) + DelegateAttributes().replacements(in: source) : [])
            + imports.map { SourceReplacement($0.range, with: "") }
        if replacements.isEmpty { return nil }
        var text = source
        for replacement in replacements { replacement.apply(to: &text) }
        return text
    }
}
