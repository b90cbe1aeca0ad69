/// Another package that a package or a project names.
enum PackageDependency: Decodable, Equatable {
    /// A package in a folder, by its absolute path.
    case local(path: String)
    case remote(RemotePackage)
    /// A package of a registry, by its identity.
    case registry(String)

    private enum Kind: String, CodingKey { case fileSystem, sourceControl, registry }

    private struct Folder: Decodable { let path: String }

    private struct Repository: Decodable {
        let location: Location
        let requirement: Requirement
    }

    private struct Location: Decodable {
        struct Address: Decodable { let urlString: String }
        let remote: [Address]?
        let local: [String]?
    }

    private struct Requirement: Decodable {
        struct Range: Decodable { let lowerBound, upperBound: String }
        let range: [Range]?
        let exact: [String]?
        let branch: [String]?
        let revision: [String]?

        var version: RemotePackage.Version? {
            if let range = range?.first { return .range(from: range.lowerBound, below: range.upperBound) }
            return exact?.first.map { .exact($0) } ?? branch?.first.map { .branch($0) }
                ?? revision?.first.map { .revision($0) }
        }
    }

    private struct Identity: Decodable { let identity: String }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Kind.self)
        let broken = DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "a dependency"))
        if let folder = try container.decodeIfPresent([Folder].self, forKey: .fileSystem)?.first {
            self = .local(path: folder.path)
        } else if let repository = try container.decodeIfPresent([Repository].self, forKey: .sourceControl)?.first {
            let address = repository.location.remote?.first?.urlString ?? repository.location.local?.first
            guard let address, let version = repository.requirement.version else { throw broken }
            self = .remote(RemotePackage(address: address, version: version))
        } else if let package = try container.decodeIfPresent([Identity].self, forKey: .registry)?.first {
            self = .registry(package.identity)
        } else {
            throw broken
        }
    }
}
