import Foundation

/// The view fades in and out.
public struct OpacityTransition: Transition {
    /// Creates a transition.
    public init() {}
    /// The view without a change.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public var _shown: AnyTransition { .opacity }
}

/// No transition.
public struct IdentityTransition: Transition {
    /// Creates a transition.
    public init() {}
    /// The view without a change.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public var _shown: AnyTransition { .identity }
}

/// The view moves in from the leading edge and out to the trailing edge.
public struct SlideTransition: Transition {
    /// Creates a transition.
    public init() {}
    /// The view without a change.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public var _shown: AnyTransition { .slide }
}

/// The view moves in from an edge and out to it.
public struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge
    /// Creates a transition.
    public init(edge: Edge) { self.edge = edge }
    /// The view without a change.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public var _shown: AnyTransition { .move(edge: edge) }
}

/// The view moves in from an edge and fades in, and moves out to the opposite edge and fades out.
public struct PushTransition: Transition {
    /// The edge from which the view comes.
    public var edge: Edge
    /// Creates a transition.
    public init(edge: Edge) { self.edge = edge }
    /// The view without a change.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public var _shown: AnyTransition { .push(from: edge) }
}

/// The view moves from an offset, and back to it.
public struct OffsetTransition: Transition {
    /// The offset, in points.
    public var offset: CGSize
    /// Creates a transition.
    public init(_ offset: CGSize) { self.offset = offset }
    /// The view without a change.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public var _shown: AnyTransition { .offset(offset) }
}

/// The view grows and shrinks.
public struct ScaleTransition: Transition {
    /// The size of the view at its beginning and end, as a factor.
    public var scale: Double
    /// The place that stays where it is.
    public var anchor: UnitPoint
    /// Creates a transition.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    /// The view without a change.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public var _shown: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// The view has different transitions for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition with which the view appears.
    public var insertion: Insertion
    /// The transition with which the view goes.
    public var removal: Removal
    /// Creates a transition.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
    /// The view without a change.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public var _shown: AnyTransition { .asymmetric(insertion: insertion._shown, removal: removal._shown) }
}

extension Transition where Self == OpacityTransition {
    /// The view fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    /// No transition.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
    /// The view moves in from the leading edge and out to the trailing edge.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    /// The view moves in from an edge and out to it.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// The view moves in from an edge and fades in, and moves out to the opposite edge and fades out.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// The view moves from an offset, and back to it.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// The view moves from an offset in points, and back to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    /// The view grows and shrinks.
    public static var scale: ScaleTransition { ScaleTransition(0.0) }

    /// The view grows and shrinks.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
