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

    /// What a wrapper knows about its size.
    private final class Measured {
        var size: CGSize?
    }

    func prepare(_ wrapper: WrapperNode) {
        wrapper.memory = Measured()
        wrapper.respond(to: .size)
    }

    func configure(_ wrapper: WrapperNode) {
        show(on: wrapper)
        wrapper.onEvent = { [unowned wrapper] event, _ in
            guard case .size(let width, let height) = event, width.isFinite, height.isFinite else { return }
            let size = CGSize(width: width, height: height)
            guard let measured = wrapper.memory as? Measured, measured.size != size else { return }
            measured.size = size
            wrapper.forgetAttributes()
            show(on: wrapper)
        }
    }

    private func show(on wrapper: WrapperNode) {
        let size = (wrapper.memory as? Measured)?.size ?? CGSize(width: 100, height: 100)
        wrapper.set(.drawing, drawing.text(in: size))
        wrapper.set(.outset, drawing.outset == 0 ? nil : drawing.outset)
        wrapper.set(.lineWidth, drawing.line.map { Double($0.style.lineWidth) })
    }
}
