/// The names and descriptions of all packages, made ready to be searched.
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

    /// The places of what `words` are found in: names that begin with them, then names that contain them, then
    /// descriptions.
    ///
    /// - Parameter isWanted: whether a package belongs to those that are searched, by its place.
    /// - Returns: the places, and how many of them were found by their name.
    func places(
        of words: [UInt8], scope: PackageQuery.Scope, where isWanted: (Int) -> Bool
    ) -> (places: [Int], nameMatchCount: Int) {
        let named = scope == .descriptions ? [] : names.matches(words).filter { isWanted($0.place) }
        var places = named.filter(\.isPrefix).map(\.place)
        places += named.lazy.filter { !$0.isPrefix }.map(\.place)
        if scope == .names { return (places, places.count) }

        // Both runs are in the order of the packages, so one walk tells what was found by its name already.
        var next = named[...]
        for match in descriptions.matches(words) {
            while let first = next.first, first.place < match.place { next = next.dropFirst() }
            if next.first?.place != match.place, isWanted(match.place) { places.append(match.place) }
        }
        return (places, named.count)
    }
}

extension PackageDatabase {
    /// What `query` finds among the packages of a section, or among all if `section` is nil, best first: names that begin
    /// with the words, names that contain them, descriptions. Packages of one rank are in the order of their names.
    public func packages(matching query: PackageQuery, in section: PackageSection.ID? = nil) -> PackageMatches {
        let words = FoldedTexts.folded(query.text)
        if words.isEmpty { return PackageMatches(all: section.map(packages(in:)) ?? packages) }
        let found = search.places(of: words, scope: query.scope) { place in
            section == nil || packages[place].section == section
        }
        return PackageMatches(found.places, of: packages, foundBy: words, nameMatchCount: found.nameMatchCount)
    }
}
