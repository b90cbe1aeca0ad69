import BackstaffViews
import Foundation

/// A color. Use it in `Color(_:)` or `Color(uiColor:)`.
public typealias UIColor = _PlatformColor

extension _PlatformColor {
    /// Creates a color from one of SwiftUI.
    public init(_ color: Color) { self.init(color: color) }

    /// Creates a color from parts of 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a gray from parts of 0 to 1.
    public init(white: CGFloat, alpha: CGFloat) { self.init(color: Color(white: white, opacity: alpha)) }

    /// Creates a color from parts of 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(color: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// The color with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { withOpacity(alpha) }
}
