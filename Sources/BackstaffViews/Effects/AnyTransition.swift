import BackstaffElements
import BackstaffGraph
import Foundation

/// A transition for the insertion and removal of a view.
///
/// The page shows it when an update with an animation inserts or removes the view. In an update without one, the view is
/// shown and removed at once. A transition of the app, a blur and a modifier are shown as `opacity`.
public struct AnyTransition: Hashable, Sendable {
    /// What changes while a view comes or goes, in the words of the page.
    private let insertion: [String]
    private let removal: [String]

    private init(_ insertion: [String], _ removal: [String]) {
        self.insertion = insertion
        self.removal = removal
    }

    private init(_ change: String) {
        self.init([change], [change])
    }

    /// What the page shows.
    var words: String {
        let (coming, going) = (Self.words(insertion), Self.words(removal))
        return coming == going ? coming : "\(coming)/\(going)"
    }

    private static func words(_ changes: [String]) -> String {
        changes.isEmpty ? "none" : changes.joined(separator: ",")
    }

    /// Whether a view goes without a change.
    var removesAtOnce: Bool { removal.isEmpty }

    /// No transition.
    public static let identity = AnyTransition([], [])
    /// The view fades in and out.
    public static let opacity = AnyTransition("opacity")
    /// The view grows from nothing and shrinks to nothing.
    public static let scale = scale(scale: 0)
    /// The view moves in from the leading edge and out to the trailing edge.
    public static let slide = AnyTransition(["move leading"], ["move trailing"])

    /// The view grows and shrinks.
    ///
    /// - Parameters:
    ///   - scale: The size of the view at its beginning and end, as a factor.
    ///   - anchor: The place that stays where it is.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        let numbers = [Double(scale), Double(anchor.x), Double(anchor.y)].map(CSSColor.number)
        return AnyTransition("scale \(numbers.joined(separator: " "))")
    }

    /// The view moves in from an edge and out to it, by its own size.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition("move \(Edge.Set(edge).names)") }

    /// The view moves in from an edge and fades in, and moves out to the opposite edge and fades out.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(move(edge: edge).insertion + ["opacity"], move(edge: edge.opposite).removal + ["opacity"])
    }

    /// The view moves from an offset in points, and back to it.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        let numbers = [Double(offset.width), Double(offset.height)].map(CSSColor.number)
        return AnyTransition("offset \(numbers.joined(separator: " "))")
    }

    /// The view moves from an offset in points, and back to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    /// The view has different transitions for insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion.insertion, removal.removal)
    }

    /// The view changes between two modifiers. The page shows it as `opacity`.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }

    /// Combines two transitions.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion + other.insertion.filter { !insertion.contains($0) },
            removal + other.removal.filter { !removal.contains($0) })
    }

    /// Sets the animation of the transition. It has no effect: the page uses that of the change.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
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
        return AnimationFollower.transaction(around: self).animation.map {
            max(0, $0.timing.delay + $0.timing.runDuration)
        }
    }
}

extension View {
    /// Sets the transition for the insertion and removal of this view.
    ///
    /// It is shown if the update has an animation, and if the view itself is inserted or removed: a view around it that comes and
    /// goes with it has its own transition, or fades. If an `if` removes the view, the view is told that it disappears when the
    /// animation has ended, and its tasks run until then. With reduced motion, the view fades.
    public func transition(_ transition: AnyTransition) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.transition, transition.words) })
            .modifier(TransitionModifier(isIdentity: transition.removesAtOnce))
    }
}
