import Foundation

/// The text of a view, with optional markup.
///
/// Unlike in SwiftUI, there are no string tables: the key itself is shown. Interpolated values are inserted without
/// localized formatting. Markup (`**bold**`, `*italic*`, `~~strikethrough~~`, `[link](URL)`, and code in backticks) is
/// interpreted only in the literal itself, not in interpolated values.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The text with its markup.
    let source: String
    /// Whether the literal may have markup.
    let hasMarkup: Bool

    /// The text without markup.
    package var string: String { hasMarkup ? Text(self).plainText : source }

    @inline(__always)
    private init(source: String, hasMarkup: Bool) {
        self.source = source
        self.hasMarkup = hasMarkup
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
        if stringInterpolation.hasMarkup || !stringInterpolation.isProtected {
            self.init(source: stringInterpolation.string, hasMarkup: stringInterpolation.hasMarkup)
        } else {
            self.init(source: Markup.unprotect(stringInterpolation.string), hasMarkup: false)
        }
    }

    /// Combines the parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var string = ""
        var hasMarkup = false
        var isProtected = false

        /// Creates an empty interpolation. The parameters only determine the reserved capacity.
        public init(literalCapacity: Int, interpolationCount: Int) {
            string.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        /// Appends a part of the literal itself. Markup is interpreted.
        public mutating func appendLiteral(_ literal: String) {
            if !hasMarkup { hasMarkup = Markup.isPossible(in: literal) }
            string.append(literal)
        }

        /// Appends a string without interpreting markup.
        public mutating func appendInterpolation(_ string: String) {
            if Markup.isPossible(in: string) {
                isProtected = true
                self.string.append(Markup.protect(string))
            } else {
                self.string.append(string)
            }
        }

        /// Appends an integer.
        public mutating func appendInterpolation(_ value: Int) {
            string.append(value.description)
        }

        /// Appends a number.
        public mutating func appendInterpolation(_ value: Double) {
            string.append(value.description)
        }

        /// Appends the string of a text, without its styles.
        public mutating func appendInterpolation(_ text: Text) {
            appendInterpolation(text.plainText)
        }

        /// Appends the description of a value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            appendInterpolation(String(describing: value))
        }

        /// Appends a value with a C format such as `%.2f`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            appendInterpolation(String(format: specifier, value))
        }

        /// Appends a formatted value.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            appendInterpolation(format.format(input))
        }

        /// Appends an object that is formatted by a formatter.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            appendInterpolation(formatter.string(for: subject) ?? "")
        }

        /// Appends a date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(style.words(for: date))
        }

        /// Appends a date range.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            appendInterpolation(Text.words(for: dates))
        }
    }
}
