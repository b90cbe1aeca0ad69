import BackstaffGraph

/// A type-erased view whose node is made on demand.
@MainActor
class TabBody {
    let type: ObjectIdentifier

    init(type: ObjectIdentifier) {
        self.type = type
    }

    func makeNode(under parent: _Node) -> _Node { _Node(under: parent) }
    func update(_ node: _Node) {}
}

final class TypedTabBody<V: View>: TabBody {
    private let view: V

    init(_ view: V) {
        self.view = view
        super.init(type: ObjectIdentifier(V.self))
    }

    override func makeNode(under parent: _Node) -> _Node { V._makeNode(of: view, under: parent) }
    override func update(_ node: _Node) { V._updateNode(node, to: view) }
}
