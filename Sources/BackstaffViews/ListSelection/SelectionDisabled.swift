import BackstaffGraph

extension View {
    /// Sets whether selection is disabled for this view as a row of a list.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowTagModifier(value: isDisabled ? SelectionDisabled() : nil, kind: .disabled))
    }
}

/// The value of rows that can't be selected.
private struct SelectionDisabled: Hashable {}
