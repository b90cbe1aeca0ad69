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

    /// Creates a color of an asset catalog. The result is `nil` if there is none of the name.
    public init?(named name: String) { self.init(named: name, in: nil) }

    /// Creates a color of an asset catalog in a bundle. The result is `nil` if there is none of the name.
    public init?(named name: String, in bundle: Bundle?) {
        guard AssetLibrary.of(bundle).color(named: name) != nil else { return nil }
        self.init(color: Color(name, bundle: bundle))
    }

    /// Creates a color of an asset catalog from its constant.
    public init(resource: ColorResource) { self.init(color: Color(resource)) }

    /// The color with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { withOpacity(alpha) }
}
