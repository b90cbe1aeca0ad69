import BackstaffViews
import Foundation

/// A color. Use it in `Color(_:)` or `Color(uiColor:)`.
public typealias UIColor = _PlatformColor

extension _PlatformColor {
    /// Creates a color from one of SwiftUI.
    public convenience init(_ color: Color) { self.init(color: color) }

    /// Creates a color from parts of 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a color from parts of 0 to 1. They are taken for parts of sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(color: Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a gray from parts of 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(color: Color(white: white, opacity: alpha)) }

    /// Creates a color from parts of 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(color: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// Creates a color of an asset catalog. The result is `nil` if there is none of the name.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// Creates a color of an asset catalog in a bundle. The result is `nil` if there is none of the name.
    public convenience init?(named name: String, in bundle: Bundle?) {
        guard AssetLibrary.of(bundle).color(named: name) != nil else { return nil }
        self.init(color: Color(name, bundle: bundle))
    }

    /// Creates a color of an asset catalog from its constant.
    public convenience init(resource: ColorResource) { self.init(color: Color(resource)) }

    /// Creates a color that depends on the appearance.
    ///
    /// - Parameter dynamicProvider: Returns the color for an appearance. It is called at once, for light and for dark
    ///   mode.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(
            color: Color(
                light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
                dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color))
    }

    /// Gets the parts of the color, from 0 to 1.
    ///
    /// - Returns: Whether the color has fixed parts. System colors and those of asset catalogs have none, because they
    ///   depend on the appearance.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let parts = color.fixedParts else { return false }
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    /// Gets the hue, saturation, brightness and opacity of the color, from 0 to 1. A gray has the hue 0.
    ///
    /// - Returns: Whether the color has fixed parts. System colors and those of asset catalogs have none, because they
    ///   depend on the appearance.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let parts = color.fixedParts else { return false }
        let most = max(parts.red, parts.green, parts.blue)
        let chroma = most - min(parts.red, parts.green, parts.blue)
        hue?.pointee = Self.hue(of: parts, most: most, chroma: chroma)
        saturation?.pointee = most == 0 ? 0 : chroma / most
        brightness?.pointee = most
        alpha?.pointee = parts.alpha
        return true
    }

    private static func hue(
        of parts: (red: Double, green: Double, blue: Double, alpha: Double), most: Double, chroma: Double
    ) -> Double {
        if chroma == 0 { return 0 }
        let sixths =
            switch most {
            case parts.red: (parts.green - parts.blue) / chroma
            case parts.green: (parts.blue - parts.red) / chroma + 2
            default: (parts.red - parts.green) / chroma + 4
            }
        return (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    /// Creates a color from one of Core Graphics.
    public convenience init(cgColor: CGColor) { self.init(color: cgColor.color) }

    /// The color for Core Graphics. A color that depends on the appearance still does.
    public var cgColor: CGColor { CGColor(color: color) }

    /// The color of text on a dark background.
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    /// The color of text on a light background.
    public static let darkText = UIColor(white: 0, alpha: 1)

    /// The color with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { withOpacity(alpha) }
}
