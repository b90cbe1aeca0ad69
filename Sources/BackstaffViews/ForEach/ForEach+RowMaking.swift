import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// Creates the rows in a range, and unmounts or stashes the others. The lazy container chooses the range, see
/// `LazyContainer+RowWindow`.
///
///     near the screen ──► created ── far away ──► has a view in it state? ── no ──► unmounted
///          ▲                                              │ yes
///          └───────────────────────────────────────── stashed ── element removed ──► unmounted
extension ForEachNode {
    /// Creates the row of an element, or takes it back if it was stashed.
    func makeRow(at offset: Int) -> Row {
        let element = element(at: offset)
        if !stash.isEmpty, let row = stash.take(view.id(element)) {
            row.scope.row?.setAside(false, in: graph)
            row.update(to: element, contentIsSame: false)
            row.scope.row?.repeatAnnotations()
            return row
        }
        return takeBack(view.id(element), for: element) ?? Row(element, of: self)
    }

    var rowCount: Int { view.data.count }

    var madeRows: Range<Int> { first..<(first + children.count) }

    func makeRows(in range: Range<Int>) {
        let range = range.clamped(to: 0..<rowCount)
        if range == madeRows { return setExtents() }
        let kept = range.clamped(to: madeRows)
        let former = children
        let formerFirst = first
        graph.removeEarly {
            for offset in former.indices where !kept.contains(formerFirst + offset) { unmake(row(at: offset)) }
        }
        first = range.lowerBound
        children = ContiguousArray(
            range.map { kept.contains($0) ? former[$0 - formerFirst] : makeRow(at: $0) })
        if extents.isCollected {
            for offset in children.indices.reversed() where !kept.contains(first + offset) {
                placeElements(of: children[offset], before: nil)
            }
        }
        setExtents()  // Last, because an extent is inserted next to the rows.
        reportRepeatedIDs()
    }

    func makeRow(for id: AnyHashable) -> Element? {
        guard let id = id.base as? ID else { return nil }
        if let made = madeRow(for: id) { return made.firstElement }
        guard isLazy, let index = view.data.firstIndex(where: { view.id($0) == id }) else { return nil }
        scope.lazyRows?.showRow(view.data.distance(from: view.data.startIndex, to: index), of: self)
        return madeRow(for: id)?.firstElement
    }

    private func madeRow(for id: ID) -> Row? {
        children.indices.first { row(at: $0).id == id }.map { row(at: $0) }
    }

    /// Removes a row whose element still exists, because it left the window.
    func unmake(_ row: Row) {
        withdrawElements(of: row)
        putAside(row)
    }

    private func putAside(_ row: Row) {
        if let marker = row.scope.row, marker.holdsState {
            marker.setAside(true, in: graph)
            // Ids can be repeated. Only one row per id is kept.
            stash.put(row, id: row.id, followsState: marker.followsState)?.unmount()
        } else {
            row.unmount()
        }
    }

    func seekRow(for id: AnyHashable) {
        guard let id = id.base as? ID, id != sought else { return }
        sought = id
        graph.afterUpdate { [weak self] in self?.makeRowAside(for: id) }
    }

    private func makeRowAside(for id: ID) {
        guard isMounted, stash[id] == nil, madeRow(for: id) == nil,
            let element = view.data.first(where: { view.id($0) == id })
        else { return }
        let row = Row(element, of: self)
        // A row that has nothing to follow was only created to find that out. It isn't kept, even if its views have
        // state.
        if row.scope.row?.followsState == true { putAside(row) } else { row.unmount() }
    }

    /// Updates the stashed rows that still have to follow the app's state.
    func updateStash(contentIsSame: Bool) {
        for row in stash.followers() {
            if let element = view.data.first(where: { view.id($0) == row.id }) {
                row.update(to: element, contentIsSame: contentIsSame)
            }
        }
    }

    func setExtents() {
        extents.set(
            before: first, after: rowCount - first - children.count, in: self, firstRow: children.firstElement)
    }

    /// Checks the existing rows, in debug builds only: the check takes longer than creating the rows.
    func reportRepeatedIDs() {
        #if DEBUG
            var ids: Set<ID> = Set(minimumCapacity: children.count)
            guard let repeated = children.indices.first(where: { !ids.insert(row(at: $0).id).inserted }) else { return }
            Diagnostics.report(
                .repeatedID,
                """
                The id “\(Diagnostics.short(row(at: repeated).id))” occurs several times among the elements of a ForEach over \(Data.self), so rows can \
                lose their state and selection. Give each element an id of its own.
                """, at: view.place)
        #endif
    }
}
