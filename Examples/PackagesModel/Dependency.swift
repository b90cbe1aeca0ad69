/// A dependency of a package. Any of its alternatives satisfies it.
public struct Dependency: Hashable, Sendable {
    /// A package that satisfies the dependency, and its versions.
    public struct Alternative: Hashable, Sendable {
        /// The name of a package, real or virtual.
        public let name: String
        /// The qualifier after the colon: an architecture, "any" or "native".
        public let architecture: String?
        /// The accepted versions, or nil for all versions.
        public let constraint: VersionConstraint?
    }

    /// The alternatives, the preferred one first. The array isn't empty.
    public let alternatives: [Alternative]
}

/// A limit on a version, such as "≥ 2.36".
public struct VersionConstraint: Hashable, Sendable, CustomStringConvertible {
    /// The required relation of the installed version to the given one.
    public enum Relation: String, Sendable {
        /// Strictly earlier.
        case earlier = "<<"
        /// Earlier or the same.
        case atMost = "<="
        /// Exactly this one.
        case exactly = "="
        /// The same or later.
        case atLeast = ">="
        /// Strictly later.
        case later = ">>"
    }

    /// The comparison.
    public let relation: Relation
    /// The version to compare with.
    public let version: String

    /// The limit with a mathematical sign.
    public var description: String {
        let sign =
            switch relation {
            case .earlier: "<"
            case .atMost: "≤"
            case .exactly: "="
            case .atLeast: "≥"
            case .later: ">"
            }
        return "\(sign) \(version)"
    }
}
