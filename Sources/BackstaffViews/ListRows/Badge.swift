extension View {
    /// Shows a number at the end of this view's rows. If the number is 0, the badge is hidden.
    public func badge(_ count: Int) -> some View {
        modifier(RowTraitModifier(trait: .badge(count == 0 ? nil : String(count))))
    }

    /// Shows a text at the end of this view's rows.
    @_disfavoredOverload
    public func badge<Label: _TextTitle & _OverloadWeight>(_ label: Label?) -> some View {
        modifier(RowTraitModifier(trait: .badge(label?._text.plainText)))
    }

    /// Shows a text at the end of this view's rows.
    public func badge(_ key: LocalizedStringKey?) -> some View {
        badge(key.map { Text($0) })
    }

    /// Shows a text at the end of this view's rows.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }
}
