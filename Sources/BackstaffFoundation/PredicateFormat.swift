import Foundation

/// A predicate that was written as text: comparisons of a value with constants, joined by `AND` and `OR`.
struct PredicateFormat: @unchecked Sendable {
    // Sound: the constants are made once and only read. They are texts, numbers or objects of the app that the caller of
    // the predicate compares on its own thread.

    /// The groups of comparisons. One group must hold, with all of its comparisons.
    private let groups: [[PredicateComparison]]

    /// Why a format can't be used.
    enum Problem: Error, CustomStringConvertible {
        case noComparison(String)
        case missingArgument

        var description: String {
            switch self {
            case .noComparison(let text):
                "\"\(text)\" isn't a comparison of SELF with a constant; use NSPredicate(block:) or a closure"
            case .missingArgument: "the format has more placeholders than there are arguments"
            }
        }
    }

    init(_ format: String, arguments: [Any]) throws(Problem) {
        var words = PredicateWords(format)
        var arguments = arguments[...]
        var groups: [[PredicateComparison]] = [[]]
        while true {
            groups[groups.count - 1].append(try Self.comparison(&words, in: format, arguments: &arguments))
            switch words.next()?.uppercased() {
            case nil:
                self.groups = groups
                return
            case "AND", "&&": continue
            case "OR", "||": groups.append([])
            default: throw .noComparison(format)
            }
        }
    }

    private static func comparison(
        _ words: inout PredicateWords, in format: String, arguments: inout ArraySlice<Any>
    ) throws(Problem) -> PredicateComparison {
        var word = words.next()
        var isNegated = false
        while let negation = word?.uppercased(), negation == "NOT" || negation == "!" {
            isNegated.toggle()
            word = words.next()
        }
        guard word?.uppercased() == "SELF", let name = words.next()?.uppercased(), let last = words.next() else {
            throw .noComparison(format)
        }
        let parts = name.split(separator: "[", maxSplits: 1)
        let symbol = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][name] ?? parts.first.map(String.init) ?? name
        guard let comparator = PredicateComparison.Comparator(rawValue: symbol) else { throw .noComparison(format) }
        var options: String.CompareOptions = []
        if parts.count > 1, parts[1].contains("C") { options.insert(.caseInsensitive) }
        if parts.count > 1, parts[1].contains("D") { options.insert(.diacriticInsensitive) }
        let constant: Any
        if last.hasPrefix("%") {
            guard let argument = arguments.popFirst() else { throw .missingArgument }
            constant = argument
        } else if let quote = last.first, quote == "'" || quote == "\"" {
            constant = String(last.dropFirst().dropLast())
        } else if let number = Double(last) {
            constant = number
        } else {
            throw .noComparison(format)
        }
        return PredicateComparison(isNegated: isNegated, comparator: comparator, options: options, constant: constant)
    }

    func holds(for value: Any?) -> Bool {
        groups.contains { group in group.allSatisfy { $0.holds(for: value) } }
    }
}

/// The words of a predicate's format: names, operators, placeholders, numbers, and texts with their quotation marks.
private struct PredicateWords {
    private var rest: Substring

    init(_ format: String) { rest = format[...] }

    mutating func next() -> String? {
        rest = rest.drop(while: \.isWhitespace)
        guard let first = rest.first else { return nil }
        if first == "'" || first == "\"" {
            let end = rest.dropFirst().firstIndex(of: first).map { rest.index(after: $0) } ?? rest.endIndex
            return take(until: end)
        }
        let isOperator = Self.isOperator(first)
        return take(
            until: rest.firstIndex { $0.isWhitespace || Self.isOperator($0) != isOperator || "'\"".contains($0) }
                ?? rest.endIndex)
    }

    private mutating func take(until end: Substring.Index) -> String {
        defer { rest = rest[end...] }
        return String(rest[..<end])
    }

    private static func isOperator(_ character: Character) -> Bool { "=<>!&|".contains(character) }
}
