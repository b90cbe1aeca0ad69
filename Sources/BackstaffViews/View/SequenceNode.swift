import BackstaffElements
import BackstaffGraph

/// The node of views that follow each other. The elements of a child come after those of the children before it.
@usableFromInline
package class SequenceNode: _Node {
    /// The children in reading order. Code that changes the order also has to move their elements.
    @exclusivity(unchecked) package final var children: ContiguousArray<_Node> = []

    @usableFromInline  // See Documentation/Workarounds.md.
    package override init(under parent: _Node) {
        super.init(under: parent)
    }

    final func add<V: View>(_ view: V) {
        children.append(V._makeNode(of: view, under: self))
    }

    final func update<V: View>(at index: Int, to view: V) {
        V._updateNode(children[index], to: view)
    }

    package override func unmount() {
        super.unmount()
        for child in children.reversed() { child.unmount() }  // Views disappear in this order, later siblings first.
    }

    package override func forEachElement(_ body: (Element) -> Void) {
        for child in children { child.forEachElement(body) }
    }

    package override var firstElement: Element? { children.firstElement }

    package override final func place(_ element: Element, from child: _Node, before sibling: Element?) {
        super.place(element, from: child, before: sibling ?? firstElement(after: child))
    }

    package override final func move(_ element: Element, from child: _Node, before sibling: Element?) {
        super.move(element, from: child, before: sibling ?? firstElement(after: child))
    }

    private func firstElement(after child: _Node) -> Element? {
        var isPast = false
        for other in children {
            if isPast, let element = other.firstElement { return element }
            if other === child { isPast = true }
        }
        return isPast ? elementAfterContent : nil
    }

    package override final func isOrdered(_ first: _Node, before second: _Node) -> Bool {
        children.isOrdered(first, before: second)
    }
}

@MainActor
extension Sequence where Element: _Node {
    /// The first element of the first node that has one.
    var firstElement: BackstaffElements.Element? {
        for node in self {
            if let element = node.firstElement { return element }
        }
        return nil
    }

    /// Returns whether `first` comes before `second`. Returns `true` if the sequence contains neither.
    package func isOrdered(_ first: _Node, before second: _Node) -> Bool {
        for node in self {
            if node === first { return true }
            if node === second { return false }
        }
        return true
    }
}
