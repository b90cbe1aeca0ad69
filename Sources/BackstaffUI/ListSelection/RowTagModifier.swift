import BackstaffElements
import BackstaffGraph

/// A modifier that tells the list of a view which value the view's row has.
struct RowTagModifier<Value: Hashable>: PrimitiveModifier {
    /// The value, or `nil` for no tag.
    let value: Value?
    let kind: RowTagKind

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = RowTagNode(modifier, under: parent)
        node.show(content)
        node.tagElements()
        node.scope.row?.add(node)
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: RowTagNode<Value>.self)
        node.update(content: content)
        node.update(to: modifier)
    }
}

private final class RowTagNode<Value: Hashable>: ContentNode, LazyRowSpeaker {
    private var modifier: RowTagModifier<Value>

    init(_ modifier: RowTagModifier<Value>, under parent: _Node) {
        self.modifier = modifier
        super.init(under: parent)
    }

    func update(to new: RowTagModifier<Value>) {
        if new.value == modifier.value { return }
        modifier = new
        tagElements()
        if new.value == nil, let host = scope.rowTags { forEachElement { host.untag($0, modifier.kind) } }
    }

    func speak() { tagElements() }

    func tagElements() {
        guard let host = scope.rowTags else { return }
        forEachElement { tag($0, in: host) }
    }

    private func tag(_ element: Element, in host: any RowTagHost) {
        if let value = modifier.value { host.tag(element, as: value, modifier.kind) }
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        if let host = scope.rowTags { tag(element, in: host) }
        super.place(element, from: child, before: sibling)
    }
}
