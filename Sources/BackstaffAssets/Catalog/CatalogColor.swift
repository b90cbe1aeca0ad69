/// A color of an asset catalog.
package enum CatalogColor: Equatable, Sendable {
    /// The components in sRGB, from 0 to 1.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// The name of a color of the palette.
    case palette(String)

    /// The color as hosts know it: a name of the palette, or `#rrggbbaa`.
    package var wireName: String {
        switch self {
        case .palette(let name): name
        case .components(let red, let green, let blue, let alpha):
            "#" + [red, green, blue, alpha].map(Self.digits).joined()
        }
    }

    private static func digits(_ part: Double) -> String {
        let byte = Int((max(0, min(1, part.isNaN ? 0 : part)) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
}

extension CatalogColor {
    /// Reads the value of `color` in a color set.
    ///
    /// - Throws: What is wrong.
    init(_ json: [String: Any]) throws(Malformed) {
        if let reference = json["reference"] as? String {
            guard let name = Self.palette[reference] else {
                throw Malformed("the system color “\(reference)” is unknown")
            }
            self = .palette(name)
            return
        }
        guard let parts = json["components"] as? [String: Any] else { throw Malformed("the color has no components") }
        let space = json["color-space"] as? String ?? "srgb"
        let alpha = parts["alpha"] == nil ? 1 : try Self.component("alpha", of: parts).fraction
        switch space {
        case "gray-gamma-22", "extended-gray":
            let white = Self.fractions([try Self.component("white", of: parts)])[0]
            self = .components(red: white, green: white, blue: white, alpha: alpha)
        case "srgb", "extended-srgb", "display-p3", "extended-linear-srgb":
            let values = Self.fractions([
                try Self.component("red", of: parts), try Self.component("green", of: parts),
                try Self.component("blue", of: parts),
            ])
            let rgb =
                switch space {
                case "display-p3": Self.sRGB(fromDisplayP3: values)
                case "extended-linear-srgb": values.map(Self.encoded)
                default: values
                }
            self = .components(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
        default: throw Malformed("the color space “\(space)” is unknown")
        }
    }

    /// What is wrong with a color.
    struct Malformed: Error {
        let words: String

        init(_ words: String) {
            self.words = words
        }
    }

    // MARK: Components

    /// A component as it is written: `0.5`, `128` or `0x80`.
    private enum Component {
        case fraction(Double)
        case whole(Double)

        /// The value from 0 to 1 of a component that is never written as a byte.
        var fraction: Double {
            switch self {
            case .fraction(let value): value
            case .whole(let value): value > 1 ? value / 255 : value
            }
        }
    }

    private static func component(_ name: String, of parts: [String: Any]) throws(Malformed) -> Component {
        switch parts[name] {
        case let text as String:
            if text.hasPrefix("0x") || text.hasPrefix("0X"), let byte = UInt8(text.dropFirst(2), radix: 16) {
                return .fraction(Double(byte) / 255)
            }
            if let whole = Int(text), (0...255).contains(whole) { return .whole(Double(whole)) }
            if let value = Double(text), value.isFinite { return .fraction(value) }
            throw Malformed("the component “\(name)” isn't a number: “\(text.prefix(40))”")
        case let number as Double where number.isFinite: return .fraction(number)
        case nil: throw Malformed("the color has no component “\(name)”")
        default: throw Malformed("the component “\(name)” isn't a number")
        }
    }

    /// The values from 0 to 1. Whole numbers are bytes, unless none of them is above 1.
    private static func fractions(_ components: [Component]) -> [Double] {
        let areBytes = components.contains { if case .whole(let value) = $0 { value > 1 } else { false } }
        return components.map { component in
            switch component {
            case .fraction(let value): value
            case .whole(let value): areBytes ? value / 255 : value
            }
        }
    }

    // MARK: Color spaces

    /// Converts a color of Display P3. Components outside of sRGB become the nearest ones inside.
    private static func sRGB(fromDisplayP3 values: [Double]) -> [Double] {
        let linear = values.map(decoded)
        let rows = [
            [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0],
            [-0.0196375546, -0.0786360456, 1.0982736002],
        ]
        return rows.map { row in
            encoded(max(0, min(1, row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])))
        }
    }

    /// The linear form of a component of sRGB or Display P3.
    private static func decoded(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        value <= 0.0031308 ? value * 12.92 : 1.055 * power(value, 1 / 2.4) - 0.055
    }
}
