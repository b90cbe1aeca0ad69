/// Finds packages by id, by name and by what they provide. It speaks of places in one array of packages.
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

    /// The places of the packages that `alternative` means, best first: those of that name, else those that provide it.
    ///
    /// Where several architectures are installed side by side, a package means its own kind.
    func matches(_ alternative: Dependency.Alternative, for package: Package, in packages: [Package]) -> [Int] {
        guard let places = placesByName[alternative.name] ?? providersByName[alternative.name] else { return [] }
        guard places.count > 1 else { return places }
        let near = places.filter { packages[$0].architecture == package.architecture }
        if packages[places[0]].name == alternative.name {
            return near.isEmpty ? places : near
        }
        return near + places.filter { packages[$0].architecture != package.architecture }
    }

    /// For each package the places of those that depend on it, in order, itself left out.
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
