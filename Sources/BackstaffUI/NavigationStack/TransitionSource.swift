import BackstaffElements
import BackstaffGraph

extension View {
    /// Makes this view the source of a zoom transition. A screen can zoom out of the view, and back into it.
    ///
    /// The screen names the view with `navigationTransition(.zoom(sourceID:in:))`. The screen starts with the corners
    /// of this view. If the view isn't visible when the screen appears or disappears, the screen slides instead.
    ///
    /// - Parameters:
    ///   - id: The id of the view in the namespace.
    ///   - namespace: The namespace. Its owner must be on screen together with both views.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        let source = TransitionSourceID(id: id, namespace: namespace)
        return modifier(ElementModifier(StyleWrapper.self) { $0.set(.transitionSource, to: source) })
    }

    /// Makes this view the source of a zoom transition. A screen can zoom out of the view, and back into it.
    ///
    /// Differs from SwiftUI: The configuration has no effect. The view keeps its own background, shape and shadow.
    ///
    /// - Parameters:
    ///   - id: The id of the view in the namespace.
    ///   - namespace: The namespace. Its owner must be on screen together with both views.
    ///   - configuration: The appearance of the view while a screen zooms out of it. It has no effect.
    public func matchedTransitionSource<Configuration: MatchedTransitionSourceConfiguration>(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> Configuration
    ) -> some View {
        matchedTransitionSource(id: id, in: namespace)
    }
}

/// The identity of a view that a screen zooms out of.
struct TransitionSourceID: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID

    init(id: some Hashable, namespace: Namespace.ID) {
        self.id = AnyHashable(id)
        self.namespace = namespace
    }
}

extension WrapperNode {
    /// Sets an attribute to the number of a source, either on the source or on the screen that zooms out of it.
    func set(_ key: AttributeKey, to source: TransitionSourceID?) {
        let scene = Tracking.untracked { EnvironmentValues(scope.environment).sceneContext }
        let sources = scene?.feature(TransitionSources.self)
        let mark = source.flatMap { sources?.mark(of: $0) }
        memory = mark
        set(key, mark.map { String($0.number) })
    }
}

/// The numbers that identify the transition sources of a scene on the page.
///
///     matchedTransitionSource(id:in:) ───────────┐
///                                                ├──► one mark with one number, while one of the two exists
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
    /// The number of references at which unused ones are removed. In a long list most of them are unused.
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
