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
    /// The section it is filed under, such as "shells" or "contrib/net".
    public let section: PackageSection.ID
    /// The space it takes, in KiB, if the file says so.
    public let installedSize: Int?
    /// Who looks after it.
    public let maintainer: String?
    /// Where its project lives.
    public let homepage: String?
    /// One line that says what it is.
    public let summary: String
    /// The long description as the file spells it: one leading space a line, a lone full stop for an empty line.
    let details: String
    /// What must be set up before this package is unpacked.
    public let preDepends: [Dependency]
    /// What must be there for this package to work.
    public let depends: [Dependency]
    /// What most people want along with it.
    public let recommends: [Dependency]
    /// Virtual packages that this one stands for.
    public let provides: [Dependency.Alternative]

    /// An id and a version settle what a package is; comparing every dependency would cost far more and say no more.
    public static func == (left: Package, right: Package) -> Bool {
        left.id == right.id && left.version == right.version
    }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
