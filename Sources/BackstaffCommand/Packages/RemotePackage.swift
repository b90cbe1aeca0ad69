/// A package that has to be fetched.
struct RemotePackage: Hashable {
    /// The URL of its repository.
    let address: String
    let version: Version

    enum Version: Hashable {
        case range(from: String, below: String)
        case exact(String)
        case branch(String)
        case revision(String)
    }

    /// The name under which manifests refer to the package: the last part of its address.
    var identity: String {
        let name = address.split { "/:".contains($0) }.last.map(String.init) ?? address
        return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
    }
}
