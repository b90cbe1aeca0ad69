import BackstaffElements
import BackstaffGraph

/// The color schemes.
public enum ColorScheme: String, Hashable, CaseIterable, Sendable {
    /// Dark text on a light background, or light text on a dark background.
    case light, dark
}

/// The contrast setting of the user.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// Standard or increased contrast.
    case standard, increased
}

extension View {
    /// Sets the color scheme of this view.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        modifier(
            InheritedModifier(ColorSchemeKey.self, colorScheme) { wrapper, scheme in
                wrapper.set(.colorScheme, scheme.rawValue)
            })
    }
}

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

extension EnvironmentValues {
    /// The color scheme.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast setting. It is always `standard`.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
}
