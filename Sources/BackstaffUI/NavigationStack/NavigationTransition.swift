/// How a screen comes and goes.
public protocol NavigationTransition: Sendable {}

/// As the platform likes.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// The transition.
    public init() {}
}

/// Out of the view that leads to the screen.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// As the platform likes.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of the view that has that id by ``View/matchedTransitionSource(id:in:)``.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension View {
    /// Says how this screen comes and goes. Accepted without effect: screens are pushed and popped.
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Lets a screen come out of this view. Accepted without effect: screens are pushed and popped.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
