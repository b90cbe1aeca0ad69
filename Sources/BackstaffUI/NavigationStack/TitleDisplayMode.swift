/// The display mode of a title. The raw value is its name on the page.
enum TitleMode: String {
    case inline
    case large
    case inlineLarge = "inline-large"
}

/// A namespace for types of navigation bars.
public struct NavigationBarItem: Sendable {
    /// The display mode of a title.
    public enum TitleDisplayMode: Sendable {
        /// The mode of the screen below. At the root it is large.
        case automatic
        /// A title in the bar.
        case inline
        /// A large title below the bar, until the content is scrolled.
        case large

        /// The mode, or `nil` for the mode of the screen below.
        var mode: TitleMode? {
            switch self {
            case .automatic: nil
            case .inline: .inline
            case .large: .large
            }
        }
    }
}

/// The display mode of a screen's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    /// The mode, or `nil` for the mode of the screen below.
    let mode: TitleMode?

    /// The mode of the screen below. At the root it is large.
    public static let automatic = ToolbarTitleDisplayMode(mode: nil)
    /// A title in the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// A large title below the bar, until the content is scrolled.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// A large title at the leading end of the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inlineLarge)
}

struct TitleDisplayModePreference: Equatable {
    let mode: TitleMode?
}
