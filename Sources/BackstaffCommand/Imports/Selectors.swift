import BackstaffAssets

/// Finds the selector that apps use to hide the keyboard. Swift has `#selector` only for Objective-C.
///
/// ```
/// #selector(UIResponder.resignFirstResponder)     before
/// Selector("resignFirstResponder")                after
/// ```
///
/// All other selectors stay, and the compiler reports them.
struct Selectors {
    private static let pattern = ["#selector", "(", "UIResponder", ".", "resignFirstResponder", ")"]

    func replacements(in source: [UInt8]) -> [SourceReplacement] {
        var scanner = SwiftScanner(source)
        var found: [SourceReplacement] = []
        var start: Int?
        var matched = 0
        while let token = scanner.next() {
            // The parts may be on several lines.
            if token.kind == .newline, matched > 0 { continue }
            let text = scanner.text(token)
            if text != Self.pattern[matched] { matched = 0 }
            guard text == Self.pattern[matched] else { continue }
            if matched == 0 { start = token.range.lowerBound }
            matched += 1
            guard matched == Self.pattern.count else { continue }
            matched = 0
            if let start {
                let range = start..<token.range.upperBound
                found += SourceReplacement.onLines(of: range, in: source, with: "Selector(\"resignFirstResponder\")")
            }
        }
        return found
    }
}
