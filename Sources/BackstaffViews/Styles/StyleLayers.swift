import BackstaffElements
import BackstaffGraph

extension View {
    /// Fills the background of this view with a style.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - edges: The edges on which the background extends to the edge of the window. The page supports only all edges
    ///     or none.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = []) -> some View {
        modifier(
            LayerModifier(
                role: .background, alignment: .center, layer: StyleFill(style), ignoresSafeArea: !edges.isEmpty))
    }

    /// Fills the background of this view with the default background style.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills the area in front of this view with a style.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = []) -> some View {
        modifier(
            LayerModifier(role: .overlay, alignment: .center, layer: StyleFill(style), ignoresSafeArea: !edges.isEmpty))
    }
}
