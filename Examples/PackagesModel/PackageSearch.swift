/// A search index of the names and descriptions of all packages.
struct PackageSearch: Sendable {
    private var names: FoldedTexts
    private var descriptions: FoldedTexts

    init(_ packages: [Package]) {
        names = FoldedTexts(count: packages.count, byteCount: packages.reduce(0) { $0 + $1.name.utf8.count })
        descriptions = FoldedTexts(
            count: packages.count,
            byteCount: packages.reduce(0) { $0 + $1.summary.utf8.count + $1.details.utf8.count + 1 })
        for package in packages {
            names.append(package.name)
            descriptions.append(package.details.isEmpty ? package.summary : package.summary + "\n" + package.details)
        }
    }

    /// The indices of the packages that match `words`: names that begin with them, names that contain them, and then
    /// descriptions.
    ///
    /// - Parameter isWanted: Returns whether the package at an index is searched.
    /// - Returns: The indices, and how many of them were found by their name.
    func places(
        of words: [UInt8], scope: PackageQuery.Scope, where isWanted: (Int) -> Bool
    ) -> (places: [Int], nameMatchCount: Int) {
        let named = scope == .descriptions ? [] : names.matches(words).filter { isWanted($0.place) }
        var places = named.filter(\.isPrefix).map(\.place)
        places += named.lazy.filter { !$0.isPrefix }.map(\.place)
        if scope == .names { return (places, places.count) }

        // Both results are in the order of the packages, so packages found by their name can be skipped in one pass.
        var next = named[...]
        for match in descriptions.matches(words) {
            while let first = next.first, first.place < match.place { next = next.dropFirst() }
            if next.first?.place != match.place, isWanted(match.place) { places.append(match.place) }
        }
        return (places, named.count)
    }
}

extension PackageDatabase {
    /// The packages of a section that match `query`, or of all sections if `section` is nil. Names that begin with the
    /// words come first, then names that contain them, then descriptions. Within these groups the packages are sorted
    /// by name.
    public func packages(matching query: PackageQuery, in section: PackageSection.ID? = nil) -> PackageMatches {
        let words = FoldedTexts.folded(query.text)
        if words.isEmpty { return PackageMatches(all: section.map(packages(in:)) ?? packages) }
        let found = search.places(of: words, scope: query.scope) { place in
            section == nil || packages[place].section == section
        }
        return PackageMatches(found.places, of: packages, foundBy: words, nameMatchCount: found.nameMatchCount)
    }
}
