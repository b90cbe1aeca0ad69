import BackstaffElements
import BackstaffGraph
import Foundation

/// A transition for the insertion and removal of a view.
///
/// The page implements transitions by their names. A combination is shown as all of its parts. A transition that the
/// page doesn't support is shown as `opacity`.
public struct AnyTransition: Hashable, Sendable {
    let names: [String]

    private init(_ name: String) {
        names = [name]
    }

    private init(names: [String]) {
        self.names = names
    }

    /// No transition.
    public static let identity = AnyTransition("identity")
    /// The view fades in and out.
    public static let opacity = AnyTransition("opacity")
    /// The view grows and shrinks.
    public static let scale = AnyTransition("scale")
    /// The view moves in from the leading edge and out to the trailing edge.
    public static let slide = AnyTransition("slide")

    /// The view grows and shrinks. The parameters have no effect.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }

    /// The view moves in from an edge and out to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition("move-\(Edge.Set(edge).names)") }

    /// The view pushes the previous one away. The page shows it as `move`.
    public static func push(from edge: Edge) -> AnyTransition { move(edge: edge) }

    /// The view moves from an offset. The page shows it as `opacity`.
    public static func offset(_ offset: CGSize) -> AnyTransition { .opacity }

    /// The view moves from an offset. The page shows it as `opacity`.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .opacity }

    /// The view has different transitions for insertion and removal. The page uses that for insertion in both cases.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

    /// The view changes between two modifiers. The page shows it as `opacity`.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }

    /// Combines two transitions.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(names: names + other.names.filter { !names.contains($0) })
    }

    /// Sets the animation of the transition. It has no effect: the page uses that of the change.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A transition for changes of a view's content.
public struct ContentTransition: Hashable, Sendable {
    private let name: String
    /// No transition.
    public static let identity = ContentTransition(name: "identity")
    /// The content fades.
    public static let opacity = ContentTransition(name: "opacity")
    /// The content is interpolated.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// Numbers change like a counter.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numeric") }
    /// The symbol is replaced with an effect.
    public static let symbolEffect = ContentTransition(name: "symbol")
    /// The symbol is replaced with an effect.
    public static func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { ContentTransition(name: "symbol") }
    /// Numbers change like a counter.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numeric") }
}

/// Makes the removal of a view last as long as the animation of its update.
private struct TransitionModifier: NodeModifier {
    let isIdentity: Bool

    func makeNode(under parent: _Node) -> TransitionNode { TransitionNode(isIdentity: isIdentity, under: parent) }

    func update(_ node: TransitionNode) { node.isIdentity = isIdentity }
}

private final class TransitionNode: ContentNode {
    var isIdentity: Bool

    init(isIdentity: Bool, under parent: _Node) {
        self.isIdentity = isIdentity
        super.init(under: parent)
    }

    override var removalSeconds: Double? {
        if isIdentity { return 0 }
        return AnimationFollower.transaction(around: self).animation.map { $0.duration ?? Animation.usualDuration }
    }
}

extension View {
    /// Sets the transition for the insertion and removal of this view.
    ///
    /// The page doesn't show it. If an `if` removes the view with an animation, the view is told that it disappears when the
    /// animation has ended, and its tasks run until then.
    public func transition(_ transition: AnyTransition) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.transition, transition.names.joined(separator: " ")) })
            .modifier(TransitionModifier(isIdentity: transition == .identity))
    }

    /// Sets the transition for changes of this view's content. It has no effect: the content changes immediately.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
