extension View {
    /// Sets whether deletion is disabled for this view's rows.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitModifier(trait: .deleteDisabled(isDisabled)))
    }

    /// Sets whether moving is disabled for this view's rows. Other rows can't be moved past them.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitModifier(trait: .moveDisabled(isDisabled)))
    }
}
