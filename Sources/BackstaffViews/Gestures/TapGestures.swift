import BackstaffElements
import BackstaffGraph
import Foundation

/// Performs an action when a user taps a view.
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
    /// Adds an action that is performed when a user taps this view.
    ///
    /// - Parameters:
    ///   - count: The required number of taps.
    ///   - action: The action.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count, action: action))
    }

    /// Adds an action that is performed when a user taps this view. The location that it receives is always zero.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(TapModifier(count: count) { action(CGPoint(x: 0, y: 0)) })
    }
}
