/// Where an element is that is known by its id, and that others may move, replace or delete at any time.
///
///     here ── still at its offset: one comparison ──► here
///       │ └── moved: looked for to both sides of where it was ──► here, at another offset
///       └──── deleted: nowhere ── the same id comes back ──► here
package struct ElementPlace<Base: RandomAccessCollection, ID: Hashable> {
    /// The id by which the element was known first.
    package let id: ID
    package let keyPath: KeyPath<Base.Element, ID>
    /// Where the element was last.
    package private(set) var offset: Int
    /// The id that the element has been given since.
    private var newID: ID?

    package init(id: ID, keyPath: KeyPath<Base.Element, ID>, offset: Int) {
        self.id = id
        self.keyPath = keyPath
        self.offset = max(0, offset)
    }

    /// The index of the element, or `nil` if it isn't there.
    ///
    /// Costs as many comparisons as there are elements between the place where it was and the place where it is.
    package mutating func find(in collection: Base) -> Base.Index? {
        if let newID, let index = find(newID, in: collection) { return index }
        return find(id, in: collection)
    }

    private mutating func find(_ id: ID, in collection: Base) -> Base.Index? {
        let count = collection.count
        if let index = index(of: offset, if: id, in: collection, count: count) { return index }
        var below = min(offset, count) - 1
        var above = offset < count ? offset + 1 : count
        while below >= 0 || above < count {
            if let index = index(of: below, if: id, in: collection, count: count) {
                offset = below
                return index
            }
            if let index = index(of: above, if: id, in: collection, count: count) {
                offset = above
                return index
            }
            below -= 1
            above += 1
        }
        return nil
    }

    /// Goes along when the element where this is was given another id.
    ///
    /// Rows identified by what they show are such: each letter typed makes another element of it. What is done after
    /// that, in the same action, is still meant for it.
    package mutating func follow(to other: ID, in collection: Base) {
        if index(of: offset, if: other, in: collection, count: collection.count) != nil { newID = other }
    }

    private func index(of offset: Int, if id: ID, in collection: Base, count: Int) -> Base.Index? {
        guard offset >= 0, offset < count else { return nil }
        let index = collection.index(collection.startIndex, offsetBy: offset)
        return collection[index][keyPath: keyPath] == id ? index : nil
    }
}
