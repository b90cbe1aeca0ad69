import BackstaffElements
import BackstaffGraph

package typealias ElementNode = _ElementNode
package typealias ContainerNode = _ContainerNode

/// A node with an element of its own. A subclass that handles events is an `ElementResponder` too.
///
/// The class is public because another module of the package subclasses it. Apps don't use it.
open class _ElementNode: _Node {
    package let element: Element

    @usableFromInline  // See Documentation/Workarounds.md.
    package init(_ role: ElementRole, text: String = "", under parent: _Node) {
        element = parent.graph.tree.make(role, text: text)
        super.init(under: parent)
        element.owner = self
    }

    package final var tree: ElementTree { graph.tree }

    open override func unmount() {
        super.unmount()
        tree.forget(element)
    }

    public override final func forEachElement(_ body: (Element) -> Void) { body(element) }

    public override final var firstElement: Element? { element }

    // MARK: Elements inside

    open override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.insert(element, into: self.element, before: sibling ?? elementAfterContent)
    }

    open override func move(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.move(element, before: sibling ?? elementAfterContent)
    }

    open override func withdraw(_ element: Element, from child: _Node) {
        tree.remove(element)
    }

    // MARK: Attributes

    package final func set(_ key: AttributeKey, _ value: AttributeValue?) {
        tree.set(key, to: value, of: element)
    }

    package final func set(_ key: AttributeKey, _ value: Double?) {
        set(key, value.map { .number($0) })
    }

    package final func set(_ key: AttributeKey, _ value: String?) {
        set(key, value.map { .text($0) })
    }

    package final func set(_ key: AttributeKey, _ value: Bool) {
        set(key, .flag(value))
    }
}

/// A node whose element contains the elements of its content.
///
/// The class is public because another module of the package subclasses it. Apps don't use it.
open class _ContainerNode: _ElementNode {
    package private(set) final var content: _Node?

    @usableFromInline  // See Documentation/Workarounds.md.
    package override init(_ role: ElementRole, text: String = "", under parent: _Node) {
        super.init(role, text: text, under: parent)
        // The views inside aren't rows of an outer lazy container, which neither counts nor creates them.
        if scope.lazyRows != nil {
            scope = Scope(copying: scope)
            scope.changeRows { $0.lazyRows = nil }
        }
    }

    /// Creates the content's node, while this node is created.
    package final func show<V: View>(_ view: V) {
        let node = V._makeNode(of: view, under: self)
        content = node
        node.forEachElement { tree.append($0, to: element) }
    }

    open override func unmount() {
        super.unmount()
        content?.unmount()
    }

    /// The content comes before any other child.
    open override func isOrdered(_ first: _Node, before second: _Node) -> Bool { second !== content }
}
