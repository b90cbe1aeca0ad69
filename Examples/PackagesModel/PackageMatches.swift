/// The packages that a search has found, the best first. It stores their indices, so that packages aren't copied.
public struct PackageMatches: RandomAccessCollection, Sendable {
    private let packages: [Package]
    /// The indices, or nil for all packages.
    private let places: [Int]?
    private let words: [UInt8]
    /// The number of packages that were found by their name. They come first.
    private let nameMatchCount: Int

    /// All `packages`, in their order.
    init(all packages: [Package]) {
        self.packages = packages
        places = nil
        words = []
        nameMatchCount = 0
    }

    /// The packages of `packages` that match `words`.
    init(_ places: [Int], of packages: [Package], foundBy words: [UInt8], nameMatchCount: Int) {
        self.packages = packages
        self.places = places
        self.words = words
        self.nameMatchCount = nameMatchCount
    }

    /// The index of the best match.
    public var startIndex: Int { 0 }

    /// The index after the last match.
    public var endIndex: Int { places?.count ?? packages.count }

    /// The package at an index.
    public subscript(position: Int) -> Package {
        guard let places else { return packages[position] }
        return packages[places[position]]
    }

    /// The best names as search suggestions, at most `limit`. There are none if there are no more matches than that.
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
