import BackstaffElements
import BackstaffGraph

extension View {
    /// Sets the style of text and symbols in this view. For a gradient its first color is used.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        foreground(style._paint.color, nil)
    }

    /// Sets the primary and secondary styles in this view.
    public func foregroundStyle<S: ShapeStyle, T: ShapeStyle>(_ primary: S, _ secondary: T) -> some View {
        foreground(primary._paint.color, secondary._paint.color)
    }

    /// Sets the primary and secondary styles in this view. The tertiary style has no effect.
    public func foregroundStyle<S: ShapeStyle, T: ShapeStyle, U: ShapeStyle>(
        _ primary: S, _ secondary: T, _ tertiary: U
    ) -> some View {
        foreground(primary._paint.color, secondary._paint.color)
    }

    /// Sets the color of text and symbols in this view. If it is `nil`, the inherited color is used.
    public func foregroundColor(_ color: Color?) -> some View { foreground(color, nil) }

    /// Sets the tint color of controls in this view.
    public func tint<S: ShapeStyle>(_ tint: S) -> some View { tinted(tint._paint.color) }

    /// Sets the tint color of controls in this view. If it is `nil`, the inherited color is used.
    @_disfavoredOverload  // `tint(_: S?)` would leave open whether a name stands for a style or an optional one.
    public func tint<S: _OptionalStyle>(_ tint: S) -> some View { tinted(tint._color) }

    /// Sets the tint color of controls in this view. If it is `nil`, the inherited color is used.
    @_disfavoredOverload
    public func tint(_ tint: Color?) -> some View { tinted(tint) }

    /// Sets the tint color of controls in this view.
    public func accentColor(_ accentColor: Color?) -> some View { tinted(accentColor) }

    /// Sets the tint color that the style of a control was created with, if it was.
    @ViewBuilder
    func tint(ofStyle tint: Color?) -> some View {
        if let tint { tinted(tint) } else { self }
    }

    /// Sets the style that `.background` stands for in this view. It has no effect.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

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

/// A style that can be `nil`.
public protocol _OptionalStyle {
    /// The color of the style.
    var _color: Color? { get }
}

extension Optional: _OptionalStyle where Wrapped: ShapeStyle {
    public var _color: Color? { self?._paint.color }
}
