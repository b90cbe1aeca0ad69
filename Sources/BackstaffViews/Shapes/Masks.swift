import BackstaffElements
import BackstaffGraph
import Foundation

extension View {
    /// Shows this view only where another one is visible, and as much as that is opaque.
    ///
    /// The mask is a shape, also one with a fill, or a linear or radial gradient. Any other view masks nothing: the whole view is
    /// shown.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the mask. A shape and a gradient are as large as this view, so it has no effect.
    ///   - mask: A view builder for the mask.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        masked(by: mask())
    }

    /// Shows this view only where another one is visible, and as much as that is opaque.
    ///
    /// - Parameter mask: A shape, also one with a fill, or a linear or radial gradient. Any other view masks nothing.
    public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask) }

    private func masked(by mask: some View) -> AnyView {
        if let shape = mask as? any Shape { return clipped(to: shape) }
        if let view = mask as? _ShapeView, view.stroke == nil, let shape = view.shape {
            return AnyView(modifier(DrawingModifier(drawing: ShapeDrawing(insideOf: shape))))
        }
        if let style = mask as? any ShapeStyle, case .gradient(let gradient) = style._paint.kind {
            return AnyView(
                modifier(
                    ElementModifier(ClipWrapper.self) { wrapper in
                        for (key, value) in gradient.attributes { wrapper.set(key, value) }
                    }))
        }
        return AnyView(self)
    }

    private func clipped(to shape: some Shape) -> AnyView { AnyView(clipShape(shape)) }
}
