import BackstaffViews
import Foundation

/// A font. Use it in `Font(_:)`.
public final class UIFont: Hashable, Sendable {
    /// A weight of a font.
    public struct Weight: Hashable, Sendable {
        fileprivate let weight: Font.Weight

        /// The lightest weight.
        public static let ultraLight = Weight(weight: .ultraLight)
        /// Very thin.
        public static let thin = Weight(weight: .thin)
        /// Thin.
        public static let light = Weight(weight: .light)
        /// The regular weight.
        public static let regular = Weight(weight: .regular)
        /// Slightly heavier than regular.
        public static let medium = Weight(weight: .medium)
        /// Between medium and bold.
        public static let semibold = Weight(weight: .semibold)
        /// Bold.
        public static let bold = Weight(weight: .bold)
        /// Heavier than bold.
        public static let heavy = Weight(weight: .heavy)
        /// The heaviest weight.
        public static let black = Weight(weight: .black)
    }

    /// A text style.
    public struct TextStyle: Hashable, Sendable {
        fileprivate let style: Font.TextStyle
        fileprivate let size: CGFloat

        /// The largest title.
        public static let largeTitle = TextStyle(style: .largeTitle, size: 34)
        /// A first-level title.
        public static let title1 = TextStyle(style: .title, size: 28)
        /// A second-level title.
        public static let title2 = TextStyle(style: .title2, size: 22)
        /// A third-level title.
        public static let title3 = TextStyle(style: .title3, size: 20)
        /// A heading.
        public static let headline = TextStyle(style: .headline, size: 17)
        /// A subheading.
        public static let subheadline = TextStyle(style: .subheadline, size: 15)
        /// Body text.
        public static let body = TextStyle(style: .body, size: 17)
        /// A callout.
        public static let callout = TextStyle(style: .callout, size: 16)
        /// A footnote.
        public static let footnote = TextStyle(style: .footnote, size: 13)
        /// A caption.
        public static let caption1 = TextStyle(style: .caption, size: 12)
        /// A smaller caption.
        public static let caption2 = TextStyle(style: .caption2, size: 11)
    }

    fileprivate let font: Font
    /// The size in points. For a text style it is the size without the visitor's own text size.
    public let pointSize: CGFloat

    private init(_ font: Font, pointSize: CGFloat) {
        self.font = font
        self.pointSize = pointSize
    }

    /// Creates a font of the app by its name, as `Font.custom(_:size:)` does.
    public convenience init?(name: String, size: CGFloat) {
        self.init(.custom(name, size: size), pointSize: size)
    }

    /// Returns the system font with a size in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight), pointSize: size)
    }

    /// Returns the bold system font with a size in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// Returns the italic system font with a size in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size).italic(), pointSize: size)
    }

    /// Returns the monospaced system font with a size in points.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight, design: .monospaced), pointSize: size)
    }

    /// Returns the system font with monospaced digits and a size in points.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), pointSize: size)
    }

    /// Returns the system font with a text style.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.system(style.style), pointSize: style.size)
    }

    /// Returns the font with another size in points.
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(font.resized(to: size), pointSize: size) }

    /// Whether both fonts look the same.
    public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }

    /// Hashes the look of the font.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
    /// Creates a font from one of UIKit.
    public init(_ font: UIFont) { self = font.font }
}
