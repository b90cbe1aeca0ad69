/// `#Preview`: checked by the compiler like any call, then gone.
enum PreviewMacro {
    /// Nothing shows previews here, so a preview adds no code. The compiler has type-checked its body by now:
    /// a preview that no longer fits its view still fails to build, as it does with Apple's.
    static let declarations = ""
}

/// `@Previewable`: lets a `#Preview` declare `@State` and its like directly in its body.
enum PreviewableMacro {
    /// The property stays as it is written, a local variable of a closure that never runs.
    ///
    /// - Throws: When the property isn't inside a `#Preview`, where Apple's compiler would refuse it too.
    static func peers(for request: ExpansionRequest) throws(MacroMisuse) -> String {
        guard request.surroundings?.contains(where: isPreview) ?? true else {
            throw MacroMisuse("'@Previewable' works only inside '#Preview'; remove it from this declaration.")
        }
        return ""
    }

    private static func isPreview(_ excerpt: SourceExcerpt) -> Bool {
        var scanner = SourceScanner(excerpt.source)
        scanner.skipTrivia()
        guard scanner.skip("#"), var name = scanner.readIdentifier() else { return false }
        // `#SwiftUI::Preview` names the module first.
        while scanner.skip(":") || scanner.skip(".") {
            name = scanner.readIdentifier() ?? name
        }
        return name == "Preview"
    }
}
