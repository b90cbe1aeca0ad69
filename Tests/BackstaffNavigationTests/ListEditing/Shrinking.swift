/// Reduces failing cases, so that a failure is readable.
enum Shrinking {
    /// Reduces `start` by repeatedly taking the first smaller case that fails. Returns `nil` if `start` itself doesn't
    /// fail.
    static func smallest<Case>(_ start: Case, smaller: (Case) -> [Case], fails: (Case) -> Bool) -> Case? {
        guard fails(start) else { return nil }
        var found = start
        while let next = smaller(found).first(where: fails) { found = next }
        return found
    }

    /// For each element, the array without it.
    static func shorter<Element>(_ array: [Element]) -> [[Element]] {
        array.indices.map { index in
            var rest = array
            rest.remove(at: index)
            return rest
        }
    }
}
