import BackstaffElements
import BackstaffGraph
import Foundation

/// Performs an action when the pointer enters or leaves a view.
private struct HoverModifier: WrappingModifier {
    static var role: ElementRole { .style }

    let action: (Bool) -> Void

    func configure(_ wrapper: WrapperNode) {
        let action = action
        wrapper.onEvent = { event, _ in
            if case .hover(let isOver) = event { action(isOver) }
        }
        wrapper.respond(to: .hover)
    }
}

/// The place of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a place in points.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

/// Performs an action when the pointer moves over a view.
private struct ContinuousHoverModifier: WrappingModifier {
    static var role: ElementRole { .style }

    let space: CoordinateSpace
    let action: (HoverPhase) -> Void

    func configure(_ wrapper: WrapperNode) {
        let action = action
        wrapper.onEvent = { event, _ in
            if case .pointer(let place) = event { action(place.map { .active(CGPoint($0)) } ?? .ended) }
        }
        wrapper.set(.coordinateSpace, space.words)
        wrapper.respond(to: .pointer)
    }
}

extension View {
    /// Adds an action that is performed when the pointer enters this view, moves over it, or leaves it.
    ///
    /// The page reports the moves up to 30 times a second. Fingers aren't pointers. Unlike in SwiftUI, if nested views have
    /// such an action, only the innermost receives the moves. For the outer view the pointer has left.
    ///
    /// - Parameters:
    ///   - coordinateSpace: The coordinate space of the place. If no view around this one has the name of a named space, it
    ///     is the space of the window.
    ///   - action: The action. It receives the place, or that the pointer has left.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
    }

    /// Adds an action that is performed when the pointer enters or leaves this view.
    ///
    /// Unlike in SwiftUI, if nested views have such an action, only the innermost receives the event. For the outer
    /// view the pointer has left.
    ///
    /// - Parameter action: The action. It receives `true` when the pointer enters, and `false` when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action))
    }
}
