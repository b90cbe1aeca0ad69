/// The macro `#Preview`. Its body is type-checked and then removed.
enum PreviewMacro {
    /// Previews aren't shown, so a preview adds no code. The compiler has type-checked its body before the expansion.
    /// As with Apple's compiler, a preview that doesn't fit its view fails to build.
    static let declarations = ""
}

/// The macro `@Previewable`. It allows declarations of `@State` and similar properties in the body of a `#Preview`.
enum PreviewableMacro {
    /// Adds nothing. The property remains a local variable of a closure that never runs.
    ///
    /// - Throws: ``MacroMisuse`` if the property isn't inside a `#Preview`, which Apple's compiler refuses as well.
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
        // The name can be qualified with that of the module: `#SwiftUI::Preview`.
        while scanner.skip(":") || scanner.skip(".") {
            name = scanner.readIdentifier() ?? name
        }
        return name == "Preview"
    }
}
