import BackstaffGraph

/// Passes screens and stacks by: whichever of them a view is on, it speaks to the presentation around all of them.
final class PresentationTraitNode<Trait: Equatable>: PreferenceNode<Trait> {
    private unowned(unsafe) let presentation: PresentationNode?  // It unmounts this node before it goes.

    required init(_ trait: Trait, under parent: _Node) {
        presentation = Tracking.untracked { EnvironmentValues(parent.scope.environment).screenContext?.presentation }
        super.init(trait, under: parent)
    }

    override var listener: PreferenceCollector? { presentation?.traits }
}

extension View {
    /// Says something of how the presentation around a view is to look or behave. Outside of one it has no effect.
    func presentationTrait<Trait: Equatable>(_ trait: Trait) -> some View {
        modifier(PreferenceModifier<Trait, PresentationTraitNode<Trait>>(value: trait))
    }
}

/// What a presentation is called.
struct PresentationTitle: Equatable {
    let words: String
}
