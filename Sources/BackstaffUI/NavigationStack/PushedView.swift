import BackstaffGraph
import BackstaffNavigation

/// A view that a link, or a destination without a value, puts on a stack.
@MainActor
class PushedView {
    let id: StackEntry

    /// Whether a view inside can declare destinations.
    var facts: ScreenFacts { ScreenFacts(canDeclareDestinations: true, canSetTitle: true) }

    /// Called when the view has left the stack.
    var onClose: (() -> Void)?

    /// The screen that presents the view in the next column of a split view.
    weak var presenter: ScreenContext?

    init(id: StackEntry) {
        self.id = id
    }

    func makeNode(under parent: _Node) -> _Node { _Node(under: parent) }

    final func didClose() {
        onClose?()
        onClose = nil
    }
}

/// A pushed view that is updated together with the view that pushed it.
final class TypedPushedView<V: View>: PushedView {
    private var view: V
    private weak var node: _Node?

    init(_ view: V, id: StackEntry) {
        self.view = view
        super.init(id: id)
    }

    override var facts: ScreenFacts { ScreenFacts.of(V.self) }

    override func makeNode(under parent: _Node) -> _Node {
        let node = V._makeNode(of: view, under: parent)
        self.node = node
        return node
    }

    func update(to view: V) {
        self.view = view
        if let node, node.isMounted { V._updateNode(node, to: view) }
    }
}
