import BackstaffElements
import BackstaffGraph

extension View {
    /// Puts items into the bars of the screen that this view is on.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: content()))
    }

    /// Puts views into the bar of the screen that this view is on, at its trailing end.
    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
    }

    /// Leaves out something that the framework puts into a bar by itself.
    ///
    /// To be without the sidebar's toggle, apply this to the content of the *sidebar*, and not to the split view.
    public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
        preference(RemovedToolbarItemsPreference(removesSidebarToggle: kind == .sidebarToggle))
    }
}

/// Puts items into the bars of the screen that a view is on.
struct ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
    let items: Items

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = ToolbarNode(under: parent)
        node.items = Items._makeNode(of: modifier.items, under: node)
        node.show(content)
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: ToolbarNode.self)
        if let items = node.items { Items._updateNode(items, to: modifier.items) }
        node.update(content: content)
    }
}

/// The node of a view with toolbar items: the items' nodes stand beside the content's, and their elements in the bars.
private final class ToolbarNode: ContentNode {
    var items: _Node?

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

/// The node of one toolbar item.
final class ToolbarItemNode: ContainerNode {
    var placement: ToolbarItemPlacement {
        didSet { if placement != oldValue { announce() } }
    }

    init(_ placement: ToolbarItemPlacement, under parent: _Node) {
        self.placement = placement
        super.init(.barItem, under: parent)
        scope = Scope(copying: scope)
        scope.leaveList()
        announce()
    }

    private func announce() {
        scope.preferences?.set(ToolbarItemPreference(position: placement.position, element: element), by: self)
    }

    override func unmount() {
        super.unmount()
        scope.preferences?.remove(self)
    }
}

/// A toolbar item's element, and where it belongs.
struct ToolbarItemPreference {
    let position: ToolbarPosition
    let element: Element
}
