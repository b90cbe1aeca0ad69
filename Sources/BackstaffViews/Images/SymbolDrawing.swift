/// Hides symbols while the effect is active, and draws their lines when it ends.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect {
    public var _wireName: String { "draw-on" }
    public var _inactiveWireName: String? { "draw-on-ended" }
    /// The layers are drawn one after the other. Here they are drawn together.
    public var byLayer: DrawOnSymbolEffect { self }
    /// The layers are drawn together.
    public var wholeSymbol: DrawOnSymbolEffect { self }
    /// The lines are drawn one after the other. Here they are drawn together.
    public var individually: DrawOnSymbolEffect { self }
}

/// Takes the lines of symbols back when the effect becomes active, and hides the symbols until it ends.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect {
    public let _wireName: String
    public var _inactiveWireName: String? { "draw-off-ended" }
    /// The layers go one after the other. Here they go together.
    public var byLayer: DrawOffSymbolEffect { self }
    /// The layers go together.
    public var wholeSymbol: DrawOffSymbolEffect { self }
    /// The lines go one after the other. Here they go together.
    public var individually: DrawOffSymbolEffect { self }
    /// The lines go from their ends to their beginnings.
    public var reversed: DrawOffSymbolEffect { DrawOffSymbolEffect(_wireName: "draw-off") }
    /// The lines go from their beginnings to their ends.
    public var nonReversed: DrawOffSymbolEffect { DrawOffSymbolEffect(_wireName: "draw-off-forward") }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Hides symbols while the effect is active, and draws their lines when it ends.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Takes the lines of symbols back when the effect becomes active.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect(_wireName: "draw-off") }
}
