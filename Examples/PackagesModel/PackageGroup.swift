/// What the first column offers: everything, or one section of it.
public enum PackageGroup: Codable, Hashable, Sendable {
    /// All packages.
    case all
    /// The packages of one section.
    case section(PackageSection.ID)
}

extension PackageDatabase {
    /// The packages of a group, by name.
    public func packages(in group: PackageGroup) -> [Package] {
        switch group {
        case .all: packages
        case .section(let id): packages(in: id)
        }
    }

    /// Whether a package of that id is in a group.
    public func contains(_ id: Package.ID, in group: PackageGroup) -> Bool {
        guard let package = self[id] else { return false }
        return switch group {
        case .all: true
        case .section(let section): package.section == section
        }
    }

    /// The name of a group as readers see it. A section that isn't there goes by its id.
    public func title(of group: PackageGroup) -> String {
        switch group {
        case .all: "All Packages"
        case .section(let id): section(id)?.title ?? id
        }
    }
}
