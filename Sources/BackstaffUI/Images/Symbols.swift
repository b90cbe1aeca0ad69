import BackstaffElements
import BackstaffGraph

/// How a symbol is coloured. Symbols have one colour here.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    /// One colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// One colour in several strengths.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// Several colours of the app.
    public static let palette = SymbolRenderingMode(name: "palette")
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// A form of a symbol, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
    /// The parts of the name that are added to a symbol's, in order.
    var parts: [String]

    /// The symbol as it is named.
    public static let none = SymbolVariants(parts: [])
    /// Filled.
    public static let fill = SymbolVariants(parts: ["fill"])
    /// In a circle.
    public static let circle = SymbolVariants(parts: ["circle"])
    /// In a square.
    public static let square = SymbolVariants(parts: ["square"])
    /// In a rectangle.
    public static let rectangle = SymbolVariants(parts: ["rectangle"])
    /// Struck through.
    public static let slash = SymbolVariants(parts: ["slash"])

    /// The same form, filled.
    public var fill: SymbolVariants { SymbolVariants(parts: parts + ["fill"]) }
    /// The same form, in a circle.
    public var circle: SymbolVariants { SymbolVariants(parts: ["circle"] + parts) }
    /// The same form, in a square.
    public var square: SymbolVariants { SymbolVariants(parts: ["square"] + parts) }
    /// The same form, in a rectangle.
    public var rectangle: SymbolVariants { SymbolVariants(parts: ["rectangle"] + parts) }
    /// The same form, struck through.
    public var slash: SymbolVariants { SymbolVariants(parts: ["slash"] + parts) }
}

extension View {
    /// Says how large symbols in this view are beside text.
    public func imageScale(_ scale: Image.Scale) -> some View {
        modifier(
            InheritedModifier(ImageScaleKey.self, scale) { wrapper, scale in
                wrapper.set(.imageScale, scale.rawValue)
            })
    }

    /// Shows symbols in this view in a form.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(
            InheritedModifier(SymbolVariantsKey.self, variant) { wrapper, variant in
                wrapper.set(.symbolVariant, variant.parts.isEmpty ? "none" : variant.parts.joined(separator: "."))
            })
    }

    /// Says how symbols in this view are coloured. Accepted without effect: symbols have one colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
