/// A view that goes through phases, each with an animation.
///
/// The page doesn't go through phases. The view always shows the first one.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let content: Content?

    /// Creates a view that goes through phases again and again.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: (Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in .default }
    ) {
        self.content = phases.first { _ in true }.map(content)
    }

    /// Creates a view that goes through phases when a value changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: (Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in .default }
    ) {
        self.content = phases.first { _ in true }.map(content)
    }

    /// The first phase.
    public var body: some View { content }
}

extension View {
    /// Modifies this view in phases, again and again. The page always shows the first phase.
    public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> V,
        animation: (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
    }

    /// Modifies this view in phases when a value changes. The page always shows the first phase.
    public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> V,
        animation: (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
    }
}
