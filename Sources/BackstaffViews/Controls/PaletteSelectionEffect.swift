import BackstaffElements
import BackstaffGraph

/// How a picker with the style ``PalettePickerStyle`` shows which option is chosen.
public struct PaletteSelectionEffect: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, custom
        case symbolVariant(SymbolVariants)
    }

    let kind: Kind

    /// The default effect: the chosen option has a ground.
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }

    /// No effect. The app shows in its own way which option is chosen.
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }

    /// The symbol of the chosen option has a variant. It has no ground.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .symbolVariant(variant))
    }

    /// The variant that the symbol of the chosen option has.
    var variant: SymbolVariants? {
        if case .symbolVariant(let variant) = kind { variant } else { nil }
    }

    /// The value of the attribute `selection-effect` of pickers, or `nil` for the default effect.
    var name: String? {
        switch kind {
        case .automatic: nil
        case .custom: "custom"
        case .symbolVariant: "symbol-variant"
        }
    }
}

extension View {
    /// Sets how the pickers in this view that have the style ``PalettePickerStyle`` show which option is chosen.
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}

private struct PaletteSelectionEffectKey: EnvironmentKey {
    static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }
}
