import BackstaffGraph

/// Delivers a trait to the presentation that contains the view, not to the screens and stacks in between.
final class PresentationTraitNode<Trait: Equatable>: PreferenceNode<Trait> {
    private weak var presentation: PresentationNode?

    required init(_ trait: Trait, under parent: _Node) {
        presentation = Tracking.untracked { EnvironmentValues(parent.scope.environment).presentationNode }
        super.init(trait, under: parent)
    }

    override var listener: PreferenceCollector? { presentation?.traits }
}

extension View {
    /// Sets a trait of the presentation that contains this view. It has no effect outside of a presentation.
    func presentationTrait<Trait: Equatable>(_ trait: Trait) -> some View {
        modifier(PreferenceModifier<Trait, PresentationTraitNode<Trait>>(value: trait))
    }
}

/// The title of a presentation.
struct PresentationTitle: Equatable {
    let words: String
}
