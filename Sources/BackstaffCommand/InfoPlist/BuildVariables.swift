/// Replaces variables of Xcode's build settings in a text: `$(PRODUCT_NAME)`, `${TARGET_NAME}`,
/// `$(PRODUCT_NAME:rfc1034identifier)`.
struct BuildVariables {
    private let values: [String: String]

    /// A setting may name others, but not endlessly.
    private static let mostDepth = 16
    private static let mostVariables = 1_000

    init(_ values: [String: String]) {
        self.values = values
    }

    /// The text with the values of its variables. An unknown one has no value.
    func expanded(_ text: String) -> String {
        var left = Self.mostVariables
        return expanded(text, depth: 0, left: &left)
    }

    private func expanded(_ text: String, depth: Int, left: inout Int) -> String {
        guard depth < Self.mostDepth else { return "" }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, let close: Character = ["(": ")", "{": "}"][open],
                let end = Self.end(of: rest.dropFirst(), open: open, close: close)
            else {
                result.append("$")
                continue
            }
            let inside = rest.dropFirst()[..<end]
            rest = rest[rest.index(after: end)...]
            left -= 1
            if left < 0 { return "" }
            let parts = expanded(String(inside), depth: depth + 1, left: &left)
                .split(separator: ":", omittingEmptySubsequences: false)
            guard let name = parts.first.map(String.init) else { continue }
            let value = expanded(values[name] ?? "", depth: depth + 1, left: &left)
            result += parts.dropFirst().reduce(value) { Self.changed($0, by: $1) }
        }
        return result + rest
    }

    /// The place of the closing parenthesis.
    private static func end(of text: Substring, open: Character, close: Character) -> Substring.Index? {
        var depth = 1
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func changed(_ value: String, by operation: Substring) -> String {
        switch operation {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "rfc1034identifier": return String(value.map { isPlain($0) || $0 == "." ? $0 : "-" })
        case "c99extidentifier", "identifier": return String(value.map { isPlain($0) ? $0 : "_" })
        case _ where operation.hasPrefix("default="): return value.isEmpty ? String(operation.dropFirst(8)) : value
        default: return value
        }
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }
}
