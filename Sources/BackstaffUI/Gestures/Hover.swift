import BackstaffElements
import BackstaffGraph

/// Tells when the pointer is over a view.
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
    /// Runs an action when the pointer comes over this view, and when it leaves.
    ///
    /// Different from Apple's: of views in one another that both want to know, the page tells the innermost. For the outer
    /// one the pointer has left.
    ///
    /// - Parameter action: what to do. Given `true` when the pointer comes, `false` when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action))
    }
}
