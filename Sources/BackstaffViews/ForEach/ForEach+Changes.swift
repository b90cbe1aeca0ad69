import BackstaffElements
import BackstaffGraph

/// Updates the existing rows after a change of the data.
///
///     old rows:  ═ prefix ═│─ removed, kept or moved ─│═ suffix ═
///     new rows:  ═ prefix ═│─ inserted, kept or moved ─│═ suffix ═
extension ForEachNode {
    /// Returns the difference between the existing rows and the rows that should exist. For a lazy run only the part
    /// that exists is compared.
    func rowChange(
        from old: ForEach<Data, ID, Content>, same ends: (prefix: Int, suffix: Int)
    ) -> KeyedDiff {
        let wanted = isLazy ? madeRowsAfterChange(from: old) : 0..<view.data.count
        first = wanted.lowerBound
        let oldMiddle = (ends.prefix..<(children.count - ends.suffix)).map { row(at: $0).id }
        let newMiddle = (wanted.lowerBound + ends.prefix..<wanted.upperBound - ends.suffix).map {
            view.id(element(at: $0))
        }
        return KeyedDiff(prefix: ends.prefix, suffix: ends.suffix, from: oldMiddle, to: newMiddle)
    }

    /// Returns the range of the rows that a lazy run creates after a change of its data.
    ///
    /// The range covers the former rows that still exist, and elements that were inserted between them. So an edit
    /// doesn't touch other rows. The range has at least as many rows as one window, and at most twice as many.
    private func madeRowsAfterChange(from old: ForEach<Data, ID, Content>) -> Range<Int> {
        let count = view.data.count
        let perWindow = scope.lazyRows?.rowsPerWindow ?? children.count
        let made = children.count + count - old.data.count
        let length = min(count, max(min(perWindow, count), min(made, 2 * perWindow)))
        let start = min(first, count - length)
        return start..<(start + length)
    }

    /// Creates, unmounts and moves rows.
    ///
    /// - Parameter movedAway: The ids of rows that leave the created part and whose elements still exist.
    func apply(_ change: KeyedDiff, movedAway: Set<ID>) {
        if change.removed.isEmpty, change.middle.allSatisfy(\.isKept) { return }
        for index in change.removed.reversed() {
            let row = row(at: index)
            if movedAway.contains(row.id) { unmake(row) } else { dispose(row) }
        }
        var next = ContiguousArray(children[..<change.prefix])
        next.reserveCapacity(change.prefix + change.middle.count + change.suffix)
        let suffix = children[(children.count - change.suffix)...]
        let former = children
        for offset in change.middle.indices {
            switch change.middle[offset] {
            case .new: next.append(makeRow(at: first + change.prefix + offset))
            case .kept(let index), .moved(let index): next.append(former[index])
            }
        }
        next.append(contentsOf: suffix)
        children = next
        // Goes backward, so that the next sibling is already in place.
        var following = suffix.firstElement ?? extents.after
        for offset in change.middle.indices.reversed() {
            let row = children[change.prefix + offset]
            switch change.middle[offset] {
            case .kept: break
            case .moved: row.forEachElement { move($0, from: row, before: following) }
            case .new: placeElements(of: row, before: following)
            }
            following = row.firstElement ?? following
        }
    }

    /// Returns the rows with state that the change moves out of the created part and whose elements still exist.
    func rowsMovedAway(
        by change: KeyedDiff, of data: inout DataChange<Data, ID, Content>, formerFirst: Int
    ) -> Set<ID> {
        let leaving = change.removed.filter { children[$0].scope.row?.holdsState == true }
        if leaving.isEmpty { return [] }
        let changed = data.formerMiddle
        let doubtful = leaving.lazy.filter { changed.contains(formerFirst + $0) }.map { self.row(at: $0).id }
        return Set(leaving.lazy.map { self.row(at: $0).id }).subtracting(data.gone(among: Set(doubtful)))
    }

    /// Removes a row whose element was removed.
    private func dispose(_ row: Row) {
        withdrawElements(of: row)
        if !keepForThisTurn(row) { row.unmount() }
    }

    /// Unmounts stashed rows whose elements were removed.
    func endGoneRows(by data: inout DataChange<Data, ID, Content>) {
        for id in data.gone(among: stash.byID) { stash.take(id)?.unmount() }
    }
}

extension ForEach {
    /// Returns whether rows of equal elements have the same content as in `other`.
    func contentIsSame(as other: Self) -> Bool {
        if let bindings, let former = other.bindings { return bindings.isEqual(to: former) }
        return ClosureComparison.isEqual(content, other.content)
    }
}
