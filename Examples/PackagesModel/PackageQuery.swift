/// What is looked for, and where.
public struct PackageQuery: Hashable, Sendable {
    /// The parts of a package that are looked at.
    public enum Scope: String, CaseIterable, Codable, Identifiable, Sendable {
        /// Names and descriptions.
        case everywhere
        /// Names only.
        case names
        /// Descriptions only, short and long.
        case descriptions

        /// The scope itself.
        public var id: Self { self }

        /// The name as readers see it.
        public var title: String {
            switch self {
            case .everywhere: "Everywhere"
            case .names: "Names"
            case .descriptions: "Descriptions"
            }
        }
    }

    /// The words. Case and the number of blanks don't count; without any words everything is found.
    public var text: String
    /// The parts that are looked at.
    public var scope: Scope

    /// Looks for `text` in `scope`.
    public init(_ text: String = "", scope: Scope = .everywhere) {
        self.text = text
        self.scope = scope
    }
}
