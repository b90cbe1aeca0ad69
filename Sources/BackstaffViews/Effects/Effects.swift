import BackstaffElements
import BackstaffGraph
import Foundation

extension View {
    /// Sets the opacity of this view, from 0 to 1.
    public func opacity(_ opacity: Double) -> some View {
        modifier(ElementModifier(EffectWrapper.self) { $0.set(.opacity, opacity) })
    }

    /// Scales the drawing of this view. Its layout doesn't change.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the drawing of this view. Its layout doesn't change.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales the drawing of this view. Its layout doesn't change.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(
            ElementModifier(EffectWrapper.self) {
                $0.set(.scaleX, Double(x))
                $0.set(.scaleY, Double(y))
                $0.set(.anchor, anchor.name)
            })
    }

    /// Rotates the drawing of this view. Its layout doesn't change.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(
            ElementModifier(EffectWrapper.self) {
                $0.set(.rotation, angle.degrees)
                $0.set(.anchor, anchor.name)
            })
    }

    /// Moves, scales, rotates or skews the drawing of this view, from its top left corner. Its layout doesn't change.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        // Four decimals are precise to a tenth of a point at the edge of a view of a thousand points.
        let words = parts.map { String((Double($0) * 10_000).rounded() / 10_000) }.joined(separator: " ")
        return modifier(ElementModifier(EffectWrapper.self) { $0.set(.transform, transform.isIdentity ? nil : words) })
    }

    /// Rotates the drawing of this view around an axis in space. Its layout doesn't change.
    ///
    /// The page draws the perspective for an eye at a distance of 600 points, divided by the perspective.
    ///
    /// - Parameters:
    ///   - angle: The angle.
    ///   - axis: The direction of the axis. Without a direction, nothing is rotated.
    ///   - anchor: The point of the view through which the axis goes.
    ///   - anchorZ: The depth of this point. It has no effect.
    ///   - perspective: How much larger near parts are. If it is 0, they are hardly larger.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            ElementModifier(EffectWrapper.self) {
                $0.set(.rotationAxis, "\(Double(axis.x)) \(Double(axis.y)) \(Double(axis.z))")
                $0.set(.rotation, angle.degrees)
                $0.set(.perspective, perspective == 1 ? nil : max(0, Double(perspective)))
                $0.set(.anchor, anchor.name)
            })
    }

    /// Blurs this view with a radius in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(ElementModifier(EffectWrapper.self) { $0.set(.blur, radius > 0 ? Double(radius) : nil) })
    }

    /// Adds a shadow to this view. All lengths are in points.
    public func shadow(
        color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            ElementModifier(EffectWrapper.self) {
                $0.set(.shadow, "\(Double(radius)) \(Double(x)) \(Double(y)) \(color.wireName)")
            })
    }

    /// Sets the blend mode of this view with the content behind it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(ElementModifier(EffectWrapper.self) { $0.set(.blend, blendMode.name) })
    }

    /// Composites this view before effects are applied. It has no effect.
    public func compositingGroup() -> some View { self }

    /// Composites this view before effects are applied. It has no effect.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }
}
