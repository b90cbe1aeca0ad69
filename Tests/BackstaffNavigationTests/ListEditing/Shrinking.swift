/// Makes cases that go wrong as small as they can be, so that a failure can be read.
enum Shrinking {
    /// The smallest case to be found from `start` that fails, by taking the first smaller one that does, again and again.
    /// `nil` if `start` itself doesn't fail.
    static func smallest<Case>(_ start: Case, smaller: (Case) -> [Case], fails: (Case) -> Bool) -> Case? {
        guard fails(start) else { return nil }
        var found = start
        while let next = smaller(found).first(where: fails) { found = next }
        return found
    }

    /// An array without one of its elements, for each.
    static func shorter<Element>(_ array: [Element]) -> [[Element]] {
        array.indices.map { index in
            var rest = array
            rest.remove(at: index)
            return rest
        }
    }
}
