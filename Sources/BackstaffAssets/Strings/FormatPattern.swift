/// A text with placeholders such as `%@`, `%2$lld` and `%#@apples@`, taken apart.
///
/// A percent sign that begins no placeholder stands for itself. So every text can be taken apart.
package struct FormatPattern: Sendable {
    package enum Piece: Equatable, Sendable {
        case literal(String)
        /// The value at a position, from 0.
        case argument(Int, FormatSpecifier)
        /// The part of a text that depends on the number at a position, from 0.
        case substitution(String, Int)
        /// `%arg`, the number that the part around it depends on.
        case number
    }

    package private(set) var pieces: [Piece] = []

    /// - Parameters:
    ///   - text: The text.
    ///   - firstArgument: The position of the value for the first placeholder without a position.
    package init(_ text: some StringProtocol, firstArgument: Int = 0) {
        var next = firstArgument
        var literal = ""
        var rest = Substring(text)
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal += "%"
                rest.removeFirst()
                continue
            }
            guard let piece = Self.placeholder(&rest, next: &next) else {
                literal += "%"
                continue
            }
            if !literal.isEmpty { pieces.append(.literal(literal)) }
            literal = ""
            pieces.append(piece)
        }
        literal += rest
        if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Whether there is anything but literal text.
    package var hasPlaceholder: Bool {
        pieces.contains { if case .literal = $0 { false } else { true } }
    }

    /// The names of the substitutions in the text.
    package var substitutions: [String] {
        pieces.compactMap { if case .substitution(let name, _) = $0 { name } else { nil } }
    }

    /// Reads what follows a percent sign, unless it isn't a placeholder.
    private static func placeholder(_ rest: inout Substring, next: inout Int) -> Piece? {
        if rest.hasPrefix("arg"), rest.dropFirst(3).first.map({ !$0.isLetter }) ?? true {
            rest.removeFirst(3)
            return .number
        }
        var reader = rest
        var position: Int?
        var ahead = reader
        if let number = FormatSpecifier.number(&ahead), ahead.first == "$", number >= 1 {
            ahead.removeFirst()
            position = number - 1
            reader = ahead
        }
        if reader.hasPrefix("#@"), let end = reader.dropFirst(2).firstIndex(of: "@") {
            let name = String(reader[reader.index(reader.startIndex, offsetBy: 2)..<end])
            guard !name.isEmpty else { return nil }
            rest = reader[reader.index(after: end)...]
            return .substitution(name, take(position, &next))
        }
        guard let specifier = FormatSpecifier(&reader) else { return nil }
        rest = reader
        return .argument(take(position, &next), specifier)
    }

    private static func take(_ position: Int?, _ next: inout Int) -> Int {
        if let position { return position }
        defer { next += 1 }
        return next
    }
}

/// How a placeholder shows its value: `@`, `lld`, `.2f`, `05d`.
package struct FormatSpecifier: Hashable, Sendable {
    /// The kind of value that the placeholder expects.
    package enum Kind: Sendable {
        case object, integer, floating
    }

    package let conversion: Character
    package private(set) var isZeroPadded = false
    package private(set) var isLeftAligned = false
    package private(set) var showsPlus = false
    package private(set) var width: Int?
    package private(set) var precision: Int?

    /// The largest width and precision. Larger ones would only fill memory.
    private static let most = 400

    package var kind: Kind {
        switch conversion {
        case "@": .object
        case "f", "F", "e", "E", "g", "G", "a", "A": .floating
        default: .integer
        }
    }

    /// Reads a specifier at the beginning of a text, and removes it there. The result is `nil` if there is none.
    package init?(_ text: inout Substring) {
        var reader = text
        while let flag = reader.first, "0-+#'".contains(flag) {
            if flag == "0" { isZeroPadded = true }
            if flag == "-" { isLeftAligned = true }
            if flag == "+" { showsPlus = true }
            reader.removeFirst()
        }
        width = Self.number(&reader).map { min($0, Self.most) }
        if reader.first == "." {
            reader.removeFirst()
            precision = min(Self.number(&reader) ?? 0, Self.most)
        }
        while let length = reader.first, "hlqzjtL".contains(length) { reader.removeFirst() }
        guard let conversion = reader.first, "@diouxXcCfFeEgGaA".contains(conversion) else { return nil }
        reader.removeFirst()
        self.conversion = conversion
        text = reader
    }

    /// Reads a specifier with its percent sign, such as `%.2f`.
    package init?(_ text: String) {
        var rest = text[...]
        guard rest.popFirst() == "%", let specifier = FormatSpecifier(&rest), rest.isEmpty else { return nil }
        self = specifier
    }

    /// Reads decimal digits. The result is `nil` if there are none, and a large number if there are too many.
    fileprivate static func number(_ reader: inout Substring) -> Int? {
        var number: Int?
        while let digit = reader.first, digit.isASCII, let value = digit.wholeNumberValue {
            number = min((number ?? 0) * 10 + value, 1_000_000)
            reader.removeFirst()
        }
        return number
    }
}

/// The values that a text needs, by position.
struct Placeholders {
    private var specifiers: [Int: FormatSpecifier] = [:]

    init(_ pattern: FormatPattern) {
        add(pattern)
    }

    init(_ entry: StringEntry) {
        for text in entry.texts {
            let pattern = FormatPattern(text)
            add(pattern)
            for case .substitution(let name, let position) in pattern.pieces {
                guard let substitution = entry.substitutions[name] else { continue }
                let place = substitution.argument.map { $0 - 1 } ?? position
                if let number = FormatSpecifier("%" + substitution.specifier) { specifiers[place] = number }
                for text in substitution.form.texts { add(FormatPattern(text, firstArgument: place)) }
            }
        }
    }

    private mutating func add(_ pattern: FormatPattern) {
        for case .argument(let position, let specifier) in pattern.pieces { specifiers[position] = specifier }
    }

    var isEmpty: Bool { specifiers.isEmpty }

    /// What is wrong with these placeholders if the values are those for others. The result is `nil` if they fit.
    func problem(insteadOf expected: Placeholders) -> String? {
        for (position, specifier) in specifiers.sorted(by: { $0.key < $1.key }) {
            guard let wanted = expected.specifiers[position] else {
                let count = expected.specifiers.count
                return
                    "has a placeholder for value \(position + 1), but there \(count == 1 ? "is" : "are") only \(count)"
            }
            if wanted.kind != specifier.kind {
                return "has “%\(specifier.conversion)” for value \(position + 1), which is “%\(wanted.conversion)”"
            }
        }
        return nil
    }
}
