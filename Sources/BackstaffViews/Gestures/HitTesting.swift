import BackstaffElements
import BackstaffGraph

extension View {
    /// Sets whether this view receives taps.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.hitTesting, enabled ? nil : "false") })
    }
}
