import BackstaffElements
import BackstaffGraph

extension View {
    /// Sets the animation for changes of this view in updates in which `value` changes. Changes by other updates aren't
    /// affected.
    ///
    /// The page animates the changes that it can. With `nil`, such changes aren't animated, even in `withAnimation`.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(ValueAnimationModifier(animation: animation, value: value))
    }

    /// Sets the animation for changes of this view.
    public func animation(_ animation: Animation? = .default) -> some View {
        modifier(
            TransactionModifier { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Modifies the transaction for changes of this view.
    ///
    /// The closure gets the transaction of the update, for example with the animation of `withAnimation`. It is called
    /// for each update that has another transaction than the one before. It is also called while the view is created or
    /// updated, and then gets the transaction of that update.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }
}

/// Modifies the transaction for the changes of a view.
private struct TransactionModifier: WrappingModifier {
    static var role: ElementRole { .style }

    let transform: (inout Transaction) -> Void

    func prepare(_ wrapper: WrapperNode) {
        AnimationFollower(around: wrapper).update(to: transform)
    }

    func configure(_ wrapper: WrapperNode) {
        (wrapper.memory as? AnimationFollower)?.update(to: transform)
    }
}

/// Sets the animation for the changes of a view in updates in which a value changes.
private struct ValueAnimationModifier<Value: Equatable>: WrappingModifier {
    static var role: ElementRole { .style }

    let animation: Animation?
    let value: Value

    func prepare(_ wrapper: WrapperNode) {
        ValueAnimationFollower(around: wrapper, value: value).show()
    }

    func configure(_ wrapper: WrapperNode) {
        (wrapper.memory as? ValueAnimationFollower<Value>)?.update(to: value, animation: animation)
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
