import BackstaffElements
import BackstaffGraph

/// Whether symbols are filled with a color or with a gradient of it.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    let name: String
    /// One color.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// A gradient of the color, which is lighter at the top.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension View {
    /// Sets whether symbols in this view are filled with a gradient. If it is `nil`, they have one color.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        modifier(
            InheritedModifier(SymbolColorRenderingModeKey.self, mode) { wrapper, mode in
                wrapper.set(.symbolColors, mode?.name)
            })
    }
}

extension Image {
    /// Sets whether a symbol is filled with a gradient. If it is `nil`, the mode of the surrounding view is used.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        var image = self
        image.symbolColors = mode
        return image
    }
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
}

extension EnvironmentValues {
    /// Whether symbols are filled with a color or with a gradient of it, or `nil` if nothing is set.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }
}
