/// What the data of a ForEach was and what it is: finds out which of a few ids have gone, of however many.
///
///     was   ═ same ═│── middle ──│═ same ═         Same to the bit at both ends: nobody is looked for there.
///     is    ═ same ═│─── middle ───│═ same ═       A search of a middle ends when all are found.
struct DataChange<Data: RandomAccessCollection, ID: Hashable, Content> {
    private let old: ForEach<Data, ID, Content>
    private let new: ForEach<Data, ID, Content>
    private lazy var ends = UnchangedEnds.count(old.data, new.data, limit: .max)

    init(from old: ForEach<Data, ID, Content>, to new: ForEach<Data, ID, Content>) {
        self.old = old
        self.new = new
    }

    /// The part of the former data that isn't the same as now.
    var formerMiddle: Range<Int> {
        mutating get { ends.prefix..<(old.data.count - ends.suffix) }
    }

    private var middle: Range<Int> {
        mutating get { ends.prefix..<(new.data.count - ends.suffix) }
    }

    /// Of the keys of `rows`, all of which were ids in the former data, those that are ids no more.
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

    /// Of ids that were in the middle of the former data, those that are in the middle no more.
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
    ///   - sieve: keeps back ids that needn't be passed on.
    ///   - body: returns whether to go on.
    private func forEachID(
        of view: ForEach<Data, ID, Content>, in range: Range<Int>, through sieve: HashSieve?, _ body: (ID) -> Bool
    ) {
        let data = view.data
        // An element that is read through a collection's own subscript costs three allocations where types aren't known.
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

/// Tells of most hash values that they are of none of a few things. Where types aren't known that is much faster than a
/// set, which looks its own type up each time it is asked.
private struct HashSieve {
    private var bits: [UInt64]
    private let mask: UInt

    /// - Parameter things: how many there are decides the size: of others, one hash value in sixteen gets through.
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
