/// One need of a package. Any of its alternatives meets it.
public struct Dependency: Hashable, Sendable {
    /// A package that would do, and in which versions.
    public struct Alternative: Hashable, Sendable {
        /// The name of a package, real or virtual.
        public let name: String
        /// What stood behind the name after a colon: an architecture, "any" or "native".
        public let architecture: String?
        /// The versions that will do; nil if all will.
        public let constraint: VersionConstraint?
    }

    /// What would do, the preferred first. Never empty.
    public let alternatives: [Alternative]
}

/// A limit on a version, such as "≥ 2.36".
public struct VersionConstraint: Hashable, Sendable, CustomStringConvertible {
    /// How the installed version compares with the one named.
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
    /// The version compared with.
    public let version: String

    /// The limit as readers know it from mathematics.
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
