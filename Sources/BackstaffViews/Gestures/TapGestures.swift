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

/// Performs an action with the place of the tap when a user taps a view.
private struct PlacedTapModifier: WrappingModifier {
    static var role: ElementRole { .gesture }

    let count: Int
    let space: CoordinateSpace
    let action: (CGPoint) -> Void

    func configure(_ wrapper: WrapperNode) {
        let action = action
        wrapper.onEvent = { event, _ in
            if event.verb == .activate { action(CGPoint(tapOf: event)) }
        }
        wrapper.set(.steps, count > 1 ? Double(count) : nil)
        wrapper.set(.coordinateSpace, space.words)
        wrapper.respond(to: [.activate, .place])
    }
}

extension CGPoint {
    /// The place of a tap. It is zero if the tap has none.
    init(tapOf event: ElementEvent) {
        if case .tap(let place) = event { self.init(place) } else { self.init(x: 0, y: 0) }
    }

    init(_ place: ElementPlace) {
        self.init(x: place.x, y: place.y)
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

    /// Adds an action that is performed with the place of the tap when a user taps this view.
    ///
    /// The place of a tap by a key is the middle of the view. In a test, it is zero unless the test gives one.
    ///
    /// - Parameters:
    ///   - count: The required number of taps.
    ///   - coordinateSpace: The coordinate space of the place. If no view around this one has the name of a named space, it
    ///     is the space of the window.
    ///   - action: The action. It receives the place in points.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(PlacedTapModifier(count: count, space: coordinateSpace.coordinateSpace, action: action))
    }
}
