/// Puts the statements of a body together to one view.
///
/// Up to six views a block have an overload of their own, which keeps type checking fast; beyond that one overload takes
/// any number. `for` is not accepted, as in SwiftUI: use ``ForEach``.
@resultBuilder
public struct ViewBuilder {
    /// A view as it is.
    @inlinable
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No view.
    @inlinable
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One view.
    @inlinable
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Two views.
    @inlinable
    public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> ViewPair<A, B> { ViewPair(a, b) }

    /// Three views.
    @inlinable
    public static func buildBlock<A: View, B: View, C: View>(
        _ a: A, _ b: B, _ c: C
    ) -> ViewPair<A, ViewPair<B, C>> {
        ViewPair(a, buildBlock(b, c))
    }

    /// Four views.
    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View>(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> ViewPair<ViewPair<A, B>, ViewPair<C, D>> {
        ViewPair(buildBlock(a, b), buildBlock(c, d))
    }

    /// Five views.
    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
    ) -> ViewPair<ViewPair<A, B>, ViewPair<C, ViewPair<D, E>>> {
        ViewPair(buildBlock(a, b), buildBlock(c, d, e))
    }

    /// Six views.
    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> ViewPair<ViewPair<A, ViewPair<B, C>>, ViewPair<D, ViewPair<E, F>>> {
        ViewPair(buildBlock(a, b, c), buildBlock(d, e, f))
    }

    /// Any number of views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    /// The view of an `if` without `else`; `nil` where it isn't shown.
    @inlinable
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The view of an `if` whose condition holds.
    @inlinable
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    /// The view of an `else`.
    @inlinable
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    /// What stands behind `if #available` has a type that callers needn't know.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
