import BackstaffGraph

extension View {
    /// Says whether this view, as a row of a list, can't be selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowTagModifier(value: isDisabled ? SelectionDisabled() : nil, kind: .disabled))
    }
}

/// What a row stands for that can't be selected.
private struct SelectionDisabled: Hashable {}
