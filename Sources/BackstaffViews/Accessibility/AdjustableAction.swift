/// The direction of an accessibility adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// The value increases.
    case increment
    /// The value decreases.
    case decrement
}

extension View {
    /// Adds an action that adjusts the value of this view. It has no effect: screen readers use the controls
    /// themselves.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        self
    }

    /// Replaces this view for accessibility. It has no effect: screen readers use this view.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
}
