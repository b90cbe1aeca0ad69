/// The position of an element with a known id in a collection. Elements may be moved, replaced or deleted at any time.
///
///     found ── still at its offset: one comparison ──► found
///       │ └── moved: searched on both sides of its old offset ──► found, at another offset
///       └──── deleted: not found ── the same id comes back ──► found
package struct ElementPlace<Base: RandomAccessCollection, ID: Hashable> {
    /// The original id of the element.
    package let id: ID
    package let keyPath: KeyPath<Base.Element, ID>
    /// The last known offset of the element.
    package private(set) var offset: Int
    /// A later id of the element, if it has changed.
    private var newID: ID?

    package init(id: ID, keyPath: KeyPath<Base.Element, ID>, offset: Int) {
        self.id = id
        self.keyPath = keyPath
        self.offset = max(0, offset)
    }

    /// The index of the element, or `nil` if it isn't in the collection.
    ///
    /// The number of comparisons is proportional to the distance between its old and new offsets.
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

    /// Records that the element at this place has another id now.
    ///
    /// This happens if rows are identified by editable content: each typed letter changes the id. Later changes in the
    /// same action still apply to the same element.
    package mutating func follow(to other: ID, in collection: Base) {
        if index(of: offset, if: other, in: collection, count: collection.count) != nil { newID = other }
    }

    private func index(of offset: Int, if id: ID, in collection: Base, count: Int) -> Base.Index? {
        guard offset >= 0, offset < count else { return nil }
        let index = collection.index(collection.startIndex, offsetBy: offset)
        return collection[index][keyPath: keyPath] == id ? index : nil
    }
}
