import Foundation

// The state of scrolling. The page scrolls by itself, and the messages say what to use instead.

/// The position of a scroll view. It isn't available.
@available(
    *, unavailable, message: "The page scrolls by itself: use ScrollViewReader and scrollTo, or scrollPosition(id:)"
)
public struct ScrollPosition {
    /// Creates a position.
    public init(idType: (any Hashable.Type)? = nil) {}
}

/// The geometry of a scroll view. It isn't available.
@available(*, unavailable, message: "The page scrolls by itself: use onAppear of rows, or ScrollViewReader")
public struct ScrollGeometry {}

/// What a scroll view does. It isn't available.
@available(*, unavailable, message: "The page scrolls by itself: use onAppear of rows, or ScrollViewReader")
public enum ScrollPhase {}

extension View {
    /// Binds the position of a scroll view. It isn't available.
    @available(
        *, unavailable, message: "The page scrolls by itself: use ScrollViewReader and scrollTo, or scrollPosition(id:)"
    )
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }

    /// Sets where a scroll view is at first. It isn't available.
    @available(*, unavailable, message: "A page begins at the top: use ScrollViewReader and scrollTo in onAppear")
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

    /// Adds an action for changes of the geometry of a scroll view. It isn't available.
    @available(*, unavailable, message: "The page scrolls by itself: use onAppear of rows, or ScrollViewReader")
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }

    /// Adds an action for what a scroll view does. It isn't available.
    @available(*, unavailable, message: "The page scrolls by itself: use onAppear of rows, or ScrollViewReader")
    public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }

    /// Adds an action for views that come into the visible part. It isn't available.
    @available(*, unavailable, message: "The page scrolls by itself: use onAppear of rows of a List or a lazy stack")
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }

    /// Adds an action for the visibility of this view. It isn't available.
    @available(*, unavailable, message: "The page scrolls by itself: use onAppear of rows of a List or a lazy stack")
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { self }
}
