/// How a screen comes and goes.
public protocol NavigationTransition {}

/// As the platform likes: a screen slides in from the side, and a cover from below.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// The transition.
    public init() {}
}

/// Out of the view that leads to the screen, and back into it.
public struct ZoomNavigationTransition: NavigationTransition {
    let source: TransitionSourceID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// As the platform likes.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of the view that has that id by ``View/matchedTransitionSource(id:in:)``.
    ///
    /// - Parameters:
    ///   - sourceID: what the view is known by in the namespace.
    ///   - namespace: the namespace.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(source: TransitionSourceID(id: sourceID, namespace: namespace))
    }
}

extension View {
    /// Says how this screen comes and goes, of a stack or above the whole window.
    ///
    /// It is said of the outermost view of the screen. Where motion is to be reduced the screen fades. A style of an
    /// app's own is as ``NavigationTransition/automatic``.
    ///
    /// Differs from SwiftUI in that of what is presented only covers zoom, in that a swipe from the edge slides the
    /// screen whatever is said here, and in that what has zoomed can't be dragged back.
    ///
    /// - Parameter style: the transition.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        let source = (style as? ZoomNavigationTransition)?.source
        return modifier(ElementModifier(StyleWrapper.self) { $0.set(.zoomsFrom, to: source) })
    }
}
