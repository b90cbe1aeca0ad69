import Foundation
import Synchronization

/// Whole numbers with the digit groups of a locale, such as `1.234.567`.
///
/// Most locales write the digits 0 to 9 in groups of three. For those the text is made here, which takes a fraction of
/// the time that Foundation's styles take.
package struct GroupedDigits: Sendable {
    private let locale: Locale
    /// The text between groups and the least number of digits in front of the last group. It is `nil` if the locale
    /// groups in another way.
    private let groups: (separator: String, leastDigits: Int)?

    private static let known = Mutex<[String: GroupedDigits]>([:])

    /// The groups of a locale.
    package static func of(_ locale: Locale) -> GroupedDigits {
        let name = locale.identifier
        return known.withLock { known in
            if let found = known[name] { return found }
            let made = GroupedDigits(locale)
            // A locale can come from a browser.
            if known.count >= 500 { known.removeAll() }
            known[name] = made
            return made
        }
    }

    private init(_ locale: Locale) {
        self.locale = locale
        let style = IntegerFormatStyle<Int>(locale: locale)
        let long = style.format(1_234_567)
        let separator = long.dropFirst().prefix { !("0"..."9").contains($0) }
        let samples = [7, 123, 1_234, 12_345, 123_456, 1_234_567, 1_234_567_890]
        groups = [1, 2].lazy.map { (String(separator), $0) }.first { groups in
            samples.allSatisfy { Self.text($0, groups.0, groups.1) == style.format($0) }
        }
    }

    /// Whether small numbers have the digits 0 to 9.
    package var hasPlainDigits: Bool { groups != nil || IntegerFormatStyle<Int>(locale: locale).format(907) == "907" }

    package func text(_ value: Int) -> String {
        guard let groups, value >= 0 else { return IntegerFormatStyle<Int>(locale: locale).format(value) }
        return Self.text(value, groups.separator, groups.leastDigits)
    }

    private static func text(_ value: Int, _ separator: String, _ leastDigits: Int) -> String {
        let digits = String(value)
        let count = digits.utf8.count
        if count < 3 + leastDigits { return digits }
        var text = ""
        text.reserveCapacity(count + count / 3 * separator.utf8.count)
        var left = count
        for digit in digits.unicodeScalars {
            if left < count, left.isMultiple(of: 3) { text += separator }
            text.unicodeScalars.append(digit)
            left -= 1
        }
        return text
    }
}
