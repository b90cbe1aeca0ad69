import BackstaffElements
import BackstaffGraph

/// A variant of a symbol, for example filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
    /// The suffixes that are added to the name of a symbol, in order.
    var parts: [String]

    /// The symbol without a variant.
    public static let none = SymbolVariants(parts: [])
    /// Filled.
    public static let fill = SymbolVariants(parts: ["fill"])
    /// In a circle.
    public static let circle = SymbolVariants(parts: ["circle"])
    /// In a square.
    public static let square = SymbolVariants(parts: ["square"])
    /// In a rectangle.
    public static let rectangle = SymbolVariants(parts: ["rectangle"])
    /// With a slash.
    public static let slash = SymbolVariants(parts: ["slash"])

    /// The filled version of this variant.
    public var fill: SymbolVariants { SymbolVariants(parts: parts + ["fill"]) }
    /// This variant in a circle.
    public var circle: SymbolVariants { SymbolVariants(parts: ["circle"] + parts) }
    /// This variant in a square.
    public var square: SymbolVariants { SymbolVariants(parts: ["square"] + parts) }
    /// This variant in a rectangle.
    public var rectangle: SymbolVariants { SymbolVariants(parts: ["rectangle"] + parts) }
    /// This variant with a slash.
    public var slash: SymbolVariants { SymbolVariants(parts: ["slash"] + parts) }
}

extension View {
    /// Sets the size of symbols in this view relative to text.
    public func imageScale(_ scale: Image.Scale) -> some View {
        modifier(
            InheritedModifier(ImageScaleKey.self, scale) { wrapper, scale in
                wrapper.set(.imageScale, scale.rawValue)
            })
    }

    /// Sets the variant of symbols in this view.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(
            InheritedModifier(SymbolVariantsKey.self, variant) { wrapper, variant in
                wrapper.set(.symbolVariant, variant.parts.isEmpty ? "none" : variant.parts.joined(separator: "."))
            })
    }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// The size of symbols relative to text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The variant of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}
