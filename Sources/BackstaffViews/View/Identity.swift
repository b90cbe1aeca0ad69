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

/// A node that gives its first element an id.
@MainActor
protocol NodeWithID: _Node {
    var ownID: AnyHashable { get }

    /// Whether the node is a row of a collection.
    var isRow: Bool { get }
}

/// Finds views by their ids, for a reader that scrolls to them.
@MainActor
protocol IdentityRegistry: AnyObject {
    /// Adds a view with an id. Several views may have the same id.
    func add(_ node: _Node, as id: AnyHashable)

    /// Removes a view.
    func remove(_ node: _Node, as id: AnyHashable)
}

/// The place of the nearest registry in the environment.
enum IdentityRegistryKey {}

extension _Node {
    /// The registry that finds the view of this node by its id, if there is one.
    var identityRegistry: (any IdentityRegistry)? {
        guard let found = EnvironmentScope.lookUp(ObjectIdentifier(IdentityRegistryKey.self), from: scope.environment)
        else {
            return nil
        }
        // Entries for a key have its type, so the downcast is sound.
        return unsafeDowncast(found, to: EnvironmentEntry<(any IdentityRegistry)?>.self).currentValue
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

private final class IdentityNode<ID: Hashable>: BranchNode, NodeWithID {
    private let registry: (any IdentityRegistry)?

    var id: ID {
        didSet {
            registry?.remove(self, as: oldValue)
            registry?.add(self, as: id)
        }
    }

    init(_ id: ID, under parent: _Node) {
        self.id = id
        registry = parent.identityRegistry
        super.init(under: parent)
        registry?.add(self, as: id)
    }

    var ownID: AnyHashable { AnyHashable(id) }

    var isRow: Bool { false }

    /// With a transition that says that the old views go at once, they disappear before the new ones appear.
    override func unmountContent(_ former: _Node) {
        if former.removalSeconds == 0 { graph.removeEarly { former.unmount() } } else { former.unmount() }
    }

    override func unmount() {
        super.unmount()
        registry?.remove(self, as: id)
    }
}
