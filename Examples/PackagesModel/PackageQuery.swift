/// The words of a search, and its scope.
public struct PackageQuery: Hashable, Sendable {
    /// The parts of a package that are searched.
    public enum Scope: String, CaseIterable, Codable, Identifiable, Sendable {
        /// Names and descriptions.
        case everywhere
        /// Names only.
        case names
        /// Descriptions only, short and long.
        case descriptions

        /// The scope itself.
        public var id: Self { self }

        /// The name that is shown to readers.
        public var title: String {
            switch self {
            case .everywhere: "Everywhere"
            case .names: "Names"
            case .descriptions: "Descriptions"
            }
        }
    }

    /// The words. Case and the number of spaces are ignored. An empty text matches everything.
    public var text: String
    /// The parts that are searched.
    public var scope: Scope

    /// Creates a query for `text` in `scope`.
    public init(_ text: String = "", scope: Scope = .everywhere) {
        self.text = text
        self.scope = scope
    }
}
