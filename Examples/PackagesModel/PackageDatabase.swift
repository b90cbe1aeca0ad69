import Observation

/// All installed packages and their dependencies. The database is immutable. It is observable only so that it can be
/// put into the environment.
@Observable
public final class PackageDatabase: Sendable {
    /// Every installed package, by name.
    public let packages: [Package]
    /// The sections that contain at least one package, sorted by title.
    public let sections: [PackageSection]
    /// The number of invalid stanzas in the file.
    public let skippedStanzaCount: Int

    private let packagesBySection: [PackageSection.ID: [Package]]
    private let index: PackageIndex
    let search: PackageSearch
    /// For each package the indices of the packages that depend on it.
    private let dependents: [[Int]]

    /// Creates a database of `packages`. Their ids must be unique.
    init(packages unsorted: [Package], skippedStanzaCount: Int = 0) {
        let packages = unsorted.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
        let packagesBySection = Dictionary(grouping: packages, by: \.section)
        let index = PackageIndex(packages)
        self.packages = packages
        self.packagesBySection = packagesBySection
        self.index = index
        search = PackageSearch(packages)
        self.skippedStanzaCount = skippedStanzaCount
        sections = packagesBySection.map { PackageSection(id: $0.key, count: $0.value.count) }
            .sorted { ($0.title, $0.id) < ($1.title, $1.id) }
        dependents = index.dependents(of: packages)
    }

    /// The package with this id, or nil if none is installed.
    public subscript(id: Package.ID) -> Package? {
        index.place(of: id).map { packages[$0] }
    }

    /// The section with this id, or nil if it contains no packages.
    public func section(_ id: PackageSection.ID) -> PackageSection? {
        packagesBySection[id].map { PackageSection(id: id, count: $0.count) }
    }

    /// The packages of one section, by name.
    public func packages(in section: PackageSection.ID) -> [Package] {
        packagesBySection[section, default: []]
    }

    /// The installed package that satisfies `alternative` for `package`: the one with that name, or else one that
    /// provides it.
    public func resolve(_ alternative: Dependency.Alternative, for package: Package) -> Package? {
        index.matches(alternative, for: package, in: packages).first.map { packages[$0] }
    }

    /// The packages that depend on `package` or on something that it provides, sorted by name.
    public func dependents(of package: Package) -> [Package] {
        index.place(of: package.id).map { place in dependents[place].map { packages[$0] } } ?? []
    }

    /// The `dependencies` of `package` as lines for display. Each alternative has its own line.
    public func lines(for dependencies: [Dependency], of package: Package) -> [DependencyLine] {
        var lines: [DependencyLine] = []
        for dependency in dependencies {
            for (position, alternative) in dependency.alternatives.enumerated() {
                lines.append(
                    DependencyLine(
                        id: lines.count,
                        alternative: alternative,
                        isFallback: position > 0,
                        package: resolve(alternative, for: package)
                    )
                )
            }
        }
        return lines
    }
}
