import BackstaffElements
import BackstaffGraph

/// Views behind or in front of each modified view, in the room that it takes.
///
///     background / overlay
///     ├── the view
///     └── layer: what stands behind or in front
struct LayerModifier<Layer: View>: PrimitiveModifier {
    let role: ElementRole
    let alignment: Alignment
    let layer: Layer
    var ignoresSafeArea = false

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = LayeredNode(modifier.role, under: parent)
        node.show(content)
        let layer = LayerNode(.layer, under: node)
        layer.show(modifier.layer)
        node.add(layer)
        modifier.configure(layer)
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: LayeredNode.self)
        node.update(content: content)
        guard let layer = node.layer else { return }
        modifier.configure(layer)
        layer.update(content: modifier.layer)
    }

    private func configure(_ node: ContainerNode) {
        node.set(.alignment, alignment.name)
        node.set(.safeArea, ignoresSafeArea ? "all" : nil)
    }

    static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Layer.self)
    }
}

/// The node of what stands behind or in front.
final class LayerNode: ContainerNode {}

/// The node of a view with a layer. Whatever comes to stand in the content stays before the layer.
final class LayeredNode: ContainerNode {
    private(set) var layer: ContainerNode?

    func add(_ layer: ContainerNode) {
        self.layer = layer
        tree.append(layer.element, to: element)
    }

    override func unmount() {
        super.unmount()
        layer?.unmount()
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        super.place(element, from: child, before: sibling ?? layer?.element)
    }

    override func move(_ element: Element, from child: _Node, before sibling: Element?) {
        super.move(element, from: child, before: sibling ?? layer?.element)
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool { first === content }
}

extension View {
    /// Puts views behind this one.
    ///
    /// - Parameters:
    ///   - alignment: how they stand in the room of this view.
    ///   - content: the views, the last in front.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(role: .background, alignment: alignment, layer: content()))
    }

    /// Puts a view behind this one.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(role: .background, alignment: alignment, layer: background))
    }

    /// Fills the room behind this view.
    ///
    /// - Parameters:
    ///   - style: what it is filled with.
    ///   - edges: sides on which the fill goes on to the edge of the window; none if empty. The page tells all from none.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = []) -> some View {
        modifier(
            LayerModifier(
                role: .background, alignment: .center, layer: StyleFill(style), ignoresSafeArea: !edges.isEmpty))
    }

    /// Fills the room behind this view with the platform's background.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind this view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(LayerModifier(role: .background, alignment: .center, layer: shape.fill(style)))
    }

    /// Fills a shape behind this view with the platform's background.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape)
    }

    /// Puts views in front of this one.
    ///
    /// - Parameters:
    ///   - alignment: how they stand in the room of this view.
    ///   - content: the views, the last in front.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(role: .overlay, alignment: alignment, layer: content()))
    }

    /// Puts a view in front of this one.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(role: .overlay, alignment: alignment, layer: overlay))
    }

    /// Fills the room in front of this view.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = []) -> some View {
        modifier(
            LayerModifier(role: .overlay, alignment: .center, layer: StyleFill(style), ignoresSafeArea: !edges.isEmpty))
    }

    /// Fills a shape in front of this view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(LayerModifier(role: .overlay, alignment: .center, layer: shape.fill(style)))
    }
}
