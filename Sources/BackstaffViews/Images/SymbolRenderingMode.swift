import BackstaffElements
import BackstaffGraph

/// The way in which the layers of symbols are colored.
///
/// Symbols with an enclosure, a badge or a slash have two layers. The others have one.
public struct SymbolRenderingMode: Hashable, Sendable {
    let name: String
    /// One color.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// One color. The second layer is less opaque.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// The first layer has the primary style, and the second one the secondary style.
    public static let palette = SymbolRenderingMode(name: "palette")
    /// The symbol's own colors. Warnings, badges, weather and a few others have own colors.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension View {
    /// Sets the rendering mode of symbols in this view. If it is `nil`, symbols have one color, or with two foreground
    /// styles a palette.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        modifier(
            InheritedModifier(SymbolRenderingModeKey.self, mode) { wrapper, mode in
                wrapper.set(.symbolRendering, mode?.name)
            })
    }
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    /// The rendering mode of symbols, or `nil` if none is set.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}
