/// How a title is shown. The raw value is the name in the page.
enum TitleMode: String {
    case inline
    case large
    case inlineLarge = "inline-large"
}

/// Names for what belongs to a navigation bar.
public struct NavigationBarItem: Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Sendable {
        /// As on the screen below; at the root large.
        case automatic
        /// In the bar.
        case inline
        /// Large, below the bar, until the content is scrolled.
        case large

        /// The mode, or `nil` for that of the screen below.
        var mode: TitleMode? {
            switch self {
            case .automatic: nil
            case .inline: .inline
            case .large: .large
            }
        }
    }
}

/// How the title of a screen is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    /// The mode, or `nil` for that of the screen below.
    let mode: TitleMode?

    /// As on the screen below; at the root large.
    public static let automatic = ToolbarTitleDisplayMode(mode: nil)
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// Large, below the bar, until the content is scrolled.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// Large, in the bar, at its leading end.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inlineLarge)
}

struct TitleDisplayModePreference: Equatable {
    let mode: TitleMode?
}
