import BackstaffGraph
import Foundation

/// A change of a shape, which the page shows as an effect on the drawing of the shape.
enum ShapeChange: Hashable, Sendable {
    case scale(CGSize, UnitPoint)
    case rotation(Angle, UnitPoint)
    case offset(CGSize)
    case size(CGSize)
    case transform(CGAffineTransform)

    @MainActor
    fileprivate func change(_ view: AnyView) -> AnyView {
        switch self {
        case .scale(let scale, let anchor): AnyView(view.scaleEffect(scale, anchor: anchor))
        case .rotation(let angle, let anchor): AnyView(view.rotationEffect(angle, anchor: anchor))
        case .offset(let offset): AnyView(view.offset(offset))
        case .size(let size):
            AnyView(
                view.frame(width: size.width, height: size.height)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
        case .transform(let transform): AnyView(view.transformEffect(transform))
        }
    }

    /// How much wider the change makes a line.
    fileprivate var widening: CGFloat {
        switch self {
        case .scale(let scale, _): abs(scale.width * scale.height).squareRoot()
        case .transform(let transform): abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        case .rotation, .offset, .size: 1
        }
    }
}

extension _ShapeView {
    /// The shape without changes, in a view for each of them. The line along the outline keeps its width.
    var changed: AnyView {
        var plain = outline
        plain.changes = []
        let widening = Double(outline.changes.reduce(1) { $0 * $1.widening })
        var line = stroke
        if widening > 0, widening != 1 { line?.width /= widening }
        let shape = AnyView(_ShapeView(outline: plain, fill: fill, stroke: line, drawing: nil, shape: nil))
        return outline.changes.reduce(shape) { $1.change($0) }
    }
}
