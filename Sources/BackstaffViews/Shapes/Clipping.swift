import BackstaffElements
import BackstaffGraph
import Foundation

/// Shows a view only inside a shape.
struct ClipModifier<Content: Shape>: WrappingModifier {
    static var role: ElementRole { .clip }

    let shape: Content
    let isEvenOdd: Bool

    func prepare(_ wrapper: WrapperNode) { drawing?.prepare(wrapper) }

    // The value of an `AnyShape` may change from one kind to the other.
    func configure(_ wrapper: WrapperNode) {
        if let drawing {
            if wrapper.memory == nil {
                drawing.prepare(wrapper)
                wrapper.set(_ShapeOutline(nil))
            }
            drawing.configure(wrapper)
        } else {
            if wrapper.memory != nil { DrawingModifier.remove(from: wrapper) }
            wrapper.set(shape._outline)
        }
    }

    /// The drawing, if style sheets don't know the shape. The name of a changed shape doesn't have the change.
    private var drawing: DrawingModifier? {
        let outline = shape._outline
        if outline.name != nil, outline.lineWidth == nil, outline.changes.isEmpty { return nil }
        return DrawingModifier(drawing: ShapeDrawing(insideOf: shape, isEvenOdd: isEvenOdd))
    }
}

extension View {
    /// Clips this view to a shape.
    ///
    /// A shape of the app, and one that is changed, has the path for the size that the page has reported.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape, isEvenOdd: style.isEOFilled))
    }

    /// Clips this view to its bounds.
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// Clips this view to rounded corners with a radius in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Adds a border inside the bounds of this view, with a width in points. For a gradient its first color is used.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        let color = content._paint.color.wireName
        return modifier(
            ElementModifier(EffectWrapper.self) {
                $0.set(.border, .color(color))
                $0.set(.lineWidth, Double(width))
            })
    }

    /// Sets the shape that `ContainerRelativeShape` follows. It has no effect.
    public func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }
}
