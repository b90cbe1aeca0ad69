extension Color {
    /// Creates a system color for source compatibility with other platforms: `Color(.systemBackground)`.
    @_disfavoredOverload
    public init(_ color: _PlatformColor) {
        self = color.color
    }

    /// Creates a system color.
    public init(uiColor: _PlatformColor) {
        self = uiColor.color
    }

    /// Creates a system color.
    public init(nsColor: _PlatformColor) {
        self = nsColor.color
    }
}

/// System colors, for source compatibility with UIKit and AppKit. Apps don't name this type.
///
/// It is a class, as on Apple's platforms, so that apps can add convenience initializers.
public final class _PlatformColor: Hashable, Sendable, _ExpressibleByColorLiteral {
    package let color: Color

    package init(color: Color) {
        self.color = color
    }

    private convenience init(_ name: String) {
        self.init(color: Color(palette: name))
    }

    private convenience init(white: Double) {
        self.init(color: Color(white: white))
    }

    /// The color with another opacity.
    package func withOpacity(_ opacity: Double) -> _PlatformColor {
        _PlatformColor(color: Color(color.base, alpha: opacity))
    }

    /// Creates the color of a literal, from parts of 0 to 1.
    public convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(
            color: Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// Whether two colors are described alike.
    public static func == (first: _PlatformColor, second: _PlatformColor) -> Bool { first.color == second.color }

    /// Hashes the description of the color.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    /// The palette color `background`.
    public static let systemBackground = _PlatformColor("background")
    /// The palette color `secondary-background`.
    public static let secondarySystemBackground = _PlatformColor("secondary-background")
    /// The palette color `background`.
    public static let tertiarySystemBackground = _PlatformColor("background")
    /// The palette color `grouped-background`.
    public static let systemGroupedBackground = _PlatformColor("grouped-background")
    /// The palette color `background`.
    public static let secondarySystemGroupedBackground = _PlatformColor("background")
    /// The palette color `grouped-background`.
    public static let tertiarySystemGroupedBackground = _PlatformColor("grouped-background")
    /// AppKit's name for the palette color `background`.
    public static let windowBackgroundColor = _PlatformColor("background")
    /// AppKit's name for the palette color `background`.
    public static let controlBackgroundColor = _PlatformColor("background")
    /// AppKit's name for the palette color `background`.
    public static let textBackgroundColor = _PlatformColor("background")
    /// AppKit's name for the palette color `secondary-background`.
    public static let underPageBackgroundColor = _PlatformColor("secondary-background")
    /// AppKit's name for the palette color `primary`.
    public static let labelColor = _PlatformColor("primary")
    /// AppKit's name for the palette color `secondary`.
    public static let secondaryLabelColor = _PlatformColor("secondary")
    /// AppKit's name for the palette color `separator`.
    public static let separatorColor = _PlatformColor("separator")
    /// AppKit's name for the palette color `accent`.
    public static let controlAccentColor = _PlatformColor("accent")
    /// The palette color `primary`.
    public static let label = _PlatformColor("primary")
    /// The palette color `secondary`.
    public static let secondaryLabel = _PlatformColor("secondary")
    /// The palette color `tertiary`.
    public static let tertiaryLabel = _PlatformColor("tertiary")
    /// The palette color `quaternary`.
    public static let quaternaryLabel = _PlatformColor("quaternary")
    /// The palette color `placeholder`.
    public static let placeholderText = _PlatformColor("placeholder")
    /// The palette color `separator`.
    public static let separator = _PlatformColor("separator")
    /// The palette color `separator`.
    public static let opaqueSeparator = _PlatformColor("separator")
    /// The palette color `blue`.
    public static let link = _PlatformColor("blue")
    /// The palette color `accent`.
    public static let tintColor = _PlatformColor("accent")
    /// The palette color `fill`.
    public static let systemFill = _PlatformColor("fill")
    /// The palette color `fill`.
    public static let secondarySystemFill = _PlatformColor("fill")
    /// The palette color `fill`.
    public static let tertiarySystemFill = _PlatformColor("fill")
    /// The palette color `fill`.
    public static let quaternarySystemFill = _PlatformColor("fill")
    /// The palette color `gray`.
    public static let systemGray = _PlatformColor("gray")
    /// The palette color `tertiary`.
    public static let systemGray2 = _PlatformColor("tertiary")
    /// The palette color `tertiary`.
    public static let systemGray3 = _PlatformColor("tertiary")
    /// The palette color `quaternary`.
    public static let systemGray4 = _PlatformColor("quaternary")
    /// The palette color `separator`.
    public static let systemGray5 = _PlatformColor("separator")
    /// The palette color `secondary-background`.
    public static let systemGray6 = _PlatformColor("secondary-background")
    /// The palette color `red`.
    public static let systemRed = _PlatformColor("red")
    /// The palette color `orange`.
    public static let systemOrange = _PlatformColor("orange")
    /// The palette color `yellow`.
    public static let systemYellow = _PlatformColor("yellow")
    /// The palette color `green`.
    public static let systemGreen = _PlatformColor("green")
    /// The palette color `mint`.
    public static let systemMint = _PlatformColor("mint")
    /// The palette color `teal`.
    public static let systemTeal = _PlatformColor("teal")
    /// The palette color `cyan`.
    public static let systemCyan = _PlatformColor("cyan")
    /// The palette color `blue`.
    public static let systemBlue = _PlatformColor("blue")
    /// The palette color `indigo`.
    public static let systemIndigo = _PlatformColor("indigo")
    /// The palette color `purple`.
    public static let systemPurple = _PlatformColor("purple")
    /// The palette color `pink`.
    public static let systemPink = _PlatformColor("pink")
    /// The palette color `brown`.
    public static let systemBrown = _PlatformColor("brown")
    /// A light gray.
    public static let lightGray = _PlatformColor(white: 0.667)
    /// A dark gray.
    public static let darkGray = _PlatformColor(white: 0.333)
    /// The palette color `red`.
    public static let red = _PlatformColor("red")
    /// The palette color `orange`.
    public static let orange = _PlatformColor("orange")
    /// The palette color `yellow`.
    public static let yellow = _PlatformColor("yellow")
    /// The palette color `green`.
    public static let green = _PlatformColor("green")
    /// The palette color `blue`.
    public static let blue = _PlatformColor("blue")
    /// The palette color `purple`.
    public static let purple = _PlatformColor("purple")
    /// The palette color `brown`.
    public static let brown = _PlatformColor("brown")
    /// The palette color `cyan`.
    public static let cyan = _PlatformColor("cyan")
    /// The palette color `white`.
    public static let white = _PlatformColor("white")
    /// The palette color `gray`.
    public static let gray = _PlatformColor("gray")
    /// The palette color `black`.
    public static let black = _PlatformColor("black")
    /// The palette color `clear`.
    public static let clear = _PlatformColor("clear")
}

/// The type of a literal that Xcode shows as a color: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`. The compiler looks
/// the name up.
public typealias _ColorLiteralType = _PlatformColor
