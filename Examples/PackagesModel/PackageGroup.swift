/// What the first column offers: everything, what the reader has marked, or one section.
public enum PackageGroup: Codable, Hashable, Sendable {
    /// All packages.
    case all
    /// The marked packages.
    case marked
    /// The packages of one section.
    case section(PackageSection.ID)

    /// The section, if the group is one.
    public var section: PackageSection.ID? {
        switch self {
        case .all, .marked: nil
        case .section(let id): id
        }
    }
}

extension PackageDatabase {
    /// The name of a group as readers see it. A section that isn't there goes by its id.
    public func title(of group: PackageGroup) -> String {
        switch group {
        case .all: "All Packages"
        case .marked: "Marked"
        case .section(let id): section(id)?.title ?? id
        }
    }
}
