/// An animation of symbols.
public protocol SymbolEffect: Hashable, Sendable {
    /// The effect's name in the wire format.
    var _wireName: String { get }

    /// The name in the wire format while the effect isn't active, or `nil` if there is none.
    var _inactiveWireName: String? { get }
}

extension SymbolEffect {
    public var _inactiveWireName: String? { nil }
}

/// An effect that goes on while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that runs when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// Makes symbols bounce.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public let _wireName: String
    /// The symbol grows first.
    public var up: BounceSymbolEffect { BounceSymbolEffect(_wireName: "bounce") }
    /// The symbol shrinks first.
    public var down: BounceSymbolEffect { BounceSymbolEffect(_wireName: "bounce-down") }
    /// The layers move one after the other. Here they move together.
    public var byLayer: BounceSymbolEffect { self }
    /// The layers move together.
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// Makes the opacity of symbols go down and up.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public let _wireName: String
    /// Only some layers fade. Here all of them do.
    public var byLayer: PulseSymbolEffect { self }
    /// All layers fade.
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// Shows the variable layers of symbols one after the other, for example the waves of a speaker.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public let _wireName: String
    /// Each layer is shown alone. Here those before it stay visible.
    public var iterative: VariableColorSymbolEffect { self }
    /// The layers stay visible until all are shown.
    public var cumulative: VariableColorSymbolEffect { self }
    /// The layers disappear in the opposite order.
    public var reversing: VariableColorSymbolEffect { VariableColorSymbolEffect(_wireName: "variable-color-reversing") }
    /// The layers disappear together.
    public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect(_wireName: "variable-color") }
    /// Hidden layers are faint.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    /// Hidden layers are invisible. Here they are faint.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

/// Changes the size of symbols while the effect is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    public let _wireName: String
    /// The symbol is larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(_wireName: "scale-up") }
    /// The symbol is smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(_wireName: "scale-down") }
    /// The layers change one after the other. Here they change together.
    public var byLayer: ScaleSymbolEffect { self }
    /// The layers change together.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Makes symbols grow and shrink gently.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public let _wireName: String
    /// The size changes.
    public var plain: BreatheSymbolEffect { self }
    /// The size and the opacity change. Here both always do.
    public var pulse: BreatheSymbolEffect { self }
}

/// Turns symbols around.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public let _wireName: String
    /// Clockwise.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(_wireName: "rotate") }
    /// Counterclockwise.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(_wireName: "rotate-counterclockwise") }
    /// Only some layers turn. Here the whole symbol does.
    public var byLayer: RotateSymbolEffect { self }
    /// The whole symbol turns.
    public var wholeSymbol: RotateSymbolEffect { self }
}

/// Makes symbols wiggle.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public let _wireName: String
    /// To both sides.
    public var left: WiggleSymbolEffect { WiggleSymbolEffect(_wireName: "wiggle-horizontal") }
    /// To both sides.
    public var right: WiggleSymbolEffect { WiggleSymbolEffect(_wireName: "wiggle-horizontal") }
    /// Clockwise first.
    public var clockwise: WiggleSymbolEffect { self }
}

/// Hides symbols while the effect is active.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
    public let _wireName: String
    /// The symbol grows.
    public var up: DisappearSymbolEffect { self }
    /// The symbol shrinks.
    public var down: DisappearSymbolEffect { self }
}

/// Shows symbols when the effect becomes active.
public struct AppearSymbolEffect: IndefiniteSymbolEffect {
    public let _wireName: String
    /// The symbol grows.
    public var up: AppearSymbolEffect { self }
    /// The symbol shrinks.
    public var down: AppearSymbolEffect { self }
}

/// Replaces a symbol by another one. It is only used in transitions of content, and has no effect.
public struct ReplaceSymbolEffect: SymbolEffect {
    public let _wireName: String
    /// The old symbol moves down and the new one up.
    public var downUp: ReplaceSymbolEffect { self }
    /// Both symbols move up.
    public var upUp: ReplaceSymbolEffect { self }
    /// The new symbol appears in place of the old one.
    public var offUp: ReplaceSymbolEffect { self }
    /// The layers move one after the other.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The layers move together.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    /// Parts that both symbols have stay.
    ///
    /// - Parameter fallback: The effect for symbols without such parts.
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Makes symbols bounce.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect(_wireName: "bounce") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Makes the opacity of symbols go down and up.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect(_wireName: "pulse") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Shows the variable layers of symbols one after the other.
    public static var variableColor: VariableColorSymbolEffect {
        VariableColorSymbolEffect(_wireName: "variable-color")
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Changes the size of symbols.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(_wireName: "scale-up") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Makes symbols grow and shrink gently.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect(_wireName: "breathe") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns symbols around.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect(_wireName: "rotate") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Makes symbols wiggle.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect(_wireName: "wiggle") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Hides symbols.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect(_wireName: "disappear") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Shows symbols.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect(_wireName: "appear") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Replaces a symbol by another one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect(_wireName: "replace") }
}
