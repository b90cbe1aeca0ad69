extension View {
    /// Shows a number at the end of the rows that this view makes. Nothing for 0.
    public func badge(_ count: Int) -> some View {
        modifier(RowTraitModifier(trait: .badge(count == 0 ? nil : String(count))))
    }

    /// Shows a text at the end of the rows that this view makes.
    public func badge(_ label: Text?) -> some View {
        modifier(RowTraitModifier(trait: .badge(label?.plainText)))
    }

    /// Shows words at the end of the rows that this view makes.
    public func badge(_ key: LocalizedStringKey?) -> some View {
        badge(key.map { Text($0) })
    }

    /// Shows words at the end of the rows that this view makes.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }
}
