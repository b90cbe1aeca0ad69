import BackstaffElements
import BackstaffGraph
import Foundation

extension StyleFill {
    /// The paint, visible only where a shape is drawn.
    func masked(by drawing: ShapeDrawing) -> ModifiedContent<StyleFill, DrawingModifier> {
        modifier(DrawingModifier(drawing: drawing))
    }
}

/// Shows a view only where a shape is drawn.
///
/// The path of a shape depends on its size, which the page reports:
///
///     made ──► path in a square of 100 points, which the page stretches
///     size reported ──► path in this size
///     body runs ──► path of the new shape, in the size that was reported last
struct DrawingModifier: WrappingModifier {
    static var role: ElementRole { .clip }

    let drawing: ShapeDrawing

    /// The size that the page has reported last.
    private final class ReportedSize {
        var size: CGSize?
    }

    func prepare(_ wrapper: WrapperNode) {
        wrapper.memory = ReportedSize()
        wrapper.respond(to: .size)
    }

    /// Ends the drawing of a view that is shown in another way from now on.
    static func remove(from wrapper: WrapperNode) {
        wrapper.memory = nil
        wrapper.onEvent = nil
        wrapper.respond(to: [])
        for key in [AttributeKey.drawing, .outset, .lineWidth] { wrapper.set(key, nil as AttributeValue?) }
    }

    func configure(_ wrapper: WrapperNode) {
        show(on: wrapper)
        wrapper.onEvent = { [unowned wrapper] event, _ in
            guard case .size(let width, let height) = event, width.isFinite, height.isFinite else { return }
            let size = CGSize(width: width, height: height)
            guard let measured = wrapper.memory as? ReportedSize, measured.size != size else { return }
            measured.size = size
            wrapper.forgetAttributes()
            show(on: wrapper)
        }
    }

    private func show(on wrapper: WrapperNode) {
        let size = (wrapper.memory as? ReportedSize)?.size ?? CGSize(width: 100, height: 100)
        wrapper.set(.drawing, drawing.text(in: size))
        wrapper.set(.outset, drawing.outset == 0 ? nil : drawing.outset)
        wrapper.set(.lineWidth, drawing.line.map { Double($0.style.lineWidth) })
    }
}
