/// Packages that were found, best first. It holds their places only: none is copied before it is looked at.
public struct PackageMatches: RandomAccessCollection, Sendable {
    private let packages: [Package]
    /// Nil for all packages.
    private let places: [Int]?
    private let words: [UInt8]
    /// How many were found by their name: they are the first ones.
    private let nameMatchCount: Int

    /// All `packages`, in their order.
    init(all packages: [Package]) {
        self.packages = packages
        places = nil
        words = []
        nameMatchCount = 0
    }

    /// Those of `packages` that `words` have led to.
    init(_ places: [Int], of packages: [Package], foundBy words: [UInt8], nameMatchCount: Int) {
        self.packages = packages
        self.places = places
        self.words = words
        self.nameMatchCount = nameMatchCount
    }

    /// The place of the best one.
    public var startIndex: Int { 0 }

    /// The place behind the last one.
    public var endIndex: Int { places?.count ?? packages.count }

    /// The package at a place.
    public subscript(position: Int) -> Package {
        guard let places else { return packages[position] }
        return packages[places[position]]
    }

    /// The best names to go on with, `limit` at most. There are none once all that was found is as short a list.
    public func suggestedNames(limit: Int = 5) -> [String] {
        if count <= limit { return [] }
        var names: [String] = []
        for package in prefix(nameMatchCount) where package.name != names.last {
            if FoldedTexts.folded(package.name) == words { continue }
            names.append(package.name)
            if names.count == limit { break }
        }
        return names
    }
}
