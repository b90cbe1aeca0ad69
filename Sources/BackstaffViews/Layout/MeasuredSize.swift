import BackstaffElements
import BackstaffGraph
import Foundation

/// A view that fills the available space, shows nothing, and reports its size.
///
/// As the layer of a background it reports the size of the view in front of it.
struct SizeReporter: PrimitiveView {
    /// Called when the page reports a new size.
    let report: @MainActor (CGSize) -> Void

    static func _makeNode(of view: Self, under parent: _Node) -> _Node { SizeReporterNode(view.report, under: parent) }

    static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: SizeReporterNode.self).report = view.report
    }

    static func _inspect(_ inspection: inout _TypeInspection) {}
}

private final class SizeReporterNode: ElementNode, ElementResponder {
    var report: @MainActor (CGSize) -> Void
    private var size: CGSize?

    init(_ report: @escaping @MainActor (CGSize) -> Void, under parent: _Node) {
        self.report = report
        super.init(.geometry, under: parent)
        tree.respond(to: .size, at: element, by: self)
    }

    func respond(to event: ElementEvent, at element: Element) {
        guard case .size(let width, let height) = event, width.isFinite, height.isFinite else { return }
        let new = CGSize(width: width, height: height)
        if new == size { return }
        size = new
        report(new)
    }
}

extension View {
    /// Reports the size of this view when the page has measured it.
    func reportingSize(to report: @escaping @MainActor (CGSize) -> Void) -> some View {
        modifier(LayerModifier(role: .background, alignment: .center, layer: SizeReporter(report: report)))
    }
}
