import BackstaffElements
import BackstaffGraph
import Foundation

extension View {
    /// Cuts this view to a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        let outline = shape._outline
        return modifier(ElementModifier(ClipWrapper.self) { $0.set(outline) })
    }

    /// Cuts this view to its own room.
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// Rounds the corners of this view, by a radius in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Draws a line inside the edges of this view, of a width in points. Of a gradient the first colour is taken.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        let color = content._paint.color.wireName
        return modifier(
            ElementModifier(EffectWrapper.self) {
                $0.set(.border, .color(color))
                $0.set(.lineWidth, Double(width))
            })
    }

    /// Shows this view only where another is opaque. Accepted without effect: all of it is shown.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }

    /// Shows this view only where another is opaque. Accepted without effect: all of it is shown.
    public func mask<Mask: View>(_ mask: Mask) -> some View { self }

    /// Sets the shape that `ContainerRelativeShape` follows. Accepted without effect.
    public func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }
}
