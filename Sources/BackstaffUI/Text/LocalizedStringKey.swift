import Foundation

/// The words of a literal that a view shows.
///
/// There are no string tables: the key is what is shown. Values are put in as they are written, without the digit
/// grouping of a locale, and markup (`**bold**`, `*slanted*`, `` `code` ``, `~~struck~~`, `[link](address)`) counts in the
/// literal's own parts only.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The words, with markup where there is some.
    let source: String
    /// Whether the literal may have markup.
    let hasMarkup: Bool

    /// The words without markup.
    var string: String { hasMarkup ? Text(self).plainText : source }

    @inline(__always)
    private init(source: String, hasMarkup: Bool) {
        self.source = source
        self.hasMarkup = hasMarkup
    }

    /// The words of a string, in which markup counts.
    public init(_ value: String) {
        self.init(source: value, hasMarkup: Markup.isPossible(in: value))
    }

    /// The words of a literal, in which markup counts.
    public init(stringLiteral value: String) {
        self.init(source: value, hasMarkup: Markup.isPossible(in: value))
    }

    /// The words of a literal with values in it. Markup counts in the literal's own parts only.
    public init(stringInterpolation: StringInterpolation) {
        if stringInterpolation.hasMarkup || !stringInterpolation.isProtected {
            self.init(source: stringInterpolation.string, hasMarkup: stringInterpolation.hasMarkup)
        } else {
            self.init(source: Markup.unprotect(stringInterpolation.string), hasMarkup: false)
        }
    }

    /// Puts the parts of a literal together.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var string = ""
        var hasMarkup = false
        var isProtected = false

        /// Begins with no parts. The counts, in bytes and in values, only say how much room to set aside.
        public init(literalCapacity: Int, interpolationCount: Int) {
            string.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        /// Puts in a part of the literal itself, in which markup counts.
        public mutating func appendLiteral(_ literal: String) {
            if !hasMarkup { hasMarkup = Markup.isPossible(in: literal) }
            string.append(literal)
        }

        /// Puts in a string as it is.
        public mutating func appendInterpolation(_ string: String) {
            if Markup.isPossible(in: string) {
                isProtected = true
                self.string.append(Markup.protect(string))
            } else {
                self.string.append(string)
            }
        }

        /// Puts in a whole number.
        public mutating func appendInterpolation(_ value: Int) {
            string.append(value.description)
        }

        /// Puts in a number.
        public mutating func appendInterpolation(_ value: Double) {
            string.append(value.description)
        }

        /// Puts in the words of a text. How they look is left out.
        public mutating func appendInterpolation(_ text: Text) {
            appendInterpolation(text.plainText)
        }

        /// Puts in a value as it describes itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            appendInterpolation(String(describing: value))
        }

        /// Puts in a value by a format of the C library, such as `%.2f`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            appendInterpolation(String(format: specifier, value))
        }

        /// Puts in a value by a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            appendInterpolation(format.format(input))
        }

        /// Puts in an object by a formatter.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            appendInterpolation(formatter.string(for: subject) ?? "")
        }

        /// Puts in a date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(style.words(for: date))
        }

        /// Puts in a span of time.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            appendInterpolation(Text.words(for: dates))
        }
    }
}
