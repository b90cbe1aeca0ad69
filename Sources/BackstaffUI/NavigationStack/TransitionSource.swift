import BackstaffElements
import BackstaffGraph

extension View {
    /// Lets a screen come out of this view, and go back into it.
    ///
    /// The screen names the view in `navigationTransition(.zoom(sourceID:in:))`. The view's own corners are those that
    /// the screen begins with. If it isn't in sight when the screen comes or goes, that slides.
    ///
    /// - Parameters:
    ///   - id: what the view is known by in the namespace.
    ///   - namespace: the namespace, of a view that is on screen as long as both are.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        let source = TransitionSourceID(id: id, namespace: namespace)
        return modifier(ElementModifier(StyleWrapper.self) { $0.set(.transitionSource, to: source) })
    }

    /// Lets a screen come out of this view, and go back into it.
    ///
    /// Differs from SwiftUI in that the configuration has no effect: ground, shape and shadow are the view's own.
    ///
    /// - Parameters:
    ///   - id: what the view is known by in the namespace.
    ///   - namespace: the namespace, of a view that is on screen as long as both are.
    ///   - configuration: how the view is to look while a screen comes out of it.
    public func matchedTransitionSource<Configuration: MatchedTransitionSourceConfiguration>(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> Configuration
    ) -> some View {
        matchedTransitionSource(id: id, in: namespace)
    }
}

/// What a view is known by that a screen comes out of.
struct TransitionSourceID: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID

    init(id: some Hashable, namespace: Namespace.ID) {
        self.id = AnyHashable(id)
        self.namespace = namespace
    }
}

extension WrapperNode {
    /// Says by the number of a source what comes out of it, or that this is it.
    func set(_ key: AttributeKey, to source: TransitionSourceID?) {
        let scene = Tracking.untracked { EnvironmentValues(scope.environment).sceneContext }
        let sources = scene?.feature(TransitionSources.self)
        let mark = source.flatMap { sources?.mark(of: $0) }
        memory = mark
        set(key, mark.map { String($0.number) })
    }
}

/// The numbers by which a page knows the sources of a scene.
///
///     matchedTransitionSource(id:in:) ───────────┐
///                                                ├──► one mark with one number, while either is there
///     navigationTransition(.zoom(sourceID:in:)) ─┘
@MainActor
final class TransitionSources: SceneFeature {
    final class Mark {
        let number: Int

        init(number: Int) {
            self.number = number
        }
    }

    private struct Reference {
        weak var mark: Mark?
    }

    private var references: [TransitionSourceID: Reference] = [:]
    private var last = 0
    /// How many there may be before those are forgotten that nobody has any more: of a long list most are.
    private var limit = 64

    var count: Int { references.count }

    func mark(of id: TransitionSourceID) -> Mark {
        if let mark = references[id]?.mark { return mark }
        if references.count >= limit {
            references = references.filter { $0.value.mark != nil }
            limit = max(64, references.count * 2)
        }
        last += 1
        let mark = Mark(number: last)
        references[id] = Reference(mark: mark)
        return mark
    }
}
