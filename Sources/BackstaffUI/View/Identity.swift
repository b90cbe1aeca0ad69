import BackstaffGraph

extension View {
    /// Binds the view's identity to `id`. When `id` changes, the view's identity changes, and all state in it is
    /// created again.
    ///
    /// The change isn't animated.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IdentityModifier(id: id))
    }
}

struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
    let id: ID

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = IdentityNode(modifier.id, under: parent)
        node.show(content, as: 0)
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: IdentityNode<ID>.self)
        if node.id == modifier.id { return node.update(to: content, as: 0) }
        node.id = modifier.id
        node.replace(with: content, as: 0)
    }
}

private final class IdentityNode<ID: Hashable>: BranchNode {
    private let targets: ScrollTargets?

    var id: ID {
        didSet {
            targets?.remove(self, as: oldValue)
            targets?.add(self, as: id)
        }
    }

    init(_ id: ID, under parent: _Node) {
        self.id = id
        targets = parent.scrollTargets
        super.init(under: parent)
        targets?.add(self, as: id)
    }

    override func unmount() {
        super.unmount()
        targets?.remove(self, as: id)
    }
}
