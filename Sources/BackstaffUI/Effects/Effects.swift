import BackstaffElements
import BackstaffGraph
import Foundation

/// How colours of a view and of what is behind it come together.
public enum BlendMode: Hashable, Sendable {
    /// Ways that the page draws itself.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    /// Ways of which the page draws those up to `luminosity`; the others it shows as `normal`.
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    /// The sum of both colours.
    case plusLighter

    /// The name in the page; `nil` for `normal` and for what the page has no name for and shows as normal.
    var name: String? {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .plusLighter: "plus-lighter"
        default: String(describing: self)
        }
    }
}

/// A shadow as part of a style.
public struct ShadowStyle: Hashable, Sendable {
    /// A shadow behind.
    public static func drop(
        color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }

    /// A shadow inside.
    public static func inner(
        color: Color = Color(.sRGB, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

extension View {
    /// Lets what is behind this view show through: 0 hides the view, 1 leaves it as it is.
    public func opacity(_ opacity: Double) -> some View {
        modifier(ElementModifier(EffectWrapper.self) { $0.set(.opacity, opacity) })
    }

    /// Draws this view larger or smaller. The room that it takes stays as it is.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Draws this view larger or smaller. The room that it takes stays as it is.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Draws this view larger or smaller. The room that it takes stays as it is.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(
            ElementModifier(EffectWrapper.self) {
                $0.set(.scaleX, Double(x))
                $0.set(.scaleY, Double(y))
                $0.set(.anchor, anchor.name)
            })
    }

    /// Draws this view turned. The room that it takes stays as it is.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(
            ElementModifier(EffectWrapper.self) {
                $0.set(.rotation, angle.degrees)
                $0.set(.anchor, anchor.name)
            })
    }

    /// Draws this view turned in space. The page turns it only about the axis that points at the viewer.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        rotationEffect(axis.x == 0 && axis.y == 0 ? angle : .zero, anchor: anchor)
    }

    /// Blurs this view, by a radius in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(ElementModifier(EffectWrapper.self) { $0.set(.blur, radius > 0 ? Double(radius) : nil) })
    }

    /// Gives this view a shadow, all in points.
    public func shadow(
        color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            ElementModifier(EffectWrapper.self) {
                $0.set(.shadow, "\(Double(radius)) \(Double(x)) \(Double(y)) \(color.wireName)")
            })
    }

    /// Says how the colours of this view and of what is behind it come together.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(ElementModifier(EffectWrapper.self) { $0.set(.blend, blendMode.name) })
    }

    /// Draws this view as one picture. Accepted without effect.
    public func compositingGroup() -> some View { self }

    /// Draws this view as one picture. Accepted without effect.
    public func drawingGroup(opaque: Bool = false) -> some View { self }

    /// Turns the colours of this view. Accepted without effect.
    public func hueRotation(_ angle: Angle) -> some View { self }

    /// Makes this view lighter or darker. Accepted without effect.
    public func brightness(_ amount: Double) -> some View { self }

    /// Makes the differences in this view larger or smaller. Accepted without effect.
    public func contrast(_ amount: Double) -> some View { self }

    /// Makes colours of this view stronger or weaker. Accepted without effect.
    public func saturation(_ amount: Double) -> some View { self }

    /// Makes this view grey. Accepted without effect.
    public func grayscale(_ amount: Double) -> some View { self }
}
