import BackstaffElements
import BackstaffGraph

/// The effect of the pointer over a view.
public struct HoverEffect: Hashable, Sendable {
    let name: String

    /// The default, which is `highlight`.
    public static let automatic = HoverEffect(name: "highlight")
    /// The view is highlighted.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view grows slightly and has a shadow.
    public static let lift = HoverEffect(name: "lift")
}

extension View {
    /// Adds a hover effect to this view. The page shows it by itself, so the app receives no event.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { hoverEffect(effect, isEnabled: true) }

    /// Adds a hover effect to this view while `isEnabled` is `true`.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(ElementModifier(EffectWrapper.self) { $0.set(.hoverEffect, isEnabled ? effect.name : nil) })
    }
}
