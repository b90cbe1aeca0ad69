import BackstaffElements
import BackstaffGraph

/// A modifier that tells the list of a view which value the view's row has.
package struct RowTagModifier<Value: Hashable>: NodeModifier {
    /// The value, or `nil` for no tag.
    package let value: Value?
    package let kind: RowTagKind

    package func makeNode(under parent: _Node) -> RowTagNode<Value> { RowTagNode(self, under: parent) }

    package func contentWasMade(in node: RowTagNode<Value>) {
        node.tagElements()
        node.scope.row?.add(node)
    }

    package func contentWasUpdated(in node: RowTagNode<Value>) { node.update(to: self) }
}

package final class RowTagNode<Value: Hashable>: ContentNode, RowAnnotator {
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

    func annotateRow() { tagElements() }

    func tagElements() {
        guard let host = scope.rowTags else { return }
        forEachElement { tag($0, in: host) }
    }

    private func tag(_ element: Element, in host: any RowTagHost) {
        if let value = modifier.value { host.tag(element, as: value, modifier.kind) }
    }

    package override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        if let host = scope.rowTags { tag(element, in: host) }
        super.place(element, from: child, before: sibling)
    }
}
