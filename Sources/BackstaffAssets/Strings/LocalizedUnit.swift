import Foundation

#if canImport(_FoundationICU)
    import _FoundationICU
#endif

/// A number with a unit in the words of a locale, such as `3 Stunden`.
package enum LocalizedUnit {
    /// - Parameters:
    ///   - value: The number.
    ///   - unit: The unit, as Unicode names it, such as `hour` or `kilometer-per-hour`.
    ///   - width: `full-name`, `short` or `narrow`.
    ///   - fraction: The largest number of digits after the decimal separator.
    ///   - locale: The locale.
    package static func text(
        _ value: Double, unit: String, width: String = "full-name", fraction: Int = 0, locale: Locale
    ) -> String {
        #if canImport(_FoundationICU)
            if let text = formatted(
                value, "unit/\(unit) unit-width-\(width) .\(String(repeating: "#", count: min(fraction, 15)))",
                locale.identifier)
            {
                return text
            }
        #endif
        let number = value.formatted(.number.precision(.fractionLength(0...fraction)).locale(locale))
        return "\(number) \(unit)\(value == 1 ? "" : "s")"
    }

    /// A measurement in the words of a locale, as Foundation formats it on Apple's platforms.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - unit: The unit, as Unicode names it.
    ///   - width: `full-name`, `short` or `narrow`.
    ///   - usage: What the measurement is for, which decides about the unit, or `nil` to keep the unit.
    ///   - hidesScale: Whether a temperature has only the sign of degrees.
    ///   - number: The format of the number, or `nil` for the usual one.
    ///   - locale: The locale.
    package static func text(
        _ value: Double, unit: String, width: String, usage: String?, hidesScale: Bool,
        number: FloatingPointFormatStyle<Double>?, locale: Locale
    ) -> String {
        #if canImport(_FoundationICU)
            let isTemperature = unit == "celsius" || unit == "fahrenheit"
            var skeleton = "unit/\(unit) unit-width-\(width)"
            if let usage { skeleton += " usage/\(usage)" }
            // Without a usage, a number has the digits that it has elsewhere.
            if number != nil { skeleton += " .############### group-off" } else if usage == nil { skeleton += " .###" }
            if let text = formatted(value, skeleton, locale.identifier) {
                let counted = number.map { replaceNumber(in: text, with: $0, locale) } ?? text
                return hidesScale && isTemperature ? withoutScale(counted) : counted
            }
        #endif
        return "\(value.formatted((number ?? .number).locale(locale))) \(unit)"
    }

    /// Writes the number of a text in another format.
    private static func replaceNumber(
        in text: String, with style: FloatingPointFormatStyle<Double>, _ locale: Locale
    ) -> String {
        let separator = locale.decimalSeparator ?? "."
        let isPart: (Character) -> Bool = { $0.isNumber || String($0) == separator }
        guard let start = text.firstIndex(where: \.isNumber) else { return text }
        let end = text[start...].firstIndex { !isPart($0) } ?? text.endIndex
        let digits = text[start..<end].map { $0.wholeNumberValue.map(String.init) ?? "." }.joined()
        guard let number = Double(digits) else { return text }
        return text.replacingCharacters(in: start..<end, with: number.formatted(style.locale(locale)))
    }

    /// Removes what follows the sign of degrees.
    private static func withoutScale(_ text: String) -> String {
        guard let sign = text.firstIndex(of: "°") else { return text }
        return text[...sign].filter { !$0.isWhitespace }
    }

    #if canImport(_FoundationICU)
        private static func formatted(_ value: Double, _ skeleton: String, _ locale: String) -> String? {
            var status = U_ZERO_ERROR
            let letters = Array(skeleton.utf16)
            guard
                let formatter = swift_unumf_openForSkeletonAndLocale(letters, Int32(letters.count), locale, &status),
                let result = swift_unumf_openResult(&status)
            else { return nil }
            defer {
                swift_unumf_closeResult(result)
                swift_unumf_close(formatter)
            }
            swift_unumf_formatDouble(formatter, value, result, &status)
            var text = [UInt16](repeating: 0, count: 400)
            let count = swift_unumf_resultToString(result, &text, Int32(text.count), &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue, (0...text.count).contains(Int(count)) else { return nil }
            return String(decoding: text[..<Int(count)], as: UTF16.self)
        }
    #endif
}
