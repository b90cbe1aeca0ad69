/// One installed package, as the status file describes it.
public struct Package: Identifiable, Hashable, Sendable {
    /// The name; with `:architecture` behind it if another architecture's package of that name came first in the file.
    public internal(set) var id: String
    /// The name, such as "bash".
    public let name: String
    /// The installed version, such as "5.2.15-2+b2".
    public let version: String
    /// The machine it was built for, such as "amd64", or "all".
    public let architecture: String
    /// The section of the package, such as "shells" or "contrib/net".
    public let section: PackageSection.ID
    /// The installed size in KiB, if it is known.
    public let installedSize: Int?
    /// The maintainer.
    public let maintainer: String?
    /// The URL of the project's home page.
    public let homepage: String?
    /// A summary of one line.
    public let summary: String
    /// The long description as the file spells it: one leading space a line, a lone full stop for an empty line.
    let details: String
    /// The dependencies that must be set up before this package is unpacked.
    public let preDepends: [Dependency]
    /// The dependencies that this package needs to work.
    public let depends: [Dependency]
    /// The packages that are recommended together with this one.
    public let recommends: [Dependency]
    /// The virtual packages that this one provides.
    public let provides: [Dependency.Alternative]

    /// Packages with the same id and version are equal. Comparing every dependency would be slow and give the same
    /// result.
    public static func == (left: Package, right: Package) -> Bool {
        left.id == right.id && left.version == right.version
    }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
