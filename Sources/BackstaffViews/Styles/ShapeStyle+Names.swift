import BackstaffGraph

extension ShapeStyle where Self == Color {
    /// Red.
    public static var red: Color { Color.red }
    /// Orange.
    public static var orange: Color { Color.orange }
    /// Yellow.
    public static var yellow: Color { Color.yellow }
    /// Green.
    public static var green: Color { Color.green }
    /// Mint.
    public static var mint: Color { Color.mint }
    /// Teal.
    public static var teal: Color { Color.teal }
    /// Cyan.
    public static var cyan: Color { Color.cyan }
    /// Blue.
    public static var blue: Color { Color.blue }
    /// Indigo.
    public static var indigo: Color { Color.indigo }
    /// Purple.
    public static var purple: Color { Color.purple }
    /// Pink.
    public static var pink: Color { Color.pink }
    /// Brown.
    public static var brown: Color { Color.brown }
    /// White.
    public static var white: Color { Color.white }
    /// Gray.
    public static var gray: Color { Color.gray }
    /// Black.
    public static var black: Color { Color.black }
    /// A transparent color.
    public static var clear: Color { Color.clear }
    /// The tint or accent color.
    public static var accentColor: Color { Color.accentColor }
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
