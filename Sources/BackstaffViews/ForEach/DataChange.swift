/// The change from the former data of a ``ForEach`` to its new data. Finds out which of a few ids were removed, even
/// from large data.
///
///     was   ═ same ═│── middle ──│═ same ═         The ends are bitwise equal, and aren't searched.
///     is    ═ same ═│─── middle ───│═ same ═       A search of a middle ends when all ids are found.
struct DataChange<Data: RandomAccessCollection, ID: Hashable, Content> {
    private let old: ForEach<Data, ID, Content>
    private let new: ForEach<Data, ID, Content>
    private lazy var ends = UnchangedEnds.count(old.data, new.data, limit: .max)

    init(from old: ForEach<Data, ID, Content>, to new: ForEach<Data, ID, Content>) {
        self.old = old
        self.new = new
    }

    /// The part of the former data that isn't known to be unchanged.
    var formerMiddle: Range<Int> {
        mutating get { ends.prefix..<(old.data.count - ends.suffix) }
    }

    private var middle: Range<Int> {
        mutating get { ends.prefix..<(new.data.count - ends.suffix) }
    }

    /// Returns the keys of `rows` that are no longer ids in the data. All keys were ids in the former data.
    mutating func gone<Row>(among rows: [ID: Row]) -> Set<ID> {
        if rows.isEmpty { return [] }
        let formerMiddle = formerMiddle
        if formerMiddle.isEmpty { return [] }
        if new.data.count <= formerMiddle.count { return ids(Set(rows.keys), missingIn: 0..<new.data.count) }
        var doubtful: Set<ID> = []
        let sieve = rows.count < formerMiddle.count ? HashSieve(rows.keys) : nil
        forEachID(of: old, in: formerMiddle, through: sieve) { id in
            if rows[id] != nil { doubtful.insert(id) }
            return doubtful.count < rows.count
        }
        return gone(among: doubtful)
    }

    /// Returns the ids that are missing in the middle of the new data. All of `doubtful` were in the middle of the
    /// former data.
    mutating func gone(among doubtful: Set<ID>) -> Set<ID> {
        ids(doubtful, missingIn: middle)
    }

    private func ids(_ wanted: Set<ID>, missingIn range: Range<Int>) -> Set<ID> {
        var missing = wanted
        if missing.isEmpty { return missing }
        forEachID(of: new, in: range, through: HashSieve(wanted)) { id in
            missing.remove(id)
            return !missing.isEmpty
        }
        return missing
    }

    /// - Parameters:
    ///   - sieve: A filter for ids that needn't be passed on.
    ///   - body: A closure that receives an id and returns whether to continue.
    private func forEachID(
        of view: ForEach<Data, ID, Content>, in range: Range<Int>, through sieve: HashSieve?, _ body: (ID) -> Bool
    ) {
        let data = view.data
        // In unspecialized code, reading an element through the collection's subscript costs three allocations.
        let isDone: Void? = data.withContiguousStorageIfAvailable { elements in
            for offset in range {
                let id = view.id(elements[offset])
                if sieve?.mayHold(id.hashValue) != false, !body(id) { return }
            }
        }
        if isDone != nil { return }
        var index = data.index(data.startIndex, offsetBy: range.lowerBound)
        for _ in range {
            let id = view.id(data[index])
            if sieve?.mayHold(id.hashValue) != false, !body(id) { return }
            data.formIndex(after: &index)
        }
    }
}

/// A Bloom filter with one hash function: rules out most hash values that don't belong to a few values. In
/// unspecialized code it's much faster than a set, which looks up its own type on each access.
private struct HashSieve {
    private var bits: [UInt64]
    private let mask: UInt

    /// - Parameter things: The values. The size is chosen so that one in sixteen other hash values passes.
    init(_ things: some Collection<some Hashable>) {
        var size = 1_024
        while size < 16 * things.count { size *= 2 }
        bits = Array(repeating: 0, count: size / 64)
        mask = UInt(size - 1)
        for thing in things {
            let place = UInt(bitPattern: thing.hashValue) & mask
            bits[Int(place / 64)] |= 1 << (place % 64)
        }
    }

    func mayHold(_ hash: Int) -> Bool {
        let place = UInt(bitPattern: hash) & mask
        return bits[Int(place / 64)] & 1 << (place % 64) != 0
    }
}
