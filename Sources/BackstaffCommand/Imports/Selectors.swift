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
/// _Sel(Self.show(_:))       Selector(Self.show(_:))       Selector(Keyboard.show(_:))      after
/// ```
///
/// A selector of the app holds its method without the object, so it doesn't retain the object. Those of getters and setters
/// stay, as does what is optional in a protocol, and the compiler reports them.
struct Selectors {
    private static let hidesKeyboard = ["UIResponder", ".", "resignFirstResponder"]
    private static let accessLevels: Set<String> = ["fileprivate", "internal", "package", "private", "public"]

    func replacements(in source: [UInt8]) -> [SourceReplacement] {
        var scanner = SwiftScanner(source)
        var found: [SourceReplacement] = []
        while let token = scanner.next() {
            switch scanner.text(token) {
            case "#selector": found += Self.selector(at: token, &scanner)
            case "@objcMembers": found.append(SourceReplacement(token.range, with: ""))
            case "@objc":
                if let range = Self.attribute(at: token, scanner) { found.append(SourceReplacement(range, with: "")) }
            default: break
            }
        }
        return found
    }

    /// Reads what a selector names. Its parts may be on several lines.
    ///
    /// - Returns: The replacements, which leave all line feeds where they are, or none if it doesn't name a method.
    private static func selector(at start: SwiftScanner.Token, _ scanner: inout SwiftScanner) -> [SourceReplacement] {
        guard let open = scanner.next(), scanner.text(open) == "(" else { return [] }
        var ahead = scanner
        guard let first = nextInLines(&ahead), first.kind == .word, let second = nextInLines(&ahead) else { return [] }
        let name = ahead.text(first)
        guard ahead.text(second) == "." else {
            // A getter or a setter has a colon here.
            return ["(", ")"].contains(ahead.text(second)) ? ownMethod(from: start, to: first, in: scanner) : []
        }
        let selector = SourceReplacement(start.range, with: " Selector")
        if name == "self" { return [selector, SourceReplacement(first.range, with: "Self")] }
        guard let third = nextInLines(&ahead), let fourth = nextInLines(&ahead) else { return [] }
        guard [name, ".", ahead.text(third)] == hidesKeyboard, ahead.text(fourth) == ")" else { return [selector] }
        let method = SourceReplacement.onLines(
            of: open.range.upperBound..<fourth.range.lowerBound, in: scanner.bytes, with: "\"resignFirstResponder\"")
        return method.isEmpty ? [] : [selector] + method
    }

    /// The replacement of all that stands before the name of a method of the object itself.
    private static func ownMethod(
        from start: SwiftScanner.Token, to name: SwiftScanner.Token, in scanner: SwiftScanner
    ) -> [SourceReplacement] {
        // Swift accepts spaces and line feeds before a dot, but none behind it.
        let dot = name.range.lowerBound - 1
        if scanner.bytes[dot] == UInt8(ascii: "\n") { return [] }
        return [
            SourceReplacement(start.range.lowerBound..<dot, with: "_Sel(Self"),
            SourceReplacement(dot..<name.range.lowerBound, with: "."),
        ]
    }

    /// The next token that isn't the end of a line.
    private static func nextInLines(_ scanner: inout SwiftScanner) -> SwiftScanner.Token? {
        var token = scanner.next()
        while token?.kind == .newline { token = scanner.next() }
        return token
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
        while let token = next, token.kind == .newline || accessLevels.contains(ahead.text(token)) {
            next = ahead.next()
        }
        if let token = next, ["optional", "protocol"].contains(ahead.text(token)) { return nil }
        return start.range.lowerBound..<end
    }
}
