import Foundation

extension Gradient {
    /// The way in which colors between two colors are found.
    public struct ColorSpace: Hashable, Sendable {
        let name: String

        /// By the components of the colors.
        public static let device = ColorSpace(name: "srgb")
        /// By how different the colors look.
        public static let perceptual = ColorSpace(name: "oklab")
    }
}

extension Color {
    /// Returns a mix of this color with another one.
    ///
    /// The browser mixes colors that depend on the appearance, so that the mix depends on it too.
    ///
    /// - Parameters:
    ///   - rhs: The other color.
    ///   - fraction: The share of the other color, from 0 to 1.
    ///   - colorSpace: The way in which the mix is found.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let fraction = fraction.isNaN ? 0 : max(0, min(1, fraction))
        if let first = fixedParts, let second = rhs.fixedParts {
            return Self.mixed(FixedColor(first), FixedColor(second), fraction, colorSpace)
        }
        let share = (fraction * 1_000).rounded() / 1_000
        let (first, second) = (wireName.split(separator: "|"), rhs.wireName.split(separator: "|"))
        // Both have one variant, two for light and dark mode, or four with those of increased contrast behind them.
        let mixes = (0..<max(first.count, second.count)).map { variant in
            "\(first[variant % first.count])~\(second[variant % second.count])~\(colorSpace.name)~\(share)"
        }
        return Color(.catalog(mixes.joined(separator: "|")))
    }

    private static func mixed(
        _ first: FixedColor, _ second: FixedColor, _ fraction: Double, _ colorSpace: Gradient.ColorSpace
    ) -> Color {
        let alpha = first.alpha + (second.alpha - first.alpha) * fraction
        // A transparent color contributes less.
        let share = alpha > 0 ? second.alpha * fraction / alpha : fraction
        let isPerceptual = colorSpace == .perceptual
        let (from, to) = isPerceptual ? (first.oklab, second.oklab) : (first.parts, second.parts)
        let mix = zip(from, to).map { $0 + ($1 - $0) * share }
        let parts = isPerceptual ? FixedColor.parts(ofOklab: mix) : mix
        return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: alpha)
    }
}

/// A color with fixed components in sRGB, from 0 to 1, and its coordinates in Oklab.
private struct FixedColor {
    let parts: [Double]
    let alpha: Double

    init(_ color: (red: Double, green: Double, blue: Double, alpha: Double)) {
        parts = [color.red, color.green, color.blue]
        alpha = color.alpha
    }

    var oklab: [Double] {
        let light = parts.map { part in
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        let cones = Self.product(Self.conesOfLight, light).map { cbrt($0) }
        return Self.product(Self.oklabOfCones, cones)
    }

    static func parts(ofOklab oklab: [Double]) -> [Double] {
        let cones = product(conesOfOklab, oklab).map { $0 * $0 * $0 }
        return product(lightOfCones, cones).map { light in
            let part = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
            return max(0, min(1, part))
        }
    }

    private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
        matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }

    // The matrices of the definition of Oklab.
    private static let conesOfLight = [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
    private static let oklabOfCones = [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
    private static let conesOfOklab = [
        [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728], [1, -0.0894841775, -1.2914855480],
    ]
    private static let lightOfCones = [
        [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.7076147010],
    ]
}
