/// The animation with which a screen appears and disappears.
public protocol NavigationTransition {}

/// The platform's default: a screen slides in from the side, and a cover slides in from below.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// Creates the transition.
    public init() {}
}

/// A transition that zooms a screen out of the view that leads to it, and back into it.
public struct ZoomNavigationTransition: NavigationTransition {
    let source: TransitionSourceID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The platform's default.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A transition that zooms the screen out of the view with that id. ``View/matchedTransitionSource(id:in:)`` sets
    /// the id.
    ///
    /// - Parameters:
    ///   - sourceID: The id of the view in the namespace.
    ///   - namespace: The namespace.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(source: TransitionSourceID(id: sourceID, namespace: namespace))
    }
}

extension View {
    /// Sets the animation with which this screen of a stack, or this cover, appears and disappears.
    ///
    /// Apply it to the outermost view of the screen. If the user prefers reduced motion, the screen fades. A custom
    /// style has the same effect as ``NavigationTransition/automatic``.
    ///
    /// Differs from SwiftUI: Of the presentations, only covers zoom. A swipe from the edge always slides the screen. A
    /// zoomed screen can't be dragged back.
    ///
    /// - Parameter style: The transition.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        let source = (style as? ZoomNavigationTransition)?.source
        return modifier(ElementModifier(StyleWrapper.self) { $0.set(.zoomsFrom, to: source) })
    }
}
