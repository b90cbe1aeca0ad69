import BackstaffAssets
import Foundation

/// The key of a text in a string table. If no table has it, the key itself is the text.
///
/// A key with interpolated values has a placeholder for each: `"\(count) apples by \(name)"` has the key
/// `%lld apples by %@`. The values are inserted when the text is shown, as they look in the view's locale.
///
/// Markup (`**bold**`, `*italic*`, `~~strikethrough~~`, `[link](URL)`, and code in backticks) is interpreted in the text,
/// not in interpolated values. In `^[\(count) apple](inflect: true)` the noun follows the number, if the text is English.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The text with its markup, or the key with placeholders for ``values``.
    let source: String
    /// Whether the source may have markup.
    let hasMarkup: Bool
    /// The values for the placeholders in the source. If it is `nil`, the source is the text.
    let values: [TextValue]?

    @inline(__always)
    private init(source: String, hasMarkup: Bool, values: [TextValue]? = nil) {
        self.source = source
        self.hasMarkup = hasMarkup
        self.values = values
    }

    /// Creates a key from a string. Markup is interpreted.
    public init(_ value: String) {
        self.init(source: value, hasMarkup: Markup.isPossible(in: value))
    }

    /// Creates a key from a literal. Markup is interpreted.
    public init(stringLiteral value: String) {
        self.init(source: value, hasMarkup: Markup.isPossible(in: value))
    }

    /// Creates a key from an interpolated literal. Markup is interpreted only in the literal's own parts.
    public init(stringInterpolation: StringInterpolation) {
        let parts = stringInterpolation
        if parts.values != nil {
            self.init(source: parts.string, hasMarkup: true, values: parts.values)
        } else if parts.hasMarkup || !parts.isProtected {
            self.init(source: parts.string, hasMarkup: parts.hasMarkup)
        } else {
            self.init(source: Markup.unprotect(parts.string), hasMarkup: false)
        }
    }

    /// Combines the parts of an interpolated literal.
    ///
    /// Most values look the same in every locale. As long as there are no string tables, they are appended at once. With
    /// the first other value the parts so far become a key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var string = ""
        var hasMarkup = false
        var isProtected = false
        /// The values for the placeholders in the string, or `nil` if it has none.
        private(set) var values: [TextValue]?

        /// Creates an empty interpolation. The parameters only determine the reserved capacity.
        public init(literalCapacity: Int, interpolationCount: Int) {
            string.reserveCapacity(literalCapacity + interpolationCount * 8)
            if StringLibrary.keepsValues.load(ordering: .relaxed) { values = [] }
        }

        /// Appends a part of the literal itself. Markup is interpreted.
        public mutating func appendLiteral(_ literal: String) {
            if values != nil { return string.append(Self.escaped(literal)) }
            if !hasMarkup { hasMarkup = Markup.isPossible(in: literal) }
            string.append(literal)
        }

        /// Appends a string without interpreting markup, a text without its styles, a range of dates, or a number with the
        /// digit groups of the view's locale.
        ///
        /// A `Double` has six digits after the decimal separator, as in SwiftUI. Use `specifier:` or `format:` for another
        /// number of digits.
        public mutating func appendInterpolation<Value: _InterpolatedValue>(_ value: Value) { value._append(to: &self) }

        /// Appends the description of a value. Numbers have the digit groups of the view's locale.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            if let (argument, specifier) = StringArgument.number(value) {
                append(.argument(argument), specifier)
            } else {
                append(words: String(describing: value))
            }
        }

        /// Appends a value with a C format such as `%.2f`. If the format is for another kind of value, the value is shown
        /// as well as it can be.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            let placeholders = FormatPattern(specifier).pieces.filter { if case .literal = $0 { false } else { true } }
            if placeholders.count == 1, case .argument(0, _) = placeholders[0] {
                append(.argument(StringArgument.number(value)?.argument ?? .words("\(value)")), specifier)
            } else {
                append(words: String(describing: value))
            }
        }

        /// Appends a formatted value. A format without a locale gets that of the view.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            append(.formatted(StyledValue(input, format)), "%@")
        }

        /// Appends an object that is formatted by a formatter.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append(words: formatter.string(for: subject) ?? "")
        }

        /// Appends a date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.formatted(DateValue(date, style)), "%@")
        }

        /// Appends a string without interpreting markup.
        mutating func append(words: String) {
            if values != nil {
                append(.argument(.words(words)), "%@")
            } else if Markup.isPossible(in: words) {
                isProtected = true
                string.append(Markup.protect(words))
            } else {
                string.append(words)
            }
        }

        /// Appends an integer.
        mutating func append(integer: Int) {
            if values == nil, 0..<1_000 ~= integer {
                string.append(integer.description)
            } else {
                append(.argument(.integer(integer)), "%lld")
            }
        }

        mutating func append(_ value: TextValue, _ placeholder: String) {
            if values == nil {
                values = []
                string = Self.escaped(string)
            }
            values?.append(value)
            string.append(placeholder)
        }

        /// A text that has no placeholders where a key has some.
        private static func escaped(_ text: String) -> String {
            text.utf8.contains(UInt8(ascii: "%")) ? text.replacing("%", with: "%%") : text
        }
    }
}

extension StringArgument {
    /// The argument for a number of any type, with the placeholder that SwiftUI's keys have for it. The result is `nil`
    /// for other values.
    static func number(_ value: Any) -> (argument: StringArgument, specifier: String)? {
        switch value {
        case let value as Int: (.integer(value), "%lld")
        case let value as Double: (.floating(value), "%lf")
        case let value as CGFloat: (.floating(Double(value)), "%lf")
        case let value as Float: (.floating(Double(value)), "%f")
        case let value as any FixedWidthInteger & SignedInteger:
            (.integer(Int(clamping: value)), value.bitWidth > 32 ? "%lld" : "%d")
        case let value as any FixedWidthInteger & UnsignedInteger:
            (.unsigned(UInt(clamping: value)), value.bitWidth > 32 ? "%llu" : "%u")
        default: nil
        }
    }
}
