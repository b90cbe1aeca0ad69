import BackstaffElements
import BackstaffGraph

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

extension View {
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
