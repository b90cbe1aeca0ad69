/// Replaces variables of Xcode's build settings in a text: `$(PRODUCT_NAME)`, `${TARGET_NAME}`,
/// `$(PRODUCT_NAME:rfc1034identifier)`.
struct BuildVariables {
    private let values: [String: String]

    /// A setting may name others, but not endlessly.
    private static let mostDepth = 16
    /// The most characters between the parentheses of a variable.
    private static let longestVariable = 1_024

    /// What may still be replaced in a text, or in all texts of a property list: variables, and bytes of their values.
    struct Budget {
        private var variables = 4_000
        private var bytes = 4 << 20

        fileprivate mutating func take(variables: Int = 0, bytes: Int = 0) -> Bool {
            self.variables -= variables
            self.bytes -= bytes
            return self.variables >= 0 && self.bytes >= 0
        }
    }

    init(_ values: [String: String]) {
        self.values = values
    }

    /// The text with the values of its variables. An unknown one has no value.
    func expanded(_ text: String) -> String {
        var budget = Budget()
        return expanded(text, within: &budget)
    }

    func expanded(_ text: String, within budget: inout Budget) -> String { expanded(text, depth: 0, &budget) }

    private func expanded(_ text: String, depth: Int, _ budget: inout Budget) -> String {
        guard depth < Self.mostDepth else { return "" }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, let close: Character = ["(": ")", "{": "}"][open] else {
                result.append("$")
                continue
            }
            // One that isn't closed counts too, because the search for its end takes time.
            guard budget.take(variables: 1) else { return "" }
            guard let end = Self.end(of: rest.dropFirst(), open: open, close: close) else {
                result.append("$")
                continue
            }
            let inside = rest.dropFirst()[..<end]
            rest = rest[rest.index(after: end)...]
            let parts = expanded(String(inside), depth: depth + 1, &budget)
                .split(separator: ":", omittingEmptySubsequences: false)
            guard let name = parts.first.map(String.init) else { continue }
            let setting = values[name] ?? ""
            guard budget.take(bytes: setting.utf8.count) else { return "" }
            let value = expanded(setting, depth: depth + 1, &budget)
            result += parts.dropFirst().reduce(value) { Self.changed($0, by: $1) }
        }
        return result + rest
    }

    /// The place of the closing parenthesis. It must be near, so that a text of open ones takes no long time.
    private static func end(of text: Substring, open: Character, close: Character) -> Substring.Index? {
        var depth = 1
        for index in text.prefix(longestVariable).indices {
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
