import BackstaffViews
import Foundation

// What draws, measures or reads on a device. The messages say what to use instead.

/// An object that draws a picture. It isn't available.
@available(*, unavailable, message: "A server draws no pictures: use Canvas, Shape or a picture of an asset catalog")
public final class UIGraphicsImageRenderer {
    /// Creates a renderer.
    public init(size: CGSize) {}
    /// Creates a renderer.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}
    /// Creates a renderer.
    public init(bounds: CGRect) {}

    /// Draws a picture.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
    /// Draws a picture as a PNG file.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
    /// Draws a picture as a JPEG file.
    public func jpegData(
        withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { Data() }
}

/// How a picture is drawn. It isn't available.
@available(*, unavailable, message: "A server draws no pictures: use Canvas, Shape or a picture of an asset catalog")
public final class UIGraphicsImageRendererFormat {
    /// The number of pixels per point.
    public var scale: CGFloat = 1
    /// Whether the picture has no transparent parts.
    public var opaque = false

    /// Creates a format.
    public init() {}
    /// The format of the screen.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a picture is drawn in. It isn't available.
@available(*, unavailable, message: "A server draws no pictures: use Canvas, Shape or a picture of an asset catalog")
public final class UIGraphicsImageRendererContext {
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {}
    /// Draws the outline of a rectangle.
    public func stroke(_ rect: CGRect) {}
}

/// Begins a picture. It isn't available.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A server draws no pictures: use Canvas, Shape or a picture of an asset catalog")
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}

/// Begins a picture. It isn't available.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A server draws no pictures: use Canvas, Shape or a picture of an asset catalog")
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

/// The picture that was drawn. It isn't available.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A server draws no pictures: use Canvas, Shape or a picture of an asset catalog")
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

/// Ends a picture. It isn't available.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A server draws no pictures: use Canvas, Shape or a picture of an asset catalog")
public func UIGraphicsEndImageContext() {}

extension _PlatformColor {
    /// Sets the color for filling. It isn't available.
    @available(*, unavailable, message: "A server draws no pictures: pass the color to fill in a Canvas, or to Shape")
    public func setFill() {}
    /// Sets the color for outlines. It isn't available.
    @available(*, unavailable, message: "A server draws no pictures: pass the color to stroke in a Canvas, or to Shape")
    public func setStroke() {}
    /// Sets the color for filling and outlines. It isn't available.
    @available(*, unavailable, message: "A server draws no pictures: pass the color to a Canvas or Shape")
    public func set() {}
}

extension UIImage {
    /// Draws the picture. It isn't available.
    @available(*, unavailable, message: "A server draws no pictures: use Image with resizable() and frame")
    public func draw(in rect: CGRect) {}
    /// Draws the picture. It isn't available.
    @available(*, unavailable, message: "A server draws no pictures: use Image with resizable() and frame")
    public func draw(at point: CGPoint) {}
}

/// Scales lengths with the visitor's text size. It isn't available.
@available(*, unavailable, message: "The page scales text: use @ScaledMetric, or a font of a text style")
public final class UIFontMetrics {
    /// The metrics of body text.
    public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
    /// Creates metrics.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    /// Scales a length.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
    /// Scales a font.
    public func scaledFont(for font: UIFont) -> UIFont { font }
}

/// Data of an asset catalog. It isn't available.
@available(
    *, unavailable, message: "Data of asset catalogs isn't read: put the file beside the sources, and use Bundle.main"
)
public final class NSDataAsset {
    /// The data.
    public var data: Data { Data() }
    /// Reads data.
    public init?(name: String) { return nil }
    /// Reads data of a bundle.
    public init?(name: String, bundle: Bundle) { return nil }
}

extension NSString {
    /// The size of a text. It isn't available.
    @available(
        *, unavailable, message: "The page measures text: use ViewThatFits, onGeometryChange or minimumScaleFactor"
    )
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }

    /// Draws a text. It isn't available.
    @available(*, unavailable, message: "A server draws no pictures: use Text, or draw(_:at:) in a Canvas")
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}

    /// Draws a text. It isn't available.
    @available(*, unavailable, message: "A server draws no pictures: use Text, or draw(_:in:) in a Canvas")
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension String {
    /// The size of a text. It isn't available.
    @available(
        *, unavailable, message: "The page measures text: use ViewThatFits, onGeometryChange or minimumScaleFactor"
    )
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }

    /// Draws a text. It isn't available.
    @available(*, unavailable, message: "A server draws no pictures: use Text, or draw(_:at:) in a Canvas")
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}

    /// Draws a text. It isn't available.
    @available(*, unavailable, message: "A server draws no pictures: use Text, or draw(_:in:) in a Canvas")
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}
