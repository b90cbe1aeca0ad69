import BackstaffAssets

/// An import in Swift source, with the places of its parts.
///
/// ```
/// @preconcurrency import struct UIKit.UIColor
///                        kind   module└ path
/// └────────────────── range ────────────────┘
/// ```
struct ImportStatement {
    let range: Range<Int>
    let module: String
    /// The place of the word that says what is imported, or `nil` for the whole module.
    let kind: Range<Int>?
    /// The place of all that follows the module's name, from the dot on.
    let path: Range<Int>?

    private static let kinds: Set<String> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    /// The imports in a source, in their order.
    static func all(in source: [UInt8]) -> [ImportStatement] {
        var scanner = SwiftScanner(source)
        var found: [ImportStatement?] = []
        var statement: [SwiftScanner.Token] = []
        while let token = scanner.next() {
            if token.kind == .newline || token.kind == .mark && scanner.text(token) == ";" {
                found.append(ImportStatement(statement, in: scanner))
                statement = []
            } else {
                statement.append(token)
            }
        }
        found.append(ImportStatement(statement, in: scanner))
        return found.compactMap { $0 }
    }

    /// The result is `nil` if the statement isn't an import.
    private init?(_ statement: [SwiftScanner.Token], in scanner: SwiftScanner) {
        guard let keyword = statement.firstIndex(where: { scanner.text($0) == "import" }),
            statement[..<keyword].allSatisfy({ $0.kind == .word }), let first = statement.first,
            let last = statement.last
        else { return nil }
        var rest = statement[(keyword + 1)...]
        kind = rest.first.flatMap { Self.kinds.contains(scanner.text($0)) ? $0.range : nil }
        if kind != nil { rest.removeFirst() }
        guard let name = rest.popFirst() else { return nil }
        module = scanner.text(name)
        path = rest.first.flatMap { scanner.text($0) == "." ? $0.range.lowerBound..<last.range.upperBound : nil }
        range = first.range.lowerBound..<last.range.upperBound
    }
}
