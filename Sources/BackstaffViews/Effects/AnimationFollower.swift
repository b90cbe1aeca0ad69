import BackstaffElements
import BackstaffGraph

/// Changes the transaction for the views inside a wrapper, and sets the wrapper's attributes so that the page animates
/// accordingly.
///
///     the update's transaction ──► outer follower ──► inner follower ──► the views inside
///
/// A wrapper has attributes only if its transaction has another animation than the one around it.
class AnimationFollower: TransactionFollower, TransactionChanger {
    private unowned let wrapper: WrapperNode  // The wrapper owns the follower.
    private weak var outer: AnimationFollower?
    /// The transaction for the views inside.
    private(set) var transaction = UpdateTransaction()

    /// Modifies the transaction.
    var transform: (inout Transaction) -> Void = { _ in }

    init(around wrapper: WrapperNode) {
        self.wrapper = wrapper
        outer = Self.nearest(around: wrapper)
        wrapper.memory = self
        wrapper.graph.transactionDisplay.add(self)
    }

    private static func nearest(around node: _Node) -> AnimationFollower? {
        sequence(first: node, next: \.parent).dropFirst().lazy
            .compactMap { ($0 as? WrapperNode)?.memory as? AnimationFollower }.first
    }

    /// The transaction of the present update for the views at a node.
    static func transaction(around node: _Node) -> Transaction {
        var transaction = Transaction()
        transaction.values = nearest(around: node)?.transaction ?? node.graph.transactionDisplay.shown
        return transaction
    }

    final var graph: ViewGraph { wrapper.graph }

    func follow(isNext: Bool) { show() }

    /// Sets another way to modify the transaction.
    final func update(to transform: @escaping (inout Transaction) -> Void) {
        self.transform = transform
        show()
    }

    /// Determines the transaction, and sets the attributes.
    final func show() {
        let around = outer?.transaction ?? graph.transactionDisplay.shown
        var inside = Transaction()
        inside.values = around
        transform(&inside)
        transaction = inside.values
        let timing = transaction.timing == around.timing ? nil : transaction.timing
        wrapper.forgetAttributes()
        wrapper.set(.animation, transaction.timing == around.timing ? nil : timing?.curve ?? "none")
        wrapper.set(.duration, timing?.runDuration)
        wrapper.set(.delay, timing.flatMap { $0.delay == 0 ? nil : $0.delay })
        wrapper.set(.repeats, timing?.repeats?.words)
        if timing?.isEndless ?? false { graph.tree.noteAllFormerValues() }
    }
}

/// Sets an animation in those updates in which a value changes.
final class ValueAnimationFollower<Value: Equatable>: AnimationFollower {
    private var value: Value

    init(around wrapper: WrapperNode, value: Value) {
        self.value = value
        super.init(around: wrapper)
    }

    func update(to new: Value, animation: Animation?) {
        if new == value { return show() }
        value = new
        transform = { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
        graph.transactionDisplay.noteAnimation()
    }

    /// The animation ends with the update in which the value has changed.
    override func follow(isNext: Bool) {
        if isNext { transform = { _ in } }
        super.follow(isNext: isNext)
    }
}
