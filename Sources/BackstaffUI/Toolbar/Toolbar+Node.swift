import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// Puts items into the bars of the screen that a view is on.
struct ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
    /// What a customizable toolbar is known by.
    var identity: ToolbarIdentity?
    let items: Items

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = ToolbarNode(under: parent)
        node.identity = modifier.identity
        node.makeItems { Items._makeNode(of: modifier.items, under: $0) }
        node.show(content)
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: ToolbarNode.self)
        node.identity = modifier.identity
        if let items = node.items { Items._updateNode(items, to: modifier.items) }
        node.update(content: content)
    }
}

/// What a toolbar is known by, and where an app's source has it.
struct ToolbarIdentity {
    let id: String
    let place: SourcePlace
}

/// The node of a view with toolbar items: the items' nodes stand beside the content's, and their elements in the bars.
final class ToolbarNode: ContentNode {
    @exclusivity(unchecked) fileprivate(set) var identity: ToolbarIdentity?
    @exclusivity(unchecked) private(set) var items: _Node?

    /// Makes the nodes of the items, before those of the content. Outside of any screen the bars of the container inside
    /// are to have the items.
    func makeItems(_ make: (_Node) -> _Node) {
        guard scope.preferences == nil else {
            items = make(self)
            return
        }
        let outside = scope
        let outer = Tracking.untracked { EnvironmentValues(outside.environment).outerToolbar }
        let toolbar = OuterToolbar(PreferenceCollector(graph: graph), outer: outer)
        scope = Scope(copying: outside)
        scope.preferences = toolbar.collector
        items = make(self)
        scope = Scope(copying: outside)
        scope.assign { $0.outerToolbar = toolbar }
    }

    override func unmount() {
        super.unmount()
        items?.unmount()
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool { first === items }

    // What an item says of itself brings its element into a bar, which arranges it: none of them is the content's.

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        if child !== items { super.place(element, from: child, before: sibling) }
    }

    override func move(_ element: Element, from child: _Node, before sibling: Element?) {
        if child !== items { super.move(element, from: child, before: sibling) }
    }

    override func withdraw(_ element: Element, from child: _Node) {
        if child === items { graph.tree.remove(element) } else { super.withdraw(element, from: child) }
    }
}
