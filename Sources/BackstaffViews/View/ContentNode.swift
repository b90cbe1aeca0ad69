import BackstaffElements
import BackstaffGraph

package typealias ContentNode = _ContentNode

/// A node between a view and its content that isn't an ``ElementNode``. It shows the elements of its content, unless a
/// subclass shows others.
///
/// Most modifiers and all views with a body have such a node.
///
/// The class is public because another module of the package subclasses it. Apps don't use it.
open class _ContentNode: _Node {
    @exclusivity(unchecked) package private(set) final var content: _Node?

    /// Creates the content's node, while this node is created.
    @inline(__always)  // Each body and most modifiers call it.
    package final func show<V: View>(_ view: V) {
        content = V._makeNode(of: view, under: self)
    }

    /// Sets the content to a node below this one, or to `nil`. Doesn't unmount the former content.
    package final func setContent(_ node: _Node?) {
        content = node
    }

    open override func unmount() {
        super.unmount()
        content?.unmount()
    }

    open override func forEachElement(_ body: (Element) -> Void) { content?.forEachElement(body) }

    open override var firstElement: Element? { content?.firstElement }

    /// The content comes before any other child.
    open override func isOrdered(_ first: _Node, before second: _Node) -> Bool { second !== content }
}
