/// A result builder that combines the statements of a closure into one view.
///
/// Blocks of up to six views have their own overloads, which keeps type checking fast; one overload accepts any greater
/// number. As in SwiftUI, `for` isn't supported: use ``ForEach``.
@resultBuilder
public struct ViewBuilder {
    /// Builds a view from an expression.
    @inlinable
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Builds an empty view from a block without statements.
    @inlinable
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Passes a single view through unmodified.
    @inlinable
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Builds a view from two views.
    @inlinable
    public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> ViewPair<A, B> { ViewPair(a, b) }

    /// Builds a view from three views.
    @inlinable
    public static func buildBlock<A: View, B: View, C: View>(
        _ a: A, _ b: B, _ c: C
    ) -> ViewPair<A, ViewPair<B, C>> {
        ViewPair(a, buildBlock(b, c))
    }

    /// Builds a view from four views.
    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View>(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> ViewPair<ViewPair<A, B>, ViewPair<C, D>> {
        ViewPair(buildBlock(a, b), buildBlock(c, d))
    }

    /// Builds a view from five views.
    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
    ) -> ViewPair<ViewPair<A, B>, ViewPair<C, ViewPair<D, E>>> {
        ViewPair(buildBlock(a, b), buildBlock(c, d, e))
    }

    /// Builds a view from six views.
    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> ViewPair<ViewPair<A, ViewPair<B, C>>, ViewPair<D, ViewPair<E, F>>> {
        ViewPair(buildBlock(a, b, c), buildBlock(d, e, f))
    }

    /// Builds a view from any number of views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    /// Builds the view of an `if` without `else`, which is `nil` if the condition is false.
    @inlinable
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds the view of an `if` whose condition is true.
    @inlinable
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    /// Builds the view of an `else`.
    @inlinable
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    /// Builds the view of an `if #available`. Erases its type, which may not be available to the caller.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
