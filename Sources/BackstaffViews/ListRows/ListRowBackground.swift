import BackstaffElements
import BackstaffGraph

extension View {
    /// Places a view behind each of this view's rows, filling the whole row.
    ///
    /// - Parameter view: The background, or `nil` for the background of the list style.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(ListRowBackgroundModifier(background: view))
    }
}

private struct ListRowBackgroundModifier<Background: View>: NodeModifier {
    let background: Background?

    func makeNode(under parent: _Node) -> ListRowBackgroundNode<Background> {
        ListRowBackgroundNode<Background>(background, under: parent)
    }

    func contentWasMade(in node: ListRowBackgroundNode<Background>) { node.notifyList() }

    func contentWasUpdated(in node: ListRowBackgroundNode<Background>) { node.update(to: background) }
}

/// The node of a view that gives its rows a background: it creates one layer for each row.
private final class ListRowBackgroundNode<Background: View>: RowTraitNode {
    private var background: Background?
    private var layers: [ElementID: LayerNode] = [:]

    init(_ background: Background?, under parent: _Node) {
        self.background = background
        super.init(under: parent)
    }

    func update(to new: Background?) {
        let presenceChanged = (new == nil) != (background == nil)
        background = new
        if let new { for layer in layers.values { layer.update(content: new) } }
        if presenceChanged { traitDidChange() }
    }

    override var hasBackground: Bool { background != nil }

    override func addBackground(to row: Element) {
        guard let background, layers[row.id] == nil else { return }
        let layer = LayerNode(.layer, under: self)
        layer.set(.placement, "background")
        layer.show(background)
        layers[row.id] = layer
        graph.tree.insert(layer.element, into: row, before: nil)
    }

    override func removeBackground(from row: Element) {
        guard let layer = layers.removeValue(forKey: row.id) else { return }
        graph.tree.remove(layer.element)
        layer.unmount()
    }

    override func rowWasTaken(_ row: Element) {
        layers.removeValue(forKey: row.id)?.unmount()
    }

    override func unmount() {
        for layer in layers.values { layer.unmount() }
        layers = [:]
        super.unmount()
    }
}
