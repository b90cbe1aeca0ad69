import BackstaffGraph

/// One of two views. The view builder creates it for `if` with `else`, and for `switch`.
public struct _ConditionalContent<First: View, Second: View> {
    @usableFromInline
    package enum Storage {
        case first(First)
        case second(Second)
    }

    @usableFromInline package let storage: Storage

    @usableFromInline
    init(_ storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: PrimitiveView {
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = BranchNode(under: parent)
        switch view.storage {
        case .first(let view): node.show(view, as: 0)
        case .second(let view): node.show(view, as: 1)
        }
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: BranchNode.self)
        switch view.storage {
        case .first(let view): node.update(to: view, as: 0)
        case .second(let view): node.update(to: view, as: 1)
        }
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enter(First.self)
        inspection.enter(Second.self)
    }
}

/// A view that can be absent. The view builder creates it for `if` without `else`.
extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public var body: Never { fatalError("Optional has no body: the framework shows it itself.") }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = BranchNode(under: parent)
        if let view { node.show(view, as: 0) }
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: BranchNode.self)
        if let view { node.update(to: view, as: 0) } else { node.clear() }
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.canBeManyRows = true
        inspection.enter(Wrapped.self)
    }
}

/// The node of content with several branches, or of content that can be absent. Each branch has its own identity, so a
/// view that returns starts with new state.
package class BranchNode: ContentNode {
    private var branch = -1

    /// Creates the content of the first branch, while the node is created.
    package final func show<V: View>(_ view: V, as branch: Int) {
        self.branch = branch
        show(view)
    }

    package final func update<V: View>(to view: V, as branch: Int) {
        if branch == self.branch, let content { return V._updateNode(content, to: view) }
        replace(with: view, as: branch)
    }

    /// Replaces the content by that of a branch, even if it's the same branch.
    package final func replace<V: View>(with view: V, as branch: Int) {
        graph.endDepartures(from: self)
        clear()
        show(view, as: branch)
        if let content { placeElements(of: content, before: nil) }
    }

    package final func clear() {
        guard let former = content else { return }
        withdrawElements(of: former)
        setContent(nil)
        branch = -1
        unmountContent(former)
    }

    /// Unmounts content that was removed. With a transition, the views in it are told when that has ended.
    func unmountContent(_ former: _Node) {
        guard let seconds = former.removalSeconds, seconds > 0 else { return former.unmount() }
        graph.remove(from: self, for: seconds) { former.unmount() }
    }
}
