import BackstaffElements
import BackstaffGraph
import Foundation

/// The node of a canvas.
///
///     made ──► no drawing ──► size known ──► renderer runs ──► drawing
///                                                 ▲               │
///                  another size or closure, or ───┴───────────────┘
///                  what the renderer has read changes
final class CanvasNode: ElementNode, ElementResponder {
    /// The closure as it is in memory. A generic function that gets it alone gets another closure around it each time.
    private struct Renderer {
        let draw: (inout GraphicsContext, CGSize) -> Void
    }

    private var renderer: Renderer
    private var size = CGSize.zero

    private static let reads = FieldPlan.of(CanvasNode.self)

    init(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, under parent: _Node) {
        self.renderer = Renderer(draw: renderer)
        super.init(.canvas, under: parent)
        tree.respond(to: .size, at: element, by: self)
    }

    override var viewName: String { "Canvas" }

    func update(to new: @escaping (inout GraphicsContext, CGSize) -> Void) {
        let new = Renderer(draw: new)
        if ClosureComparison.isEqual(renderer, new) { return }
        renderer = new
        isDirty = false
        update()
    }

    func respond(to event: ElementEvent, at element: Element) {
        guard case .size(let width, let height) = event, width.isFinite, height.isFinite else { return }
        let new = CGSize(width: width, height: height)
        if new == size { return }
        size = new
        invalidate()
    }

    /// Runs the renderer and shows its drawing.
    override func update() {
        guard size.width > 0, size.height > 0 else { return set(.drawing, nil as String?) }
        let drawing = CanvasDrawing(id: "d\(element.id)", size: size)
        Tracking.run(self, plan: Self.reads) {
            var context = GraphicsContext(
                drawing, layer: drawing.root, environment: EnvironmentValues(scope.environment))
            renderer.draw(&context, size)
        }
        let markup = drawing.finished()
        set(.drawing, markup.isEmpty ? nil : markup)
    }
}
