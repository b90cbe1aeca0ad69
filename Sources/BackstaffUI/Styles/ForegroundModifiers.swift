import BackstaffElements
import BackstaffGraph

extension View {
    /// Sets the colour of text and symbols in this view. Of a gradient the first colour is taken.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        foreground(style._paint.color, nil)
    }

    /// Sets the colours of the first and the second rank in this view.
    public func foregroundStyle<S: ShapeStyle, T: ShapeStyle>(_ primary: S, _ secondary: T) -> some View {
        foreground(primary._paint.color, secondary._paint.color)
    }

    /// Sets the colours of the first and the second rank in this view. The page has no third.
    public func foregroundStyle<S: ShapeStyle, T: ShapeStyle, U: ShapeStyle>(
        _ primary: S, _ secondary: T, _ tertiary: U
    ) -> some View {
        foreground(primary._paint.color, secondary._paint.color)
    }

    /// Sets the colour of text and symbols in this view, or with `nil` leaves that of the surroundings.
    public func foregroundColor(_ color: Color?) -> some View { foreground(color, nil) }

    /// Sets the colour of what can be used in this view, or with `nil` leaves that of the surroundings.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View { tinted(tint?._paint.color) }

    /// Sets the colour of what can be used in this view, or with `nil` leaves that of the surroundings.
    @_disfavoredOverload
    public func tint(_ tint: Color?) -> some View { tinted(tint) }

    /// Sets the colour of what can be used in this view.
    public func accentColor(_ accentColor: Color?) -> some View { tinted(accentColor) }

    /// Sets what `.background` means in this view. Accepted without effect.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

    private func foreground(_ primary: Color?, _ secondary: Color?) -> some View {
        modifier(
            ElementModifier(StyleWrapper.self) {
                $0.set(.foreground, primary.map { .color($0.wireName) })
                $0.set(.secondaryForeground, secondary.map { .color($0.wireName) })
            })
    }

    private func tinted(_ color: Color?) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.tint, color.map { .color($0.wireName) }) })
    }
}
