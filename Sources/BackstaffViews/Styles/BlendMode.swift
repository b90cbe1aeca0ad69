/// A mode of blending a view with the content behind it.
public enum BlendMode: Hashable, Sendable {
    /// Modes that the page supports.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    /// Further modes. The page supports those up to `luminosity`, and shows the others as `normal`.
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    /// The sum of both colors.
    case plusLighter

    /// The name on the page, or `nil` for `normal` and for unsupported modes.
    var name: String? {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .plusLighter: "plus-lighter"
        default: String(describing: self)
        }
    }
}
