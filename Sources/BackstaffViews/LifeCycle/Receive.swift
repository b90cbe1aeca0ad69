import BackstaffCombine
import BackstaffGraph

extension View {
    /// Adds an action that is performed for each value of a publisher while this view exists.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}

/// Performs an action for each value of a publisher.
struct ReceiveModifier<P: Publisher>: NodeModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    func makeNode(under parent: _Node) -> ReceiveNode<P> { ReceiveNode<P>(self, under: parent) }

    func update(_ node: ReceiveNode<P>) { node.update(to: self) }
}

final class ReceiveNode<P: Publisher>: ContentNode where P.Failure == Never {
    private var modifier: ReceiveModifier<P>
    private var subscription: AnyCancellable?

    init(_ modifier: ReceiveModifier<P>, under parent: _Node) {
        self.modifier = modifier
        super.init(under: parent)
        subscribe()
    }

    /// Updates the action. If the publisher differs bitwise from the former one, it is subscribed to instead.
    func update(to new: ReceiveModifier<P>) {
        let isSame = BitwiseComparison.isEqual(modifier.publisher, new.publisher)
        modifier = new
        if !isSame { subscribe() }
    }

    private func subscribe() {
        let reference = ReceiverReference(self)
        subscription = modifier.publisher.sink { value in
            nonisolated(unsafe) let value = value  // Safe: passed to the main actor, and used once.
            MainThread.run {
                guard let node = reference.node, !SceneNotification.isForOther(value, than: node.graph) else { return }
                node.graph.asCurrent { node.modifier.action(value) }
            }
        }
    }

    override func unmount() {
        super.unmount()
        subscription = nil
    }

    /// A weak reference to the node for closures that may be called on any thread.
    ///
    /// `@unchecked Sendable` is sound, because the node is accessed only on the main actor.
    private final class ReceiverReference: @unchecked Sendable {
        weak var node: ReceiveNode?

        init(_ node: ReceiveNode) {
            self.node = node
        }
    }
}
