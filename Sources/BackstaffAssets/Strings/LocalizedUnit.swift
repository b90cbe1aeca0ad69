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
