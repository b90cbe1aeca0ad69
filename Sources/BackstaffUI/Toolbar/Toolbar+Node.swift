import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// Adds items to the bars of the screen that contains a view.
struct ToolbarModifier<Items: ToolbarContent>: NodeModifier {
    /// The identity of a customizable toolbar.
    var identity: ToolbarIdentity?
    let items: Items

    func makeNode(under parent: _Node) -> ToolbarNode {
        let node = ToolbarNode(under: parent)
        node.identity = identity
        node.makeItems { Items._makeNode(of: items, under: $0) }
        return node
    }

    func update(_ node: ToolbarNode) {
        node.identity = identity
        if let child = node.items { Items._updateNode(child, to: items) }
    }
}

/// The id of a customizable toolbar, and its place in the app's source.
struct ToolbarIdentity {
    let id: String
    let place: SourcePlace
}

/// The node of a view with toolbar items. The nodes of the items are beside that of the content. Their elements are in
/// the bars.
final class ToolbarNode: ContentNode {
    fileprivate(set) var identity: ToolbarIdentity?
    private(set) var items: _Node?

    /// Creates the nodes of the items. Call it before the content is created. Outside of a screen the items are for the
    /// bars of the container inside.
    func makeItems(_ make: (_Node) -> _Node) {
        if let preferences = scope.preferences, !preferences.isOutermost {
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

    // The preference of an item brings its element into a bar. So the elements of the items aren't placed with those of
    // the content.

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
