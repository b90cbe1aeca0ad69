/// Light or dark mode.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// No mode in particular.
    case unspecified
    /// Light mode.
    case light
    /// Dark mode.
    case dark
}

/// The appearance for which a color is asked.
public final class UITraitCollection: Sendable {
    /// Light or dark mode.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Creates an appearance.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
    }
}
