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
    ///
    /// - Parameters:
    ///   - shape: The shape, exactly one. The parameter is variadic for the reason in Layers.swift.
    ///   - fillStyle: Ignored.
    public func background<T: Shape>(in shape: T..., fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape[0])
    }

    /// Makes two arguments ambiguous, because SwiftUI takes one.
    @available(*, deprecated, message: "background takes one shape: add another background for each further shape")
    public func background<T: Shape>(in first: T, _ second: T, _ more: T...) -> some View { self }

    /// Fills a shape in front of this view with a style.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(LayerModifier(role: .overlay, alignment: .center, layer: shape.fill(style)))
    }
}
