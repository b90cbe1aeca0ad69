import BackstaffElements
import BackstaffGraph

// The parameter for the style is variadic for the reason in Layers.swift.
extension View {
    /// Fills the background of this view with a style.
    ///
    /// - Parameters:
    ///   - style: The style, exactly one.
    ///   - edges: The edges on which the background extends to the edge of the window. The page supports only all edges
    ///     or none.
    public func background<S: ShapeStyle>(_ style: S..., ignoresSafeAreaEdges edges: Edge.Set = []) -> some View {
        modifier(
            LayerModifier(
                role: .background, alignment: .center, layer: StyleFill(style[0]), ignoresSafeArea: !edges.isEmpty))
    }

    /// Makes two arguments ambiguous, because SwiftUI takes one.
    @available(*, deprecated, message: "background takes one style: add another background for each further style")
    public func background<S: ShapeStyle>(_ first: S, _ second: S, _ more: S...) -> some View { self }

    /// Fills the background of this view with the default background style.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills the area in front of this view with a style.
    ///
    /// - Parameters:
    ///   - style: The style, exactly one.
    ///   - edges: The edges on which the overlay extends to the edge of the window. The page supports only all edges
    ///     or none.
    public func overlay<S: ShapeStyle>(_ style: S..., ignoresSafeAreaEdges edges: Edge.Set = []) -> some View {
        modifier(
            LayerModifier(
                role: .overlay, alignment: .center, layer: StyleFill(style[0]), ignoresSafeArea: !edges.isEmpty))
    }

    /// Makes two arguments ambiguous, because SwiftUI takes one.
    @available(*, deprecated, message: "overlay takes one style: add another overlay for each further style")
    public func overlay<S: ShapeStyle>(_ first: S, _ second: S, _ more: S...) -> some View { self }
}
