/// The precision of colors in what is drawn at once. It has no effect.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Colors without a linear or an extended range.
    case nonLinear
    /// Linear colors.
    case linear
    /// Linear colors with an extended range.
    case extendedLinear
}
