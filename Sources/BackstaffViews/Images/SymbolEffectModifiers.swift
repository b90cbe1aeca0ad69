import BackstaffElements

/// How fast and how often an effect of symbols runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    var speed: Double?
    /// The number of runs. It is `nil` if the effect decides, and infinite if the effect repeats without end.
    var repeats: Double?

    /// The options of the effect itself.
    public static let `default` = SymbolEffectOptions()
    /// The effect runs until it isn't active any more.
    public static let repeating = SymbolEffectOptions(repeats: .infinity)
    /// The effect runs once.
    public static let nonRepeating = SymbolEffectOptions(repeats: 1)
    /// The effect runs until it isn't active any more.
    public var repeating: SymbolEffectOptions { SymbolEffectOptions(speed: speed, repeats: .infinity) }
    /// The effect runs once.
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(speed: speed, repeats: 1) }

    /// The effect runs several times, or without end if the count is `nil`.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }

    /// The effect runs several times, or without end if the count is `nil`.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(speed: speed, repeats: count.map { Double(max(1, $0)) } ?? .infinity)
    }

    /// The effect runs at a speed, where 1 is the usual one.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

    /// The effect runs at a speed, where 1 is the usual one.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(speed: speed.isFinite && speed > 0 ? speed : nil, repeats: repeats)
    }
}

extension View {
    /// Shows an effect on the symbols in this view while it is active.
    ///
    /// The innermost effect around a symbol is shown.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: How fast and how often it runs.
    ///   - isActive: Whether the effect is shown.
    public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            ElementModifier(StyleWrapper.self) {
                $0.set(.symbolEffect, isActive ? effect._wireName : effect._inactiveWireName)
                $0.set(options)
            })
    }

    /// Runs an effect on the symbols in this view whenever a value changes.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: How fast and how often it runs. Without options, it runs once.
    ///   - value: The value. Its first value runs nothing.
    public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(SymbolEffectRuns(effect: effect._wireName, options: options, value: value))
    }

    /// Shows no effects on the symbols in this view that are set outside of it.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.symbolEffect, isEnabled ? "none" : nil) })
    }
}

extension WrapperNode {
    fileprivate func set(_ options: SymbolEffectOptions) {
        set(.symbolEffectSpeed, options.speed)
        set(.symbolEffectRepeats, options.repeats.map { $0.isFinite ? "\(Int(min($0, 1_000)))" : "infinite" })
    }
}

/// Counts the changes of a value. The page runs the effect whenever the count changes.
private struct SymbolEffectRuns<Value: Equatable>: WrappingModifier {
    static var role: ElementRole { .style }

    let effect: String
    let options: SymbolEffectOptions
    let value: Value

    func prepare(_ wrapper: WrapperNode) { wrapper.memory = Count(value) }

    func configure(_ wrapper: WrapperNode) {
        guard let memory = wrapper.memory else { return }
        // `prepare(_:)` has stored it. A wrapper has one modifier, which doesn't change its type.
        let count = unsafeDowncast(memory, to: Count.self)
        if count.value != value {
            count.value = value
            count.runs += 1
        }
        wrapper.set(.symbolEffectRun, count.runs == 0 ? nil : "\(effect) \(count.runs)")
        wrapper.set(options)
    }

    private final class Count {
        var value: Value
        var runs = 0

        init(_ value: Value) { self.value = value }
    }
}
