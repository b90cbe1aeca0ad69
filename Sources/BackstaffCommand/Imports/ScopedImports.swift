import BackstaffAssets

/// Finds imports of a part of a module that has another name in the app. The compiler accepts another name only in an
/// import of the whole module.
///
/// ```
/// import struct UIKit.UIColor     before
/// import        UIKit             after
/// ```
struct ScopedImports {
    /// The names of the modules in the app.
    let modules: Set<String>

    private static let kinds: Set<String> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    func replacements(in source: [UInt8]) -> [SourceReplacement] {
        var scanner = SwiftScanner(source)
        var found: [SourceReplacement] = []
        var statement: [SwiftScanner.Token] = []
        while let token = scanner.next() {
            if token.kind == .newline || token.kind == .mark && scanner.text(token) == ";" {
                found += replacements(for: statement, in: scanner)
                statement = []
            } else {
                statement.append(token)
            }
        }
        return found + replacements(for: statement, in: scanner)
    }

    private func replacements(for statement: [SwiftScanner.Token], in scanner: SwiftScanner) -> [SourceReplacement] {
        guard let keyword = statement.firstIndex(where: { scanner.text($0) == "import" }),
            statement[..<keyword].allSatisfy({ $0.kind == .word })
        else { return [] }
        var rest = statement[(keyword + 1)...]
        let kind = rest.first.flatMap { Self.kinds.contains(scanner.text($0)) ? $0 : nil }
        if kind != nil { rest.removeFirst() }
        guard let module = rest.popFirst(), modules.contains(scanner.text(module)), let dot = rest.first,
            scanner.text(dot) == ".", let last = rest.last
        else { return [] }
        let path = SourceReplacement(dot.range.lowerBound..<last.range.upperBound, with: "")
        return (kind.map { [SourceReplacement($0.range, with: "")] } ?? []) + [path]
    }
}
