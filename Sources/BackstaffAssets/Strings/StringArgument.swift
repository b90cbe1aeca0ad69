import Foundation

/// A value for a placeholder.
package enum StringArgument: Hashable, Sendable {
    case words(String)
    case integer(Int)
    case unsigned(UInt)
    case floating(Double)

    /// The number that decides about the plural form. The result is `nil` for words.
    var number: Double? {
        switch self {
        case .words: nil
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .floating(let value): value
        }
    }

    /// The value as text in a locale. A placeholder for another kind of value shows it too, as well as it can.
    package func text(_ specifier: FormatSpecifier, _ locale: Locale) -> String {
        var text: String
        switch self {
        case .words(let words): text = specifier.precision.map { String(words.prefix($0)) } ?? words
        case .integer(let value): text = LocalizedNumber.text(value, specifier, locale)
        case .unsigned(let value):
            text =
                Int(exactly: value).map { LocalizedNumber.text($0, specifier, locale) }
                ?? value.formatted(.number.locale(locale))
        case .floating(let value): text = LocalizedNumber.text(value, specifier, locale)
        }
        if let width = specifier.width, text.count < width {
            let padding = String(repeating: " ", count: width - text.count)
            text = specifier.isLeftAligned ? text + padding : padding + text
        }
        return text
    }
}

/// Numbers as a placeholder shows them in a locale.
enum LocalizedNumber {
    static func text(_ value: Int, _ specifier: FormatSpecifier, _ locale: Locale) -> String {
        switch specifier.conversion {
        case "x": return padded(String(value.magnitude, radix: 16), value < 0, specifier)
        case "X": return padded(String(value.magnitude, radix: 16, uppercase: true), value < 0, specifier)
        case "o": return padded(String(value.magnitude, radix: 8), value < 0, specifier)
        case "c", "C": return Unicode.Scalar(UInt32(truncatingIfNeeded: value)).map { String(Character($0)) } ?? ""
        default: break
        }
        if specifier.kind == .floating { return text(Double(value), specifier, locale) }
        if specifier == .plainInteger { return GroupedDigits.of(locale).text(value) }
        var style = IntegerFormatStyle<Int>(locale: locale)
        if specifier.showsPlus { style = style.sign(strategy: .always()) }
        if let digits = specifier.digits { style = style.precision(.integerLength(digits...)).grouping(.never) }
        return style.format(value)
    }

    static func text(_ value: Double, _ specifier: FormatSpecifier, _ locale: Locale) -> String {
        switch specifier.conversion {
        case "e", "E", "g", "G", "a", "A":
            // The format is made of checked parts, and the value has the type that they ask for.
            return String(format: "%.\(specifier.precision ?? 6)\(specifier.conversion)", locale: locale, value)
        default: break
        }
        var style = FloatingPointFormatStyle<Double>(locale: locale)
        // As in C, six digits follow the decimal separator, unless the placeholder says otherwise.
        let fraction = specifier.kind == .floating ? specifier.precision ?? 6 : 0
        if specifier.conversion == "@" {
            style = style.precision(.fractionLength(0...6))
        } else if let digits = specifier.digits {
            style = style.precision(
                .integerAndFractionLength(
                    integerLimits: max(digits - fraction - 1, 1)..., fractionLimits: fraction...fraction))
        } else {
            style = style.precision(.fractionLength(fraction))
        }
        if specifier.showsPlus { style = style.sign(strategy: .always()) }
        return style.format(value)
    }

    private static func padded(_ digits: String, _ isNegative: Bool, _ specifier: FormatSpecifier) -> String {
        let zeros = String(repeating: "0", count: max(0, (specifier.digits ?? 0) - digits.count))
        return (isNegative ? "-" : "") + zeros + digits
    }
}

extension FormatSpecifier {
    package static let object = FormatSpecifier(conversion: "@")
    package static let plainInteger = FormatSpecifier(conversion: "d")
    package static let plainFloating = FormatSpecifier(conversion: "f")

    private init(conversion: Character) {
        self.conversion = conversion
    }

    /// The least number of digits.
    fileprivate var digits: Int? {
        if kind == .integer, let precision { return precision }
        return isZeroPadded && !isLeftAligned ? width : nil
    }
}
