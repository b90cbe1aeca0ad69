import BackstaffElements
import BackstaffGraph
public import Foundation

extension View {
    /// Makes this view the destination of drags.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values. A drag of another type is taken if the value can be converted, see
    ///     ``Transferable``.
    ///   - action: Takes the dropped values, of which there is one, and the place in this view in points. On a page, the result
    ///     changes nothing.
    ///   - isTargeted: Called with `true` when a drag that can be dropped comes over this view, and with `false` when it has
    ///     gone or was dropped.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropModifier(action: action, isTargeted: isTargeted))
    }
}

extension DynamicViewContent {
    /// Makes the rows of this collection in a list the destination of drags.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values. A drag of another type is taken if the value can be converted, see
    ///     ``Transferable``.
    ///   - action: Takes the dropped values, of which there is one, and the offset in the collection at which they were dropped.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
    ) -> some DynamicViewContent<Data> {
        dropping { drop, tree, offset in
            guard let payload = tree.payload(of: drop) else { return false }
            return DropModifier<T>.hand(payload, isDropped: drop.phase == .dropped) { action($0, offset) }
        }
    }
}

private struct DropModifier<T: Transferable>: WrappingModifier {
    static var role: ElementRole { .gesture }

    let action: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void

    func configure(_ wrapper: WrapperNode) {
        let (action, isTargeted, tree) = (action, isTargeted, wrapper.graph.tree)
        let target = wrapper.memory as? DropTarget ?? DropTarget()
        wrapper.memory = target
        wrapper.onEvent = { event, _ in
            guard case .drop(let drop) = event else { return }
            if drop.phase != .entered, target.isTargeted {
                target.isTargeted = false
                isTargeted(false)
            }
            if drop.phase == .left { return }
            guard let payload = tree.payload(of: drop) else { return tree.decline() }
            let isTaken = Self.hand(payload, isDropped: drop.phase == .dropped) {
                _ = action($0, CGPoint(x: drop.x, y: drop.y))
            }
            if !isTaken { return tree.decline() }
            if drop.phase == .entered, !target.isTargeted {
                target.isTargeted = true
                isTargeted(true)
            }
        }
        wrapper.respond(to: .drop)
    }

    /// Hands a value over if it was dropped, and returns whether it fits.
    static func hand(_ payload: any Transferable, isDropped: Bool, _ take: @escaping ([T]) -> Void) -> Bool {
        guard TransferConversion.fits(payload, T.self) else { return false }
        if !isDropped { return true }
        do {
            if let ready = try TransferConversion.convertNow(payload, to: T.self) {
                take([ready])
                return true
            }
        } catch {
            return false
        }
        Task { @MainActor in
            if let made = try? await TransferConversion.convert(payload, to: T.self) { take([made]) }
        }
        return true
    }
}

/// Whether a drag is over a destination.
private final class DropTarget {
    var isTargeted = false
}
