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
    /// Grey.
    public static var gray: Color { Color.gray }
    /// Black.
    public static var black: Color { Color.black }
    /// No colour at all.
    public static var clear: Color { Color.clear }
    /// The colour of what can be used.
    public static var accentColor: Color { Color.accentColor }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first rank: text.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "primary") }
    /// The second rank.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "secondary") }
    /// The third rank.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "tertiary") }
    /// The fourth rank.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "quaternary") }
    /// The fifth rank, shown as the fourth.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "quaternary") }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The colour of what can be used, as ``View/tint(_:)`` has set it.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The ground on which content stands.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The colour of text around.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of thin lines.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of the words in an empty field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The colour behind small controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == Material {
    /// Hardly hides what is behind.
    public static var ultraThinMaterial: Material { Material.ultraThin }
    /// Hides what is behind a little.
    public static var thinMaterial: Material { Material.thin }
    /// Hides what is behind half.
    public static var regularMaterial: Material { Material.regular }
    /// Hides what is behind well.
    public static var thickMaterial: Material { Material.thick }
    /// Hides what is behind nearly.
    public static var ultraThickMaterial: Material { Material.ultraThick }
    /// The ground of bars.
    public static var bar: Material { Material.bar }
}

extension ShapeStyle where Self == LinearGradient {
    /// From one colour to the next along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// From one colour to the next along a line.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}
