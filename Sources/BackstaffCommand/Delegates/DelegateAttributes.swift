import BackstaffAssets

/// Finds the attributes of app delegates that Swift has only on Apple's platforms.
///
/// ```
/// @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate       before
/// @main              class AppDelegate: UIResponder, UIApplicationDelegate       after
///
/// @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate                   before
/// @UIApplicationDelegateAdaptor(AppDelegate.init) var delegate                   after
/// ```
///
/// An object can't be created by its class alone, so the adaptor gets the initializer.
struct DelegateAttributes {
    func replacements(in source: [UInt8]) -> [SourceReplacement] {
        var scanner = SwiftScanner(source)
        var found: [SourceReplacement] = []
        while let token = scanner.next() {
            guard token.kind == .word else { continue }
            switch scanner.text(token) {
            case "@UIApplicationMain": found.append(SourceReplacement(token.range, with: "@main"))
            case "@UIApplicationDelegateAdaptor":
                if let type = Self.typeArgument(&scanner) { found.append(SourceReplacement(type.range, with: "init")) }
            default: break
            }
        }
        return found
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
