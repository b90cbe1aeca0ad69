import Foundation

/// A comparison of a value with a constant.
struct PredicateComparison {
    let isNegated: Bool
    let comparator: Comparator
    let options: String.CompareOptions
    let constant: Any

    /// How both are compared, by the name in a predicate's format.
    enum Comparator: String {
        case beginsWith = "BEGINSWITH"
        case contains = "CONTAINS"
        case endsWith = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"
        case equal = "=="
        case unequal = "!="
        case atMost = "<="
        case atLeast = ">="
        case less = "<"
        case more = ">"
    }

    func holds(for value: Any?) -> Bool { compare(value) != isNegated }

    private func compare(_ value: Any?) -> Bool {
        if let text = Self.text(value), let other = Self.text(constant) { return compare(text, with: other) }
        if let number = Self.number(value), let other = Self.number(constant) {
            return holds(number < other ? .orderedAscending : number > other ? .orderedDescending : .orderedSame)
        }
        if comparator == .unequal { return true }
        return false
    }

    private func compare(_ text: String, with other: String) -> Bool {
        switch comparator {
        case .beginsWith: text.range(of: other, options: options.union(.anchored)) != nil
        case .endsWith: text.range(of: other, options: options.union([.anchored, .backwards])) != nil
        case .contains: text.range(of: other, options: options) != nil
        case .matches: matches(text, pattern: other)
        case .like:
            matches(
                text,
                pattern: NSRegularExpression.escapedPattern(for: other)
                    .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: "."))
        default: holds(text.compare(other, options: options))
        }
    }

    /// Whether the whole text matches a pattern.
    private func matches(_ text: String, pattern: String) -> Bool {
        let folded = options.contains(.diacriticInsensitive)
        let text = folded ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        let pattern = folded ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern
        let flags: NSRegularExpression.Options =
            options.contains(.caseInsensitive)
            ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators]
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: flags) else {
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private func holds(_ order: ComparisonResult) -> Bool {
        switch comparator {
        case .equal: order == .orderedSame
        case .unequal: order != .orderedSame
        case .less: order == .orderedAscending
        case .atMost: order != .orderedDescending
        case .more: order == .orderedDescending
        case .atLeast: order != .orderedAscending
        default: false
        }
    }

    private static func text(_ value: Any?) -> String? {
        (value as? String) ?? (value as? NSString).map { String(describing: $0) }
            ?? (value as? Substring).map(String.init)
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as any BinaryInteger: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
