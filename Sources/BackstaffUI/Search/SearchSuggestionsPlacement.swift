import BackstaffGraph

/// The placement of search suggestions.
///
/// Unlike in SwiftUI, suggestions are always shown over the content, never in a menu.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let name: String

    /// The default.
    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "automatic") }

    /// In a menu below the field. This placement isn't supported.
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }

    /// Over the content of the screen.
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "content") }

    /// A set of placements.
    public struct Set: OptionSet, Sendable {
        /// The placements as bits.
        public var rawValue: Int

        /// Creates a set from bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// In a menu below the field.
        public static var menu: Set { Set(rawValue: 1 << 0) }

        /// Over the content of the screen.
        public static var content: Set { Set(rawValue: 1 << 1) }
    }
}

extension EnvironmentValues {
    /// The placement of search suggestions, which is always `content`.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}
