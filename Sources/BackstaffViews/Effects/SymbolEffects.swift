/// An effect that animates a symbol. Apps don't name this type.
///
/// The page doesn't animate symbols, so all effects are the same.
public struct _SymbolEffect: Sendable {
    /// The symbol appears.
    public static let appear = _SymbolEffect()
    /// The symbol disappears.
    public static let disappear = _SymbolEffect()
    /// The symbol bounces.
    public static let bounce = _SymbolEffect()
    /// The symbol breathes.
    public static let breathe = _SymbolEffect()
    /// The symbol pulses.
    public static let pulse = _SymbolEffect()
    /// The symbol turns.
    public static let rotate = _SymbolEffect()
    /// The symbol grows or shrinks.
    public static let scale = _SymbolEffect()
    /// The layers of the symbol change their opacity.
    public static let variableColor = _SymbolEffect()
    /// The symbol moves to and fro.
    public static let wiggle = _SymbolEffect()

    /// Upward.
    public var up: Self { self }
    /// Downward.
    public var down: Self { self }
    /// To the left.
    public var left: Self { self }
    /// To the right.
    public var right: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// As a whole.
    public var wholeSymbol: Self { self }
    /// One layer at a time.
    public var iterative: Self { self }
    /// One layer after the other.
    public var cumulative: Self { self }
    /// To and fro.
    public var reversing: Self { self }
    /// Always in the same direction.
    public var nonReversing: Self { self }
    /// Other layers are dimmed.
    public var dimInactiveLayers: Self { self }
    /// Other layers are hidden.
    public var hideInactiveLayers: Self { self }
    /// Clockwise.
    public var clockwise: Self { self }
    /// Counterclockwise.
    public var counterClockwise: Self { self }
}

/// Options for effects of symbols. They have no effect.
public struct SymbolEffectOptions: Equatable, Sendable {
    /// The default options.
    public static let `default` = SymbolEffectOptions()
    /// The effect is repeated.
    public static let repeating = SymbolEffectOptions()
    /// The effect isn't repeated.
    public static let nonRepeating = SymbolEffectOptions()

    /// The effect is repeated a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// The effect has another speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

    /// The effect is repeated.
    public var repeating: SymbolEffectOptions { self }
    /// The effect isn't repeated.
    public var nonRepeating: SymbolEffectOptions { self }
    /// The effect is repeated a number of times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// The effect has another speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
    /// Animates the symbols in this view while `isActive` is `true`. It has no effect.
    public func symbolEffect(
        _ effect: _SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    /// Animates the symbols in this view when a value changes. It has no effect.
    public func symbolEffect<U: Equatable>(
        _ effect: _SymbolEffect, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }

    /// Removes the effects of the symbols in this view. It has no effect.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
