/// A screen that can be pushed, named by what it shows.
public enum Route: Codable, Hashable, Sendable {
    /// The packages of one section.
    case section(PackageSection.ID)
    /// One package.
    case package(Package.ID)
}
