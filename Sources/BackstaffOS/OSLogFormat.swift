/// How the log writes an integer.
public struct OSLogIntegerFormatting: Sendable {
    /// With the digits 0 to 9.
    public static let decimal = OSLogIntegerFormatting(radix: 10)
    /// With the digits 0 to f.
    public static let hex = OSLogIntegerFormatting(radix: 16)
    /// With the digits 0 to 7.
    public static let octal = OSLogIntegerFormatting(radix: 8)

    let radix: Int
}

/// How the log writes a floating-point number.
public struct OSLogFloatFormatting: Sendable {
    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
    /// With an exponent, and six digits after the point.
    public static var exponential: OSLogFloatFormatting { exponential(precision: 6) }
    /// With an exponent if the number is very large or very small.
    public static let hybrid = OSLogFloatFormatting(format: "%g")

    /// With a number of digits after the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(precision)f")
    }

    /// With an exponent, and a number of digits after the point.
    public static func exponential(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(precision)e")
    }

    let format: String
}

/// How the log writes a truth value.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `yes` or `no`.
    case answer
}

/// How the log fills up a short value with spaces.
public struct OSLogStringAlignment: Sendable {
    /// The value isn't filled up.
    public static let none = OSLogStringAlignment(columns: 0, isLeft: true)

    /// The value stands at the left.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: true)
    }
    /// The value stands at the right.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: false)
    }

    private let columns: Int
    private let isLeft: Bool

    func text(_ value: String) -> String {
        let padding = String(repeating: " ", count: max(0, columns - value.count))
        return isLeft ? value + padding : padding + value
    }
}
