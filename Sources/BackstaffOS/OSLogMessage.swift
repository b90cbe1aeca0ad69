import Foundation

/// A message for the log: a string literal whose values may be hidden.
///
/// ```swift
/// logger.info("\(count) letters for \(address, privacy: .private)")
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The message as the log shows it.
    package let text: String

    /// Creates a message without values.
    public init(stringLiteral value: String) {
        text = value
    }

    /// Creates a message with values.
    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }

    /// Creates a message with conversions and their values.
    init(format: StaticString, _ values: [any CVarArg]) {
        text = FormattedMessage(format.description, values, isDebugBuild: OSLogInterpolation.isDebugBuild).text
    }
}

/// The parts of a message for the log.
public struct OSLogInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    #if DEBUG
        static let isDebugBuild = true
    #else
        static let isDebugBuild = false
    #endif

    /// Creates a message to which parts are added.
    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity)
    }

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
        text += literal
    }

    /// Adds a string.
    public mutating func appendInterpolation(
        _ value: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(value, align, privacy, isScalar: false)
    }

    /// Adds a value by its description.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(value.description, align, privacy, isScalar: false)
    }

    /// Adds an error.
    public mutating func appendInterpolation(_ error: any Error, privacy: OSLogPrivacy = .auto) {
        append("\(error)", .none, privacy, isScalar: false)
    }

    /// Adds the name of a type.
    public mutating func appendInterpolation(
        _ type: any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append("\(type)", align, privacy, isScalar: true)
    }

    /// Adds an integer.
    public mutating func appendInterpolation<Number: BinaryInteger>(
        _ number: Number, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(String(number, radix: format.radix), align, privacy, isScalar: true)
    }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(String(format: format.format, number), align, privacy, isScalar: true)
    }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(String(format: format.format, Double(number)), align, privacy, isScalar: true)
    }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: CGFloat, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(String(format: format.format, Double(number)), align, privacy, isScalar: true)
    }

    /// Adds a truth value.
    public mutating func appendInterpolation(
        _ value: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        let text =
            switch format {
            case .truth: value ? "true" : "false"
            case .answer: value ? "yes" : "no"
            }
        append(text, .none, privacy, isScalar: true)
    }

    private mutating func append(
        _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isScalar: Bool
    ) {
        text += align.text(privacy.text(value, isScalar: isScalar, isDebugBuild: Self.isDebugBuild))
    }
}
