import Foundation

/// A color of Core Graphics. Use it in `Color(cgColor:)` or `UIColor(cgColor:)`.
///
/// Differs from Core Graphics: A color that depends on the appearance still does, and then has no components. There are no
/// color spaces: all components are those of sRGB.
public final class CGColor: Hashable, Sendable {
    package let color: Color

    package init(color: Color) { self.color = color }

    /// Creates a color from parts of 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a color from parts of 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray from parts of 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// A color that shows nothing.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The opacity from 0 to 1.
    public var alpha: CGFloat { color.alpha }

    /// The red, green and blue parts and the opacity, from 0 to 1. They are `nil` if the color depends on the appearance.
    public var components: [CGFloat]? {
        color.fixedParts.map { [$0.red, $0.green, $0.blue, $0.alpha] }
    }

    /// The number of ``components``, also of a color that has none.
    public var numberOfComponents: Int { 4 }

    /// Returns the color with another opacity from 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color: Color(color.base, alpha: alpha)) }

    /// Whether two colors are described alike.
    public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }

    /// Hashes the description of the color.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
    /// Creates a color from one of Core Graphics.
    public init(cgColor: CGColor) { self = cgColor.color }

    /// Creates a color from one of Core Graphics, for source compatibility with older code.
    public init(_ cgColor: CGColor) { self = cgColor.color }

    /// The color for Core Graphics, or `nil` if the color depends on the appearance.
    public var cgColor: CGColor? { fixedParts == nil ? nil : CGColor(color: self) }
}
