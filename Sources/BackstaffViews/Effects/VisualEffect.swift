import Foundation

/// Effects that depend on the geometry of a view. The page doesn't show them.
public protocol VisualEffect: Sendable {}

/// No effect, to which a closure adds effects.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates an effect that changes nothing.
    public init() {}
}

extension VisualEffect {
    /// Moves the drawing. The page doesn't show it.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    /// Moves the drawing. The page doesn't show it.
    public func offset(_ offset: CGSize) -> some VisualEffect { self }
    /// Scales the drawing. The page doesn't show it.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Scales the drawing. The page doesn't show it.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Rotates the drawing. The page doesn't show it.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }

    /// Rotates the drawing in three dimensions. The page doesn't show it.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { self }

    /// Changes the opacity. The page doesn't show it.
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
    /// Blurs the drawing. The page doesn't show it.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    /// Changes the brightness. The page doesn't show it.
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    /// Changes the contrast. The page doesn't show it.
    public func contrast(_ amount: Double) -> some VisualEffect { self }
    /// Changes the saturation. The page doesn't show it.
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    /// Removes color. The page doesn't show it.
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    /// Rotates the hue. The page doesn't show it.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// The phase of a view that scrolls into or out of the visible part.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is about to come in at the top or leading edge.
    case topLeading
    /// The view is visible.
    case identity
    /// The view is about to come in at the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is visible.
    public var isIdentity: Bool { self == .identity }

    /// -1, 0 or 1 for a view at the top or leading edge, a visible view, or a view at the bottom or trailing edge.
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How a view changes between the phases of scrolling. It has no effect.
public struct ScrollTransitionConfiguration: Sendable {
    /// The phases change at once.
    public static let identity = ScrollTransitionConfiguration()
    /// The phases change with an animation.
    public static let animated = ScrollTransitionConfiguration()
    /// The phases change with the scroll position.
    public static let interactive = ScrollTransitionConfiguration()

    /// The phases change with an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }

    /// The phases change with the scroll position.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        .interactive
    }
}

extension View {
    /// Adds effects that depend on the geometry of this view. It has no effect, and the closure isn't called.
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { self }

    /// Adds effects that depend on whether this view is scrolled into the visible part. It has no effect, and the closure
    /// isn't called.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }

    /// Adds effects that depend on whether this view is scrolled into the visible part. It has no effect, and the closure
    /// isn't called.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }

    /// Separates the geometry of this view from that of the views around it in animations. It has no effect.
    public func geometryGroup() -> some View { self }
}
