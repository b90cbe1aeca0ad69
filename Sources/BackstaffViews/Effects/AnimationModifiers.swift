import BackstaffElements
import BackstaffGraph

extension View {
    /// Sets the animation for changes of this view. The page animates every change that it can, independent of the
    /// value that has caused it.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { animated(animation) }

    /// Sets the animation for changes of this view.
    public func animation(_ animation: Animation? = .default) -> some View { animated(animation) }

    /// Modifies the transaction for changes of this view. If animations are disabled or there is no animation, changes
    /// aren't animated.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        var transaction = Transaction()
        transform(&transaction)
        return modifier(AnimationModifier(transaction: transaction))
    }

    private func animated(_ animation: Animation?) -> some View {
        var transaction = Transaction(animation: animation)
        transaction.disablesAnimations = animation == nil
        return modifier(AnimationModifier(transaction: transaction))
    }
}

/// Sets the animation for changes of a view.
private struct AnimationModifier: WrappingModifier {
    static var role: ElementRole { .style }

    let transaction: Transaction

    func configure(_ wrapper: WrapperNode) {
        let animation = transaction.disablesAnimations ? nil : transaction.animation
        wrapper.set(.animation, transaction.disablesAnimations ? "none" : animation?.curve)
        wrapper.set(.duration, animation.map { $0.duration ?? Animation.usualDuration })
    }
}

/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates properties from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The position.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Matches the geometry of this view with that of others with the same id. It has no effect.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        self
    }
}
