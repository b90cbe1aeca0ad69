/// An index of packages by id, by name and by what they provide. Its results are indices into one array of packages.
struct PackageIndex: Sendable {
    private var placeByID: [Package.ID: Int]
    private var placesByName: [String: [Int]] = [:]
    private var providersByName: [String: [Int]] = [:]

    init(_ packages: [Package]) {
        placeByID = Dictionary(minimumCapacity: packages.count)
        placesByName.reserveCapacity(packages.count)
        for (place, package) in packages.enumerated() {
            placeByID[package.id] = place
            placesByName[package.name, default: []].append(place)
            for provided in package.provides {
                providersByName[provided.name, default: []].append(place)
            }
        }
    }

    func place(of id: Package.ID) -> Int? {
        placeByID[id]
    }

    /// The indices of the packages that satisfy `alternative`, the best first: those with that name, or else those that
    /// provide it.
    ///
    /// If several architectures are installed, a package of the same architecture comes first.
    func matches(_ alternative: Dependency.Alternative, for package: Package, in packages: [Package]) -> [Int] {
        guard let places = placesByName[alternative.name] ?? providersByName[alternative.name] else { return [] }
        guard places.count > 1 else { return places }
        let near = places.filter { packages[$0].architecture == package.architecture }
        if packages[places[0]].name == alternative.name {
            return near.isEmpty ? places : near
        }
        return near + places.filter { packages[$0].architecture != package.architecture }
    }

    /// For each package the indices of the packages that depend on it, in order. The package itself isn't included.
    func dependents(of packages: [Package]) -> [[Int]] {
        var dependents: [[Int]] = Array(repeating: [], count: packages.count)
        for (place, package) in packages.enumerated() {
            for dependencies in [package.preDepends, package.depends] {
                for dependency in dependencies {
                    for alternative in dependency.alternatives {
                        for needed in matches(alternative, for: package, in: packages)
                        where needed != place && dependents[needed].last != place {
                            dependents[needed].append(place)
                        }
                    }
                }
            }
        }
        return dependents
    }
}
