/// A message of `os_log` that has conversions, such as `%{public}@`, with the values in their places.
///
/// C never sees the format of the app, which may not fit the values. Each conversion is written by the type of its value:
/// what doesn't fit is written by its description, and no memory is read through a pointer.
package struct FormattedMessage {
    /// The message as the log shows it.
    package private(set) var text = ""

    private var values: ArraySlice<any CVarArg>
    private let isDebugBuild: Bool

    /// Puts values into a format. Values without a conversion are left out.
    package init(_ format: String, _ values: [any CVarArg], isDebugBuild: Bool) {
        self.values = values[...]
        self.isDebugBuild = isDebugBuild
        var rest = format[...]
        while let start = rest.firstIndex(of: "%") {
            text += rest[..<start]
            rest = rest[start...].dropFirst()
            if let conversion = FormatConversion(&rest) { add(conversion) } else { text += "%" }
        }
        text += rest
    }

    private mutating func add(_ conversion: FormatConversion) {
        if conversion.letter == "%" { return text += "%" }
        var conversion = conversion
        if conversion.width == .value { conversion.width = nextSize() }
        if conversion.precision == .value { conversion.precision = nextSize() }
        guard let value = values.popFirst() else { return text += "<decode: missing data>" }
        // In C, `%n` writes to the memory of its value, and nothing to the message.
        if conversion.letter == "n" { return }
        let isScalar = value is any BinaryInteger || value is any BinaryFloatingPoint || value is Bool
        let shown = conversion.privacy.text(
            conversion.text(value), isScalar: isScalar || conversion.letter == "p", isDebugBuild: isDebugBuild)
        text += conversion.padded(shown)
    }

    /// The width or the precision that a value gives: `%*d`.
    private mutating func nextSize() -> FormatConversion.Size? {
        (values.popFirst() as? any BinaryInteger).map { .number(FormatConversion.limited(Int(clamping: $0))) }
    }
}
