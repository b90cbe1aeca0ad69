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
    /// Gray.
    public static let gray = Color(palette: "gray")
    /// Black.
    public static let black = Color(palette: "black")
    /// A transparent color.
    public static let clear = Color(palette: "clear")
    /// The color of primary content, such as text.
    public static let primary = Color(palette: "primary")
    /// The color of secondary content.
    public static let secondary = Color(palette: "secondary")
    /// The tint or accent color.
    public static let accentColor = Color(palette: "accent")

    /// Creates a color of the app's asset catalog.
    ///
    /// Asset catalogs aren't supported. The color is a neutral gray, and each name is reported once.
    public init(
        _ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        Diagnostics.report(
            .catalogueColor,
            """
            Color("\(name)") needs an asset catalog, which isn't supported; a neutral gray is shown. Give the color's \
            components instead, with Color(red:green:blue:).
            """, fileID: fileID, line: line)
        self.init(palette: "gray")
    }
}
