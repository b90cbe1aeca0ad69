extension View {
    /// Multiplies the colors in this view by a color. It has no effect.
    public func colorMultiply(_ color: Color) -> some View { self }

    /// Makes the brightness of this view its opacity. It has no effect.
    public func luminanceToAlpha() -> some View { self }
}
