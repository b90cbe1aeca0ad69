import BackstaffGraph

/// Two views, one after the other. Longer blocks are pairs of pairs, so that one kind of node handles every length.
///
/// The conformance to ``View`` is in an extension, so that builders can create the value outside the main actor.
public struct ViewPair<First: View, Second: View> {
    @usableFromInline package let first: First
    @usableFromInline package let second: Second

    @inlinable
    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ViewPair: PrimitiveView {
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = SequenceNode(under: parent)
        node.children = [First._makeNode(of: view.first, under: node), Second._makeNode(of: view.second, under: node)]
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: SequenceNode.self)
        First._updateNode(node.children[0], to: view.first)
        Second._updateNode(node.children[1], to: view.second)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.canBeManyRows = true
        inspection.enter(First.self)
        inspection.enter(Second.self)
    }
}

/// A view created from any number of views, one after the other. The view builder creates it for blocks of more than
/// six statements.
public struct TupleView<each Content: View> {
    package let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }
}

extension TupleView: PrimitiveView {
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = SequenceNode(under: parent)
        for view in repeat each view.content { node.add(view) }
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: SequenceNode.self)
        var index = 0
        for view in repeat each view.content {
            node.update(at: index, to: view)
            index += 1
        }
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.canBeManyRows = true
        for type in repeat (each Content).self { inspection.enter(type) }
    }
}
