import BackstaffElements
import BackstaffGraph

/// Views behind or in front of each modified view, in its bounds.
///
///     background / overlay
///     ├── the view
///     └── layer: the view behind or in front
struct LayerModifier<Layer: View>: NodeModifier {
    let role: ElementRole
    let alignment: Alignment
    let layer: Layer
    var ignoresSafeArea = false

    func makeNode(under parent: _Node) -> LayeredNode { LayeredNode(role, under: parent) }

    func contentWasMade(in node: LayeredNode) {
        let layer = LayerNode(.layer, under: node)
        layer.show(self.layer)
        node.add(layer)
        configure(layer)
    }

    func contentWasUpdated(in node: LayeredNode) {
        guard let layer = node.layer else { return }
        configure(layer)
        layer.update(content: self.layer)
    }

    private func configure(_ node: ContainerNode) {
        node.set(.alignment, alignment.name)
        node.set(.safeArea, ignoresSafeArea ? "all" : nil)
    }

    static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Layer.self)
    }
}

/// The node of a background or overlay.
final class LayerNode: ContainerNode {}

/// The node of a view with a background or overlay.
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

    override var elementAfterContent: Element? { layer?.element }
}

// The forms without a closure are variadic, and two arguments fit two forms, which is an error. If code has a
// mistake elsewhere, the type checker would otherwise try a trailing closure as their argument, and check it once more
// for each of them. It doesn't go on with a variadic parameter that is followed by a default argument.
extension View {
    /// Adds views behind this view.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views in the bounds of this view.
    ///   - content: A view builder for the views. The last is in front.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(role: .background, alignment: alignment, layer: content()))
    }

    /// Adds a view behind this view.
    ///
    /// - Parameters:
    ///   - background: The view, exactly one.
    ///   - alignment: The alignment of the view in the bounds of this view.
    @_disfavoredOverload  // And variadic: see the comment above.
    public func background<Background: View>(_ background: Background..., alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(role: .background, alignment: alignment, layer: background[0]))
    }

    /// Makes two arguments ambiguous, because SwiftUI takes one.
    @available(*, deprecated, message: "background takes one view: put several in its closure, background { … }")
    @_disfavoredOverload
    public func background<Background: View>(
        _ first: Background, _ second: Background, _ more: Background...
    ) -> some View { self }

    /// Adds views in front of this view.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views in the bounds of this view.
    ///   - content: A view builder for the views. The last is in front.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(role: .overlay, alignment: alignment, layer: content()))
    }

    /// Adds a view in front of this view.
    ///
    /// - Parameters:
    ///   - overlay: The view, exactly one.
    ///   - alignment: The alignment of the view in the bounds of this view.
    @_disfavoredOverload  // And variadic: see the comment above.
    public func overlay<Overlay: View>(_ overlay: Overlay..., alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(role: .overlay, alignment: alignment, layer: overlay[0]))
    }

    /// Makes two arguments ambiguous, because SwiftUI takes one.
    @available(*, deprecated, message: "overlay takes one view: put several in its closure, overlay { … }")
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ first: Overlay, _ second: Overlay, _ more: Overlay...) -> some View { self }

}
