import BackstaffElements
import BackstaffGraph
import Foundation

/// A color: one of the palette, which adapts to light and dark mode, or one with fixed components.
///
/// As a view it fills the available space.
public struct Color: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case palette(String)
        /// The red, green and blue components from 0 to 1.
        case components(Double, Double, Double)
        /// A color of an asset catalog: those for light and dark mode, each with standard and increased contrast. They
        /// are separated by `|`, as in a manifest.
        case catalog(String)
    }

    let base: Base
    let alpha: Double

    init(_ base: Base, alpha: Double = 1) {
        self.base = base
        self.alpha = alpha
    }

    init(palette name: String) {
        self.init(.palette(name))
    }

    /// The color space of components. The page interprets all as sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        /// sRGB, linear sRGB and Display P3.
        case sRGB, sRGBLinear, displayP3
    }

    /// Creates a color from red, green and blue components from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(.components(red, green, blue), alpha: opacity)
    }

    /// Creates a gray color, from 0 for black to 1 for white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(.components(white, white, white), alpha: opacity)
    }

    /// Creates a color from hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        let chroma = brightness * saturation
        let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
        let floor = brightness - chroma
        let (red, green, blue) =
            switch sector {
            case ..<1: (chroma, second, 0.0)
            case ..<2: (second, chroma, 0.0)
            case ..<3: (0.0, chroma, second)
            case ..<4: (0.0, second, chroma)
            case ..<5: (second, 0.0, chroma)
            default: (chroma, 0.0, second)
            }
        self.init(red: red + floor, green: green + floor, blue: blue + floor, opacity: opacity)
    }

    /// Creates a color from one for light mode and one for dark mode.
    package init(light: Color, dark: Color) {
        self.init(.catalog(light.wireName(isDark: false) + "|" + dark.wireName(isDark: true)))
    }

    /// The parts of a color with fixed components, or `nil` if the color depends on the appearance.
    package var fixedParts: (red: Double, green: Double, blue: Double, alpha: Double)? {
        if case .components(let red, let green, let blue) = base { (red, green, blue, alpha) } else { nil }
    }

    /// The color in one of the modes, with standard contrast, in the wire format.
    private func wireName(isDark: Bool) -> String {
        let variants = wireName.split(separator: "|")
        return String(variants.count > 1 ? variants[isDark ? 1 : 0] : variants.first ?? "clear")
    }

    /// Multiplies the opacity of the color by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        Color(base, alpha: alpha * opacity)
    }

    /// A gradient of the color. Unlike in SwiftUI, it is the color itself.
    public var gradient: AnyGradient { AnyGradient(color: self) }

    /// The color in the wire format: a name of the palette, `name/opacity` if it isn't opaque, or `#rrggbbaa`. A color
    /// that depends on the appearance is two or four of these, separated by `|`.
    package var wireName: String {
        switch base {
        case .palette(let name): return Self.wireName(name, alpha: alpha)
        case .components(let red, let green, let blue): return Self.hex(red, green, blue, alpha)
        case .catalog(let variants) where alpha >= 1: return variants
        case .catalog(let variants):
            return variants.split(separator: "|").map { Self.wireName(String($0), alpha: alpha) }.joined(separator: "|")
        }
    }

    private static func wireName(_ name: String, alpha: Double) -> String {
        if alpha >= 1 { return name }
        switch name {
        case "white": return hex(1, 1, 1, alpha)
        case "black": return hex(0, 0, 0, alpha)
        case "clear": return name
        default: return "\(name)/\(short(alpha))"
        }
    }

    private static func short(_ value: Double) -> String {
        let thousandths = Int((max(0, min(1, value.isNaN ? 1 : value)) * 1000).rounded())
        return String(Double(thousandths) / 1000)
    }

    private static func hex(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> String {
        func digits(_ part: Double) -> String {
            let byte = Int((max(0, min(1, part.isNaN ? 0 : part)) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "#" + digits(red) + digits(green) + digits(blue) + digits(alpha)
    }
}

extension Color: PrimitiveView {
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = ElementNode(.color, under: parent)
        _updateNode(node, to: view)
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ElementNode.self).set(.fill, .color(view.wireName))
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

extension Color: ShapeStyle {
    public var _paint: _Paint { _Paint(.color(self)) }

    /// Creates a color from a style that is a color.
    ///
    /// - Parameter color: The style. Of a gradient, the first color is used.
    @_disfavoredOverload
    public init<T: Hashable & ShapeStyle>(_ color: T) {
        self = color._paint.color
    }
}
