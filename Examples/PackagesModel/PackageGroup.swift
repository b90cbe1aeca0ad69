/// A choice in the first column: all packages, the marked packages, or one section.
public enum PackageGroup: Codable, Hashable, Sendable {
    /// All packages.
    case all
    /// The marked packages.
    case marked
    /// The packages of one section.
    case section(PackageSection.ID)

    /// The section, or nil for other groups.
    public var section: PackageSection.ID? {
        switch self {
        case .all, .marked: nil
        case .section(let id): id
        }
    }
}

extension PackageDatabase {
    /// The name of a group that is shown to readers. For an unknown section it is the id.
    public func title(of group: PackageGroup) -> String {
        switch group {
        case .all: "All Packages"
        case .marked: "Marked"
        case .section(let id): section(id)?.title ?? id
        }
    }
}
