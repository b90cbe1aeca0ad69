import BackstaffElements
import BackstaffGraph
import Foundation

/// Runs an action when a person taps a view.
private struct TapModifier: WrappingModifier {
    static var role: ElementRole { .gesture }

    let count: Int
    let action: () -> Void

    func configure(_ wrapper: WrapperNode) {
        let action = action
        wrapper.onEvent = { event, _ in
            if event == .activate { action() }
        }
        wrapper.set(.steps, count > 1 ? Double(count) : nil)
        wrapper.respond(to: .activate)
    }
}

extension View {
    /// Runs an action when a person taps this view.
    ///
    /// - Parameters:
    ///   - count: how many taps it takes.
    ///   - action: what to do.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count, action: action))
    }

    /// Runs an action when a person taps this view. The place that it is told is always zero.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(TapModifier(count: count) { action(CGPoint(x: 0, y: 0)) })
    }
}
