import BackstaffViews
import Foundation

/// Writes measurements in the words and units of a locale: `3.1 mi`, `5 Kilometer`.
///
/// Foundation on Linux has this class only as a name that can't be used.
open class MeasurementFormatter: Formatter {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
        /// The sum of the options.
        public let rawValue: UInt

        /// Creates a set of options.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The measurement's own unit, and not the usual one of the locale.
        public static let providedUnit = Self(rawValue: 1 << 0)
        /// A unit for which the number is neither small nor large. It has no effect here.
        public static let naturalScale = Self(rawValue: 1 << 1)
        /// A temperature has only the sign of degrees.
        public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    /// Which unit is written.
    open var unitOptions: UnitOptions = []
    /// How units are written: `5km`, `5 km` or `5 kilometers`.
    open var unitStyle = UnitStyle.medium
    /// The locale.
    open var locale: Locale! = .autoupdatingCurrent
    /// The format of numbers. Only its numbers of digits after the decimal separator are used.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Writes a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        guard let unit = measurement.unit as? Dimension else {
            return "\(measurement.value.formatted(number.locale(usedLocale))) \(measurement.unit.symbol)"
        }
        if let unit = unit as? UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
            let style: Measurement<UnitTemperature>.FormatStyle = .measurement(
                // Only the symbol of the unit has a sign of degrees of its own.
                width: .abbreviated, usage: unitOptions.contains(.providedUnit) ? .asProvided : .general,
                hidesScaleName: true, numberFormatStyle: number)
            return style.locale(usedLocale).format(Measurement(value: measurement.value, unit: unit))
        }
        let style = Measurement<Dimension>.FormatStyle(
            width: width(), locale: usedLocale, usage: unitOptions.contains(.providedUnit) ? .asProvided : .general,
            numberFormatStyle: number)
        return style.format(Measurement(value: measurement.value, unit: unit))
    }

    /// Writes the symbol of a unit.
    open func string(from unit: Unit) -> String { unit.symbol }

    /// Writes a measurement in a unit with dimension. The result is `nil` if `obj` isn't one.
    open override func string(for obj: Any) -> String? {
        (obj as? any AnyMeasurement).map { string(from: $0.anyMeasurement) }
    }

    private var usedLocale: Locale { locale.orVisitors }

    private var number: FloatingPointFormatStyle<Double> {
        guard let formatter = numberFormatter else { return .number }
        let most = max(0, min(formatter.maximumFractionDigits, 15))
        return .number.precision(.fractionLength(max(0, min(formatter.minimumFractionDigits, most))...most))
    }

    private func width<UnitType: Dimension>() -> Measurement<UnitType>.FormatStyle.UnitWidth {
        switch unitStyle {
        case .short: .narrow
        case .long: .wide
        default: .abbreviated
        }
    }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
    var anyMeasurement: Measurement<Unit> { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var anyMeasurement: Measurement<Unit> { Measurement<Unit>(value: value, unit: unit) }
}
