import BackstaffElements
import BackstaffGraph

extension View {
    /// Says how changes of this view move. The page moves what it can whenever it changes, whichever value was the cause.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { animated(animation) }

    /// Says how changes of this view move.
    public func animation(_ animation: Animation? = .default) -> some View { animated(animation) }

    /// Changes the transaction of this view's changes: with animations disabled, or none, nothing in it moves.
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

/// Says how changes of a view move.
private struct AnimationModifier: WrappingModifier {
    static var role: ElementRole { .style }

    let transaction: Transaction

    func configure(_ wrapper: WrapperNode) {
        let animation = transaction.disablesAnimations ? nil : transaction.animation
        wrapper.set(.animation, transaction.disablesAnimations ? "none" : animation?.curve)
        wrapper.set(.duration, animation.map { $0.duration ?? Animation.usualDuration })
    }
}

/// What views share of their place.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// The properties whose bits are set in `rawValue`.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Where it is.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// How large it is.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Ties this view to others with the same id, so that one seems to become the other. Accepted without effect.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        self
    }
}
