import BackstaffGraph

// `Color.red` finds these names as well. If `Color` had them too, the type checker would try each color twice.
extension ShapeStyle where Self == Color {
    /// Red.
    public static var red: Color { Palette.red }
    /// Orange.
    public static var orange: Color { Palette.orange }
    /// Yellow.
    public static var yellow: Color { Palette.yellow }
    /// Green.
    public static var green: Color { Palette.green }
    /// Mint.
    public static var mint: Color { Palette.mint }
    /// Teal.
    public static var teal: Color { Palette.teal }
    /// Cyan.
    public static var cyan: Color { Palette.cyan }
    /// Blue.
    public static var blue: Color { Palette.blue }
    /// Indigo.
    public static var indigo: Color { Palette.indigo }
    /// Purple.
    public static var purple: Color { Palette.purple }
    /// Pink.
    public static var pink: Color { Palette.pink }
    /// Brown.
    public static var brown: Color { Palette.brown }
    /// White.
    public static var white: Color { Palette.white }
    /// Gray.
    public static var gray: Color { Palette.gray }
    /// Black.
    public static var black: Color { Palette.black }
    /// A transparent color.
    public static var clear: Color { Palette.clear }
    /// The tint or accent color.
    public static var accentColor: Color { Palette.accentColor }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The primary level, for example of text.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "primary") }
    /// The secondary level.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "secondary") }
    /// The tertiary level.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "tertiary") }
    /// The quaternary level.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "quaternary") }
    /// The quinary level, which is shown as the quaternary.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "quaternary") }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint color that is set with ``View/tint(_:)-(Color?)``.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background color.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The inherited foreground color.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The color of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The color of placeholders.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The fill color behind small controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == Material {
    /// A mostly translucent material.
    public static var ultraThinMaterial: Material { Material.ultraThin }
    /// A material that is more translucent than opaque.
    public static var thinMaterial: Material { Material.thin }
    /// A translucent material.
    public static var regularMaterial: Material { Material.regular }
    /// A material that is more opaque than translucent.
    public static var thickMaterial: Material { Material.thick }
    /// A mostly opaque material.
    public static var ultraThickMaterial: Material { Material.ultraThick }
    /// The background of bars.
    public static var bar: Material { Material.bar }
}

/// The colors with a name.
private enum Palette {
    static let red = Color(palette: "red")
    static let orange = Color(palette: "orange")
    static let yellow = Color(palette: "yellow")
    static let green = Color(palette: "green")
    static let mint = Color(palette: "mint")
    static let teal = Color(palette: "teal")
    static let cyan = Color(palette: "cyan")
    static let blue = Color(palette: "blue")
    static let indigo = Color(palette: "indigo")
    static let purple = Color(palette: "purple")
    static let pink = Color(palette: "pink")
    static let brown = Color(palette: "brown")
    static let white = Color(palette: "white")
    static let gray = Color(palette: "gray")
    static let black = Color(palette: "black")
    static let clear = Color(palette: "clear")
    static let accentColor = Color(palette: "accent")
}
