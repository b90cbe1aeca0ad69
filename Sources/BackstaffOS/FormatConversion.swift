import Foundation

/// A conversion in a format: how one value is written. `%-8.2f` and `%{private}@` are conversions.
struct FormatConversion {
    /// A width or a precision.
    enum Size: Equatable {
        case number(Int)
        /// The next value is the number.
        case value
    }

    let privacy: OSLogPrivacy
    /// The names of false and true for a number that is a truth value.
    private let truthNames: [String]?
    private let flags: Set<Character>
    var width: Size?
    var precision: Size?
    let letter: Character

    /// The largest width and precision. More would only fill the log.
    private static let mostColumns = 100

    static func limited(_ number: Int) -> Int { min(max(number, -mostColumns), mostColumns) }

    /// Reads the conversion behind a percent sign, and removes it from the text. The result is `nil` if there is none, and
    /// the text stays as it is.
    init?(_ text: inout Substring) {
        var rest = text
        var words: Set<Substring> = []
        if rest.first == "{" {
            guard let end = rest.firstIndex(of: "}") else { return nil }
            words = Set(rest[..<end].dropFirst().split { $0 == "," || $0 == " " })
            rest = rest[end...].dropFirst()
        }
        flags = Set(Self.take(while: "-+ #0'".contains, from: &rest))
        width = Self.size(&rest)
        if rest.first == "." {
            rest.removeFirst()
            precision = Self.size(&rest) ?? .number(0)
        }
        _ = Self.take(while: "hlqLtjz".contains, from: &rest)
        guard let letter = rest.popFirst(), "@aAcCdDeEfFgGinoOpPsSuUxX%".contains(letter) else { return nil }
        self.letter = letter
        privacy = Self.privacy(words)
        truthNames =
            words.contains("bool") ? ["false", "true"] : words.contains("BOOL") ? ["NO", "YES"] : nil
        text = rest
    }

    private static func take(while isPart: (Character) -> Bool, from text: inout Substring) -> Substring {
        let part = text.prefix(while: isPart)
        text = text[part.endIndex...]
        return part
    }

    private static func size(_ text: inout Substring) -> Size? {
        if text.first == "*" {
            text.removeFirst()
            return .value
        }
        let digits = take(while: "0123456789".contains, from: &text)
        return digits.isEmpty ? nil : .number(limited(Int(digits) ?? mostColumns))
    }

    /// The strictest privacy that is named.
    private static func privacy(_ words: Set<Substring>) -> OSLogPrivacy {
        let mask: OSLogPrivacy.Mask = words.contains("mask.hash") ? .hash : .none
        if words.contains("sensitive") { return .sensitive(mask: mask) }
        if words.contains("private") { return .private(mask: mask) }
        return words.contains("public") ? .public : .auto(mask: mask)
    }

    // MARK: Values

    /// The text of a value, without spaces around it. A value of a type that doesn't fit is written by its description.
    func text(_ value: any CVarArg) -> String {
        switch letter {
        case "c", "C", "d", "D", "i", "o", "O", "u", "U", "x", "X":
            if let truth = value as? Bool { return text(integer: truth ? 1 : 0) }
            if let number = value as? any BinaryInteger { return text(integer: number) }
        case "a", "A", "e", "E", "f", "F", "g", "G":
            if let number = value as? any BinaryFloatingPoint { return text(number: Double(number)) }
        case "s", "S":
            if case .number(let most) = precision, most >= 0 { return String("\(value)".prefix(most)) }
        default: break
        }
        return "\(value)"
    }

    private func text(integer number: some BinaryInteger) -> String {
        if let truthNames { return truthNames[number == 0 ? 0 : 1] }
        let bits = UInt64(truncatingIfNeeded: number) & (number.bitWidth < 64 ? (1 << number.bitWidth) - 1 : .max)
        switch letter {
        case "c", "C": return Unicode.Scalar(UInt32(clamping: bits)).map { String($0) } ?? "\u{FFFD}"
        case "o", "O": return filled(flags.contains("#") ? "0" : "", String(bits, radix: 8))
        case "u", "U": return filled("", String(bits))
        case "x": return filled(flags.contains("#") && bits != 0 ? "0x" : "", String(bits, radix: 16))
        case "X":
            return filled(flags.contains("#") && bits != 0 ? "0X" : "", String(bits, radix: 16, uppercase: true))
        default: return filled(number < 0 ? "-" : plus, String(number.magnitude))
        }
    }

    private func text(number: Double) -> String {
        // The precision is a number here, and the letter is one of those for floating-point numbers.
        var format = flags.contains("#") ? "%#" : "%"
        if case .number(let digits) = precision, digits >= 0 { format += ".\(digits)" }
        let text = String(format: format + String(letter), number.magnitude)
        let sign = number.sign == .minus && !number.isNaN ? "-" : plus
        return number.isFinite && letter != "a" && letter != "A" ? filled(sign, text, isInteger: false) : sign + text
    }

    private var plus: String { flags.contains("+") ? "+" : flags.contains(" ") ? " " : "" }

    /// A number with the zeros that its precision and its width ask for.
    private func filled(_ sign: String, _ digits: String, isInteger: Bool = true) -> String {
        var count = 0
        if isInteger, case .number(let least) = precision, least >= 0 {
            count = least
        } else if flags.contains("0"), !flags.contains("-"), case .number(let columns) = width {
            count = columns - sign.count
        }
        return sign + String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    /// A text with the spaces that the width asks for.
    func padded(_ text: String) -> String {
        guard case .number(let columns) = width else { return text }
        let isLeft = flags.contains("-") || columns < 0
        return (isLeft ? OSLogStringAlignment.left : OSLogStringAlignment.right)(abs(columns)).text(text)
    }
}
