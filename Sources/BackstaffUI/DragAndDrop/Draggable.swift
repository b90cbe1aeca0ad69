import BackstaffElements
import BackstaffGraph

extension View {
    /// Makes this view the source of a drag.
    ///
    /// ``dropDestination(for:action:isTargeted:)`` takes the value, on the same page.
    ///
    /// - Parameter payload: The value that is dragged. It is read when the view is dragged over a destination, and when it is
    ///   dropped.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DraggableModifier(payload: payload))
    }

    /// Makes this view the source of a drag. The preview isn't shown: the browser draws the view itself.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DraggableModifier(payload: payload))
    }
}

/// What a view hands over when it is dragged.
final class DragPayload {
    var make: () -> any Transferable

    init(_ make: @escaping () -> any Transferable) { self.make = make }
}

private struct DraggableModifier<T: Transferable>: WrappingModifier {
    static var role: ElementRole { .gesture }

    let payload: () -> T

    func configure(_ wrapper: WrapperNode) {
        if let kept = wrapper.memory as? DragPayload {
            kept.make = payload
        } else {
            wrapper.memory = DragPayload(payload)
        }
        wrapper.respond(to: .carry)
    }
}

extension ElementTree {
    /// The value that a drag of an element hands over, or `nil` if the element can't be dragged.
    func payload(of drop: ElementDrop) -> (any Transferable)? {
        guard let source = element(drop.source), source.verbs.contains(.carry), takesEvents(source) else { return nil }
        return ((source.responder as? WrapperNode)?.memory as? DragPayload)?.make()
    }
}
