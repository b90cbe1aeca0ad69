import Foundation

/// The names of units in Unicode's locale data.
package enum UnitNames {
    /// Returns the name of a unit, such as `kilometer-per-hour`, or `nil` if Unicode has none.
    package static func name(of unit: Unit) -> String? {
        switch unit {
        case is UnitLength: lengths[unit.symbol]
        case is UnitMass: masses[unit.symbol]
        case is UnitTemperature: temperatures[unit.symbol]
        case is UnitDuration: durations[unit.symbol]
        case is UnitSpeed: speeds[unit.symbol]
        case is UnitVolume: volumes[unit.symbol]
        case is UnitArea: areas[unit.symbol]
        case is UnitEnergy: energies[unit.symbol]
        case is UnitPower: powers[unit.symbol]
        case is UnitPressure: pressures[unit.symbol]
        case is UnitAngle: angles[unit.symbol]
        case is UnitInformationStorage: storages[unit.symbol]
        case is UnitFrequency: frequencies[unit.symbol]
        case is UnitElectricCurrent: currents[unit.symbol]
        case is UnitElectricPotentialDifference: voltages[unit.symbol]
        case is UnitFuelEfficiency: consumptions[unit.symbol]
        default: nil
        }
    }

    private static let lengths = [
        "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer",
        "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
        "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong",
        "ua": "astronomical-unit", "pc": "parsec",
    ]
    private static let masses = [
        "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound",
        "st": "stone",
        "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
    ]
    private static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
    private static let durations = [
        "h": "hour", "hr": "hour", "m": "minute", "min": "minute", "s": "second", "ms": "millisecond",
        "µs": "microsecond", "ns": "nanosecond",
    ]
    private static let speeds = [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    ]
    private static let volumes = [
        "ML": "megaliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
        "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter", "in³": "cubic-inch",
        "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel",
        "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart",
        "gal": "gallon", "metric cup Imperial": "cup-metric", "gal Imperial": "gallon-imperial",
    ]
    private static let areas = [
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch",
        "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    ]
    private static let energies = [
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
    ]
    private static let powers = [
        "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower",
    ]
    private static let pressures = [
        "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "N/m²": "pascal", "inHg": "inch-ofhg",
        "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
    ]
    private static let angles = [
        "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
    ]
    private static let storages = [
        "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
        "PB": "petabyte",
        "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "Tb": "terabit",
    ]
    private static let frequencies = ["Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz"]
    private static let currents = ["A": "ampere", "mA": "milliampere"]
    private static let voltages = ["V": "volt"]
    private static let consumptions = ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]
}
