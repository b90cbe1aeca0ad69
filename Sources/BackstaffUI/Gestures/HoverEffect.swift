import BackstaffElements
import BackstaffGraph

/// How a view answers to the pointer over it.
public struct HoverEffect: Hashable, Sendable {
    let name: String

    /// As the platform likes: it is lit.
    public static let automatic = HoverEffect(name: "highlight")
    /// It is lit.
    public static let highlight = HoverEffect(name: "highlight")
    /// It grows a little and casts a shadow.
    public static let lift = HoverEffect(name: "lift")
}

extension View {
    /// Shows on this view that the pointer is over it. The page does that by itself; the app isn't told.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { hoverEffect(effect, isEnabled: true) }

    /// Shows on this view that the pointer is over it, while `isEnabled`.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(ElementModifier(EffectWrapper.self) { $0.set(.hoverEffect, isEnabled ? effect.name : nil) })
    }
}
