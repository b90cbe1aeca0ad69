import BackstaffGraph

/// How the suggestions of a search are shown.
///
/// Different from Apple's: they always lie over the content, on screens of every size; there is no menu.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let name: String

    /// As the platform sees fit.
    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "automatic") }

    /// In a menu below the field. Never so here.
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }

    /// Over the content.
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "content") }

    /// Several ways to show suggestions.
    public struct Set: OptionSet, Sendable {
        /// The ways as bits.
        public var rawValue: Int

        /// The ways whose bits are set in `rawValue`.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// In a menu below the field.
        public static var menu: Set { Set(rawValue: 1 << 0) }

        /// Over the content.
        public static var content: Set { Set(rawValue: 1 << 1) }
    }
}

extension EnvironmentValues {
    /// How the suggestions of a search are shown: over the content.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}
