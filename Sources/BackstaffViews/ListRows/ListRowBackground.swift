import BackstaffElements
import BackstaffGraph

extension View {
    /// Places a view behind each of this view's rows, filling the whole row.
    ///
    /// - Parameter view: The background, or `nil` for the background of the list style.
    // `V` is an optional view if the argument is one. If the parameter were `V?`, each of two colors after `?` could be
    // a color or an optional color, and the type checker would look for a typo in the row under each assumption.
    public func listRowBackground<V: View>(_ view: V) -> some View {
        modifier(ListRowBackgroundModifier(background: view))
    }
}

/// An optional view, as the background of a row.
private protocol OptionalBackground {
    var isNil: Bool { get }
}

extension Optional: OptionalBackground where Wrapped: View {
    var isNil: Bool { self == nil }
}

private struct ListRowBackgroundModifier<Background: View>: NodeModifier {
    let background: Background

    func makeNode(under parent: _Node) -> ListRowBackgroundNode<Background> {
        ListRowBackgroundNode<Background>(background, under: parent)
    }

    func contentWasMade(in node: ListRowBackgroundNode<Background>) { node.notifyList() }

    func contentWasUpdated(in node: ListRowBackgroundNode<Background>) { node.update(to: background) }
}

/// The node of a view that gives its rows a background: it creates one layer for each row.
private final class ListRowBackgroundNode<Background: View>: RowTraitNode {
    private var background: Background
    private var layers: [ElementID: LayerNode] = [:]

    init(_ background: Background, under parent: _Node) {
        self.background = background
        super.init(under: parent)
    }

    func update(to new: Background) {
        let hadBackground = hasBackground
        background = new
        if hasBackground { for layer in layers.values { layer.update(content: new) } }
        if hasBackground != hadBackground { traitDidChange() }
    }

    override var hasBackground: Bool { (background as? any OptionalBackground)?.isNil != true }

    override func addBackground(to row: Element) {
        guard hasBackground, layers[row.id] == nil else { return }
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
