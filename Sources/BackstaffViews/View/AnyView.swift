import BackstaffGraph

/// A type-erased view.
///
/// If the type of the wrapped view changes, so does its identity, and the state inside is created again.
public struct AnyView {
    fileprivate class Storage {
        @MainActor func show(in node: AnyViewNode) {}
        @MainActor func update(_ node: AnyViewNode) {}
        @MainActor func accept<Visitor: ViewVisitor>(_ visitor: inout Visitor) {}
    }

    private final class Typed<V: View>: Storage {
        let view: V

        init(_ view: V) { self.view = view }

        @MainActor override func show(in node: AnyViewNode) {
            node.type = ObjectIdentifier(V.self)
            node.show(view, as: 0)
        }

        @MainActor override func update(_ node: AnyViewNode) {
            if node.type == ObjectIdentifier(V.self) { return node.update(to: view, as: 0) }
            node.type = ObjectIdentifier(V.self)
            node.replace(with: view, as: 0)
        }

        @MainActor override func accept<Visitor: ViewVisitor>(_ visitor: inout Visitor) { visitor.visit(view) }
    }

    private let storage: Storage

    /// Creates a view that hides the type of `view`.
    public init<V: View>(_ view: V) {
        storage = (view as? AnyView)?.storage ?? Typed(view)
    }

    /// Creates a view that hides the type of `view`.
    public init<V: View>(erasing view: V) {
        self.init(view)
    }
}

/// Does something with a view, given its type.
@MainActor
package protocol ViewVisitor {
    mutating func visit<V: View>(_ view: V)
}

extension AnyView {
    /// Shows a visitor the view inside.
    @MainActor
    package func accept<Visitor: ViewVisitor>(_ visitor: inout Visitor) { storage.accept(&visitor) }
}

extension AnyView: PrimitiveView {
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = AnyViewNode(under: parent)
        view.storage.show(in: node)
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        view.storage.update(unsafeDowncast(node, to: AnyViewNode.self))
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.canDeclareDestinations = true
        inspection.canSetTitle = true
        inspection.canBeManyRows = true
        inspection.canHaveTag = true
    }
}

private final class AnyViewNode: BranchNode {
    var type: ObjectIdentifier?
}
