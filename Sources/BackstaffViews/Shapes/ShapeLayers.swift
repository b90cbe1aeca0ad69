import BackstaffElements
import BackstaffGraph

extension View {
    /// Fills a shape behind this view with a style.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(LayerModifier(role: .background, alignment: .center, layer: shape.fill(style)))
    }

    /// Fills a shape behind this view with the default background style.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape)
    }

    /// Fills a shape in front of this view with a style.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(LayerModifier(role: .overlay, alignment: .center, layer: shape.fill(style)))
    }
}
