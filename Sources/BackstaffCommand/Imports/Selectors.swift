import BackstaffAssets

/// Finds selectors and the attribute `@objc`. Swift has both only for Objective-C.
///
/// ```
/// #selector(UIResponder.resignFirstResponder)     before
/// Selector("resignFirstResponder")                after
///
/// @objc func show(_ note: Notification) {}        before
///       func show(_ note: Notification) {}        after
///
/// #selector(show(_:))      #selector(self.show(_:))      #selector(Keyboard.show(_:))      before
/// _Sel(Self.show(_:))      _Sel(Self.show(_:))            Selector(Keyboard.show(_:))      after
/// ```
///
/// A selector of the app holds its method without the object, so it doesn't retain the object. Those of getters and setters
/// stay, as does what is optional in a protocol, and the compiler reports them.
struct Selectors {
    private static let hidesKeyboard = ["UIResponder", ".", "resignFirstResponder"]

    func replacements(in source: [UInt8]) -> [SourceReplacement] {
        var scanner = SwiftScanner(source)
        var found: [SourceReplacement] = []
        while let token = scanner.next() {
            switch scanner.text(token) {
            case "#selector":
                if let replacement = Self.selector(at: token, &scanner) { found.append(replacement) }
            case "@objcMembers": found.append(SourceReplacement(token.range, with: ""))
            case "@objc":
                if let range = Self.attribute(at: token, scanner) { found.append(SourceReplacement(range, with: "")) }
            default: break
            }
        }
        return found
    }

    /// Reads what a selector names.
    ///
    /// - Returns: The replacement of the selector or of its beginning, or `nil` if it doesn't name a method.
    private static func selector(at start: SwiftScanner.Token, _ scanner: inout SwiftScanner) -> SourceReplacement? {
        guard let open = scanner.next(), scanner.text(open) == "(" else { return nil }
        var ahead = scanner
        guard let first = ahead.next(), first.kind == .word, let second = ahead.next() else { return nil }
        let name = ahead.text(first)
        guard ahead.text(second) == "." else {
            // A getter or a setter has a colon here.
            guard ["(", ")"].contains(ahead.text(second)) else { return nil }
            return SourceReplacement(start.range.lowerBound..<open.range.upperBound, with: "_Sel(Self.")
        }
        if name == "self" {
            return SourceReplacement(start.range.lowerBound..<second.range.upperBound, with: "_Sel(Self.")
        }
        guard let third = ahead.next(), let fourth = ahead.next() else { return nil }
        if [name, ".", ahead.text(third)] == hidesKeyboard, ahead.text(fourth) == ")" {
            return SourceReplacement(
                start.range.lowerBound..<fourth.range.upperBound, with: "Selector(\"resignFirstResponder\")")
        }
        return SourceReplacement(start.range, with: " Selector")
    }

    /// The attribute with the name in parentheses behind it, or `nil` if it belongs to a protocol.
    private static func attribute(at start: SwiftScanner.Token, _ scanner: SwiftScanner) -> Range<Int>? {
        var ahead = scanner
        var end = start.range.upperBound
        var next = ahead.next()
        if let open = next, ahead.text(open) == "(" {
            while let token = ahead.next() {
                end = token.range.upperBound
                if ahead.text(token) == ")" { break }
            }
            next = ahead.next()
        }
        while let token = next, ahead.text(token) == "\n" || ["public", "private"].contains(ahead.text(token)) {
            next = ahead.next()
        }
        if let token = next, ["optional", "protocol"].contains(ahead.text(token)) { return nil }
        return start.range.lowerBound..<end
    }
}
