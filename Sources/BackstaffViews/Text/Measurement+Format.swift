import BackstaffAssets
public import Foundation

// The formats of measurements, which Foundation doesn't have on Linux.

/// What a measurement is for, which decides about the unit in which a locale shows it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The name in Unicode's locale data, or `nil` for the unit of the measurement itself.
    let name: String?

    /// The usual unit of the locale: `mi` instead of `km` in the United States.
    public static var general: Self { Self(name: "default") }
    /// The unit of the measurement.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Lengths of people.
    public static var person: Self { Self(name: "person") }
    /// Heights of people.
    public static var personHeight: Self { Self(name: "person-height") }
    /// Distances on roads.
    public static var road: Self { Self(name: "road") }
    /// Amounts of rain.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// Amounts of snow.
    public static var snowfall: Self { Self(name: "snowfall") }
    /// How far one can see.
    public static var visibility: Self { Self(name: "visiblty") }
    /// Focal lengths of lenses.
    public static var focalLength: Self { Self(name: "focal-length") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Temperatures of people.
    public static var person: Self { Self(name: "person") }
    /// Temperatures of the air.
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// Weights of people.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Energy of food.
    public static var food: Self { Self(name: "food") }
    /// Energy that a person uses.
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Volumes of liquids.
    public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// Speeds of wind.
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// Pressures of the air.
    public static var barometric: Self { Self(name: "baromtrc") }
}

extension Measurement where UnitType: Dimension {
    /// A format of measurements in the words and units of a locale, such as `3.1 mi` or `5 Kilometer`.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How a unit is written.
        public enum UnitWidth: String, Codable, Hashable, Sendable {
            /// As a word, such as `5 kilometers`.
            case wide
            /// As a symbol, such as `5 km`.
            case abbreviated
            /// As a short symbol, such as `5km`.
            case narrow
        }

        /// How the unit is written.
        public var width: UnitWidth
        /// The format of the number, or `nil` for the usual one.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// What the measurement is for.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The locale.
        public var locale: Locale
        /// Whether a temperature has only the sign of degrees.
        var hidesScaleName = false

        /// Creates a format.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.numberFormatStyle = numberFormatStyle
            self.usage = usage
            self.locale = locale
        }

        /// Returns the text of a measurement.
        public func format(_ measurement: Measurement<UnitType>) -> String {
            let width =
                switch width {
                case .wide: "full-name"
                case .abbreviated: "short"
                case .narrow: "narrow"
                }
            guard let unit = UnitNames.name(of: measurement.unit) else {
                let number = measurement.value.formatted((numberFormatStyle ?? .number).locale(locale))
                return "\(number) \(measurement.unit.symbol)"
            }
            return LocalizedUnit.text(
                measurement.value, unit: unit, width: width, usage: usage?.name, hidesScale: hidesScaleName,
                number: numberFormatStyle, locale: locale)
        }

        /// Returns the format for a locale.
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Returns the text of the measurement in a format.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }

    /// Returns the text of the measurement in the current locale.
    public func formatted() -> String {
        FormatStyle(width: .abbreviated).format(self)
    }
}

extension FormatStyle {
    /// A format of measurements.
    ///
    /// - Parameters:
    ///   - width: How the unit is written.
    ///   - usage: What the measurement is for. It decides about the unit.
    ///   - numberFormatStyle: The format of the number, or `nil` for the usual one.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A format of temperatures.
    ///
    /// - Parameters:
    ///   - width: How the unit is written.
    ///   - usage: What the temperature is for. It decides about the unit.
    ///   - hidesScaleName: Whether only the sign of degrees is shown.
    ///   - numberFormatStyle: The format of the number, or `nil` for the usual one.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
