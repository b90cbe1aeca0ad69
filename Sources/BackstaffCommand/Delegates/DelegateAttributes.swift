import BackstaffAssets

/// Finds the attributes of app delegates that Swift has only on Apple's platforms.
///
/// ```
/// @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate       before
/// @main              class AppDelegate: UIResponder, UIApplicationDelegate       after
///
/// @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate                   before
/// @UIApplicationDelegateAdaptor(AppDelegate.init) var delegate                   after
///
/// @UIApplicationDelegateAdaptor var delegate: AppDelegate                        before
/// @_DelegateAdaptor(AppDelegate.init) var delegate                               after
/// ```
///
/// An object can't be created by its class alone, so the adaptor gets the initializer. The short name of the attribute
/// makes room for it.
struct DelegateAttributes {
    func replacements(in source: [UInt8]) -> [SourceReplacement] {
        var scanner = SwiftScanner(source)
        var found: [SourceReplacement] = []
        while let token = scanner.next() {
            guard token.kind == .word else { continue }
            switch scanner.text(token) {
            case "@UIApplicationMain": found.append(SourceReplacement(token.range, with: "@main"))
            case "@UIApplicationDelegateAdaptor":
                var property = scanner
                if let type = Self.typeArgument(&scanner) {
                    found.append(SourceReplacement(type.range, with: "init"))
                } else if let replacement = Self.typedProperty(token, &property) {
                    found.append(replacement)
                }
            default: break
            }
        }
        return found
    }

    /// Replaces an attribute without argument and its property with a type: `@Adaptor private var name: Type`.
    private static func typedProperty(
        _ attribute: SwiftScanner.Token, _ scanner: inout SwiftScanner
    ) -> SourceReplacement? {
        var words: [String] = []
        while let token = scanner.next(), scanner.text(token) != ":" {
            if token.kind == .newline { continue }
            guard token.kind == .word else { return nil }
            words.append(scanner.text(token))
        }
        guard words.count >= 2, words[words.count - 2] == "var" else { return nil }
        var parts: [SwiftScanner.Token] = []
        var next = scanner
        while let token = next.next(), token.kind == .word || next.text(token) == "." {
            // Another word belongs to the next declaration or statement.
            if token.kind == .word, let last = parts.last, last.kind == .word { break }
            parts.append(token)
        }
        guard let first = parts.first, let last = parts.last, last.kind == .word else { return nil }
        let bytes = scanner.bytes
        let type = String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
        let declaration = bytes[attribute.range.upperBound..<first.range.lowerBound]
        guard let colon = declaration.lastIndex(of: UInt8(ascii: ":")) else { return nil }
        let property = String(decoding: declaration[..<colon], as: UTF8.self)
        let text = "@_DelegateAdaptor(\(type).init)\(property)"
        let range = attribute.range.lowerBound..<last.range.upperBound
        return text.utf8.count <= range.count ? SourceReplacement(range, with: text) : nil
    }

    /// Reads the argument of an adaptor.
    ///
    /// - Returns: The word `self` behind the last dot, or `nil` if the argument isn't the name of a type.
    private static func typeArgument(_ scanner: inout SwiftScanner) -> SwiftScanner.Token? {
        guard let open = scanner.next(), scanner.text(open) == "(" else { return nil }
        var last: SwiftScanner.Token?
        while let token = scanner.next(), scanner.text(token) != ")" {
            guard token.kind == .word || [".", "\n"].contains(scanner.text(token)) else { return nil }
            if token.kind == .word { last = token }
        }
        return last.flatMap { scanner.text($0) == "self" ? $0 : nil }
    }
}
