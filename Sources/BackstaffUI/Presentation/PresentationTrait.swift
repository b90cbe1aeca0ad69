import BackstaffGraph

/// Says something of how the presentation around a view is to look or behave. Outside of one it has no effect.
struct PresentationTraitModifier<Trait: Equatable>: PrimitiveModifier {
    let trait: Trait

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = PresentationTraitNode(modifier.trait, under: parent)
        node.show(content)
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: PresentationTraitNode<Trait>.self)
        node.set(modifier.trait)
        node.update(content: content)
    }
}

/// Passes screens and stacks by: whichever of them a view is on, it speaks to the presentation around all of them.
private final class PresentationTraitNode<Trait: Equatable>: ContentNode {
    private var trait: Trait
    private unowned(unsafe) let presentation: PresentationNode?  // It unmounts this node before it goes.

    init(_ trait: Trait, under parent: _Node) {
        self.trait = trait
        presentation = Tracking.untracked { EnvironmentValues(parent.scope.environment).screenContext?.presentation }
        super.init(under: parent)
        presentation?.traits.set(trait, by: self)
    }

    func set(_ new: Trait) {
        if new == trait { return }
        trait = new
        presentation?.traits.set(new, by: self)
    }

    override func unmount() {
        super.unmount()
        presentation?.traits.remove(self)
    }
}

extension View {
    func presentationTrait<Trait: Equatable>(_ trait: Trait) -> some View {
        modifier(PresentationTraitModifier(trait: trait))
    }
}

/// What a presentation is called.
struct PresentationTitle: Equatable {
    let words: String
}
