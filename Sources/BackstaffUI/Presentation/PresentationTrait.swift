import BackstaffGraph

/// Delivers a trait to the presentation that contains the view, not to the screens and stacks in between.
private struct PresentationTraitModifier<Trait: Equatable>: NodeModifier {
    let trait: Trait

    func makeNode(under parent: _Node) -> PreferenceNode<Trait> {
        let presentation = Tracking.untracked { EnvironmentValues(parent.scope.environment).presentationNode }
        return PreferenceNode(trait, to: presentation?.traits, under: parent)
    }

    func update(_ node: PreferenceNode<Trait>) { node.set(trait) }
}

extension View {
    /// Sets a trait of the presentation that contains this view. It has no effect outside of a presentation.
    func presentationTrait<Trait: Equatable>(_ trait: Trait) -> some View {
        modifier(PresentationTraitModifier(trait: trait))
    }
}

/// The title of a presentation.
struct PresentationTitle: Equatable {
    let words: String
}
