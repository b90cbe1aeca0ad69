import BackstaffNavigation
import Foundation

extension Color {
    /// Red.
    public static let red = Color(palette: "red")
    /// Orange.
    public static let orange = Color(palette: "orange")
    /// Yellow.
    public static let yellow = Color(palette: "yellow")
    /// Green.
    public static let green = Color(palette: "green")
    /// Mint.
    public static let mint = Color(palette: "mint")
    /// Teal.
    public static let teal = Color(palette: "teal")
    /// Cyan.
    public static let cyan = Color(palette: "cyan")
    /// Blue.
    public static let blue = Color(palette: "blue")
    /// Indigo.
    public static let indigo = Color(palette: "indigo")
    /// Purple.
    public static let purple = Color(palette: "purple")
    /// Pink.
    public static let pink = Color(palette: "pink")
    /// Brown.
    public static let brown = Color(palette: "brown")
    /// White.
    public static let white = Color(palette: "white")
    /// Grey.
    public static let gray = Color(palette: "gray")
    /// Black.
    public static let black = Color(palette: "black")
    /// No colour at all.
    public static let clear = Color(palette: "clear")
    /// The colour of text.
    public static let primary = Color(palette: "primary")
    /// The colour of text of second rank.
    public static let secondary = Color(palette: "secondary")
    /// The colour of what can be used.
    public static let accentColor = Color(palette: "accent")

    /// A colour of the app's asset catalogue.
    ///
    /// There is no catalogue here: the colour is a neutral grey, and each name is reported once.
    public init(
        _ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        Diagnostics.report(
            .catalogueColor,
            """
            Color("\(name)") comes from an asset catalogue, which there is not; a neutral grey stands for it. Give its \
            components, as Color(red:green:blue:) does.
            """, fileID: fileID, line: line)
        self.init(palette: "gray")
    }

    /// A colour of the platform by its role, as code for other platforms spells it: `Color(.systemBackground)`.
    public init(_ color: _PlatformColor) {
        self = color.color
    }

    /// A colour of the platform by its role.
    public init(uiColor: _PlatformColor) {
        self = uiColor.color
    }

    /// A colour of the platform by its role.
    public init(nsColor: _PlatformColor) {
        self = nsColor.color
    }
}

/// The colours that code for other platforms takes from their frameworks. Not for apps to name.
public struct _PlatformColor: Hashable, Sendable {
    let color: Color

    private init(_ name: String) {
        color = Color(palette: name)
    }

    private init(white: Double) {
        color = Color(white: white)
    }

    /// The palette's `background`.
    public static let systemBackground = _PlatformColor("background")
    /// The palette's `secondary-background`.
    public static let secondarySystemBackground = _PlatformColor("secondary-background")
    /// The palette's `background`.
    public static let tertiarySystemBackground = _PlatformColor("background")
    /// The palette's `grouped-background`.
    public static let systemGroupedBackground = _PlatformColor("grouped-background")
    /// The palette's `background`.
    public static let secondarySystemGroupedBackground = _PlatformColor("background")
    /// The palette's `background`, by its name on the desktop.
    public static let windowBackgroundColor = _PlatformColor("background")
    /// The palette's `background`, by its name on the desktop.
    public static let controlBackgroundColor = _PlatformColor("background")
    /// The palette's `background`, by its name on the desktop.
    public static let textBackgroundColor = _PlatformColor("background")
    /// The palette's `secondary-background`, by its name on the desktop.
    public static let underPageBackgroundColor = _PlatformColor("secondary-background")
    /// The palette's `primary`, by its name on the desktop.
    public static let labelColor = _PlatformColor("primary")
    /// The palette's `secondary`, by its name on the desktop.
    public static let secondaryLabelColor = _PlatformColor("secondary")
    /// The palette's `separator`, by its name on the desktop.
    public static let separatorColor = _PlatformColor("separator")
    /// The palette's `accent`, by its name on the desktop.
    public static let controlAccentColor = _PlatformColor("accent")
    /// The palette's `primary`.
    public static let label = _PlatformColor("primary")
    /// The palette's `secondary`.
    public static let secondaryLabel = _PlatformColor("secondary")
    /// The palette's `tertiary`.
    public static let tertiaryLabel = _PlatformColor("tertiary")
    /// The palette's `quaternary`.
    public static let quaternaryLabel = _PlatformColor("quaternary")
    /// The palette's `placeholder`.
    public static let placeholderText = _PlatformColor("placeholder")
    /// The palette's `separator`.
    public static let separator = _PlatformColor("separator")
    /// The palette's `fill`.
    public static let systemFill = _PlatformColor("fill")
    /// The palette's `fill`.
    public static let secondarySystemFill = _PlatformColor("fill")
    /// The palette's `gray`.
    public static let systemGray = _PlatformColor("gray")
    /// The palette's `tertiary`.
    public static let systemGray2 = _PlatformColor("tertiary")
    /// The palette's `tertiary`.
    public static let systemGray3 = _PlatformColor("tertiary")
    /// The palette's `quaternary`.
    public static let systemGray4 = _PlatformColor("quaternary")
    /// The palette's `separator`.
    public static let systemGray5 = _PlatformColor("separator")
    /// The palette's `secondary-background`.
    public static let systemGray6 = _PlatformColor("secondary-background")
    /// The palette's `red`.
    public static let systemRed = _PlatformColor("red")
    /// The palette's `orange`.
    public static let systemOrange = _PlatformColor("orange")
    /// The palette's `yellow`.
    public static let systemYellow = _PlatformColor("yellow")
    /// The palette's `green`.
    public static let systemGreen = _PlatformColor("green")
    /// The palette's `mint`.
    public static let systemMint = _PlatformColor("mint")
    /// The palette's `teal`.
    public static let systemTeal = _PlatformColor("teal")
    /// The palette's `cyan`.
    public static let systemCyan = _PlatformColor("cyan")
    /// The palette's `blue`.
    public static let systemBlue = _PlatformColor("blue")
    /// The palette's `indigo`.
    public static let systemIndigo = _PlatformColor("indigo")
    /// The palette's `purple`.
    public static let systemPurple = _PlatformColor("purple")
    /// The palette's `pink`.
    public static let systemPink = _PlatformColor("pink")
    /// The palette's `brown`.
    public static let systemBrown = _PlatformColor("brown")
    /// A light grey.
    public static let lightGray = _PlatformColor(white: 0.667)
    /// A dark grey.
    public static let darkGray = _PlatformColor(white: 0.333)
    /// The palette's `red`.
    public static let red = _PlatformColor("red")
    /// The palette's `orange`.
    public static let orange = _PlatformColor("orange")
    /// The palette's `yellow`.
    public static let yellow = _PlatformColor("yellow")
    /// The palette's `green`.
    public static let green = _PlatformColor("green")
    /// The palette's `blue`.
    public static let blue = _PlatformColor("blue")
    /// The palette's `purple`.
    public static let purple = _PlatformColor("purple")
    /// The palette's `brown`.
    public static let brown = _PlatformColor("brown")
    /// The palette's `cyan`.
    public static let cyan = _PlatformColor("cyan")
    /// The palette's `white`.
    public static let white = _PlatformColor("white")
    /// The palette's `gray`.
    public static let gray = _PlatformColor("gray")
    /// The palette's `black`.
    public static let black = _PlatformColor("black")
    /// The palette's `clear`.
    public static let clear = _PlatformColor("clear")
}
