/// Which way a value is to go.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

extension View {
    /// Lets a screen reader change what this view stands at. Accepted without effect: controls are read as what they are.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        self
    }

    /// Lets a screen reader take this view for another. Accepted without effect: it reads this view.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
}
