import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a ``ForEach``: keeps a row for each element, identified by the element's id.
///
/// Outside a lazy container, all rows are created. Inside one, a row is created when it comes near the screen, and two
/// elements, the extents, take the place of the rows before and after the created ones.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node, LazyRowRun, ScrollTargetRun {
    typealias Row = ForEachRow<Data, ID, Content>

    @exclusivity(unchecked) private(set) var view: ForEach<Data, ID, Content>
    fileprivate let isLazy: Bool
    /// Which observable objects the content's closure has to observe.
    fileprivate let plan = FieldPlan.of(Content.self)
    /// Whether each row is an option of a picker, tagged with its id.
    fileprivate let rowsAreOptions: Bool
    /// The edit actions of modifiers such as `onDelete(perform:)`.
    private let edits: RowEdits?
    private weak var targets: ScrollTargets?
    @exclusivity(unchecked) private var rows: ContiguousArray<Row> = []
    @exclusivity(unchecked) private var first = 0
    @exclusivity(unchecked) private var extents = RowExtents()
    /// Rows that left the window but whose views have state.
    @exclusivity(unchecked) private var stash: [ID: Row] = [:]
    /// The ids of the stashed rows that still have to follow the app's state.
    @exclusivity(unchecked) private var following: Set<ID> = []
    /// The id of the row that was last requested since the data changed.
    @exclusivity(unchecked) private var sought: ID?

    init(_ view: ForEach<Data, ID, Content>, under parent: _Node) {
        self.view = view
        isLazy = parent.scope.lazyRows != nil && RowCount.isOne(for: Content.self)
        rowsAreOptions = ImplicitTag.isWanted(for: Content.self, in: parent.scope.environment)
        edits = parent.scope.rowEdits.map { unsafeDowncast($0, to: RowEdits.self) }
        view.bindings?.watch(following: nil)
        super.init(under: parent)
        if edits != nil {
            scope = Scope(copying: scope)
            scope.rowEdits = nil
        }
        if let host = scope.lazyRows, isLazy {
            host.add(self)
        } else {
            rows.reserveCapacity(view.data.count)
            for element in view.data { rows.append(Row(element, of: self)) }
        }
        targets = scrollTargets
        targets?.add(self)
        reportRepeatedIDs()
    }

    // MARK: Updating

    func update(to new: ForEach<Data, ID, Content>) {
        let old = view
        view = new
        view.bindings?.watch(following: old.bindings)
        let contentIsSame = view.contentIsSame(as: old)
        // Rows whose elements are bitwise equal can be skipped if the content closure is unchanged, too.
        let same = isLazy ? (prefix: 0, suffix: 0) : UnchangedEnds.count(old.data, view.data, limit: rows.count)
        var data = DataChange(from: old, to: view)
        endGoneRows(by: &data)
        let formerFirst = first
        let change = rowChange(from: old, same: same)
        apply(change, movedAway: isLazy ? rowsMovedAway(by: change, of: &data, formerFirst: formerFirst) : [])
        let touched = contentIsSame ? same.prefix..<(rows.count - same.suffix) : rows.indices
        for offset in touched {
            rows[offset].update(to: element(at: first + offset), contentIsSame: contentIsSame)
        }
        reportRepeatedIDs()
        sought = nil
        if !following.isEmpty { updateRowsAside(contentIsSame: contentIsSame) }
        if isLazy { setExtents() }
        if old.collectionEdits?.kinds != new.collectionEdits?.kinds { editsDidChange() }
    }

    private func element(at offset: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
    }

    /// Returns the difference between the existing rows and the rows that should exist. For a lazy run only the part
    /// that exists is compared.
    private func rowChange(
        from old: ForEach<Data, ID, Content>, same ends: (prefix: Int, suffix: Int)
    ) -> KeyedDiff {
        let wanted = isLazy ? madeRowsAfterChange(from: old) : 0..<view.data.count
        first = wanted.lowerBound
        let oldMiddle = rows[ends.prefix..<(rows.count - ends.suffix)].map(\.id)
        let newMiddle = (wanted.lowerBound + ends.prefix..<wanted.upperBound - ends.suffix).map {
            view.id(element(at: $0))
        }
        return KeyedDiff(prefix: ends.prefix, suffix: ends.suffix, from: oldMiddle, to: newMiddle)
    }

    /// Returns the rows that a lazy run has after a change of its data: the former ones, with the elements that were
    /// inserted between them and without the removed ones, so that an edit doesn't touch other rows. They are at least
    /// as many as one window has, and at most twice as many.
    private func madeRowsAfterChange(from old: ForEach<Data, ID, Content>) -> Range<Int> {
        let count = view.data.count
        let perWindow = scope.lazyRows?.rowsPerWindow ?? rows.count
        let length = min(count, max(min(perWindow, count), min(rows.count + count - old.data.count, 2 * perWindow)))
        let start = min(first, count - length)
        return start..<(start + length)
    }

    private func apply(_ change: KeyedDiff, movedAway: Set<ID>) {
        if change.removed.isEmpty, change.middle.allSatisfy(\.isKept) { return }
        for index in change.removed.reversed() {
            if movedAway.contains(rows[index].id) { unmake(rows[index]) } else { dispose(rows[index]) }
        }
        var next = ContiguousArray<Row>(rows[..<change.prefix])
        next.reserveCapacity(change.prefix + change.middle.count + change.suffix)
        let suffix = rows[(rows.count - change.suffix)...]
        let former = rows
        for offset in change.middle.indices {
            switch change.middle[offset] {
            case .new: next.append(makeRow(at: first + change.prefix + offset))
            case .kept(let index), .moved(let index): next.append(former[index])
            }
        }
        next.append(contentsOf: suffix)
        rows = next
        // Goes backward, so that the next sibling is already in place.
        var following = suffix.lazy.compactMap(\.firstElement).first ?? extents.after
        for offset in change.middle.indices.reversed() {
            let row = rows[change.prefix + offset]
            switch change.middle[offset] {
            case .kept: break
            case .moved: row.forEachElement { move($0, from: row, before: following) }
            case .new: placeElements(of: row, before: following)
            }
            following = row.firstElement ?? following
        }
    }

    /// Returns the rows with state that the change moves out of the created part and whose elements still exist.
    private func rowsMovedAway(
        by change: KeyedDiff, of data: inout DataChange<Data, ID, Content>, formerFirst: Int
    ) -> Set<ID> {
        let leaving = change.removed.filter { rows[$0].scope.row?.holdsState == true }
        if leaving.isEmpty { return [] }
        let changed = data.formerMiddle
        let doubtful = leaving.lazy.filter { changed.contains(formerFirst + $0) }.map { self.rows[$0].id }
        return Set(leaving.lazy.map { self.rows[$0].id }).subtracting(data.gone(among: Set(doubtful)))
    }

    private func makeRow(at offset: Int) -> Row {
        let element = element(at: offset)
        if !stash.isEmpty, let row = stash.removeValue(forKey: view.id(element)) {
            row.scope.row?.setAside(false, in: graph)
            row.update(to: element, contentIsSame: false)
            row.scope.row?.repeatStatements()
            return row
        }
        return Row(element, of: self)
    }

    private func dispose(_ row: Row) {
        withdrawElements(of: row)
        row.unmount()
    }

    // MARK: Lazy rows

    var rowCount: Int { view.data.count }

    var madeRows: Range<Int> { first..<(first + rows.count) }

    func makeRows(in range: Range<Int>) {
        let range = range.clamped(to: 0..<rowCount)
        if range == madeRows { return setExtents() }
        let kept = range.clamped(to: madeRows)
        let former = rows
        let formerFirst = first
        for offset in former.indices where !kept.contains(formerFirst + offset) { unmake(former[offset]) }
        first = range.lowerBound
        rows = ContiguousArray(
            range.map { kept.contains($0) ? former[$0 - formerFirst] : makeRow(at: $0) })
        if extents.isCollected {
            for offset in rows.indices.reversed() where !kept.contains(first + offset) {
                placeElements(of: rows[offset], before: nil)
            }
        }
        setExtents()  // Last, because an extent is inserted next to the rows.
        reportRepeatedIDs()
    }

    /// Checks the existing rows, in debug builds only: the check takes longer than creating the rows.
    private func reportRepeatedIDs() {
        #if DEBUG
            var ids: Set<ID> = Set(minimumCapacity: rows.count)
            guard let row = rows.first(where: { !ids.insert($0.id).inserted }) else { return }
            Diagnostics.report(
                .repeatedID,
                """
                The id “\(Diagnostics.short(row.id))” occurs several times among the elements of a ForEach over \(Data.self), so rows can lose \
                their state and selection. Give each element an id of its own.
                """, at: view.place)
        #endif
    }

    func makeRow(for id: AnyHashable) -> Element? {
        guard let id = id.base as? ID else { return nil }
        if let made = rows.first(where: { $0.id == id }) { return made.firstElement }
        guard isLazy, let index = view.data.firstIndex(where: { view.id($0) == id }) else { return nil }
        scope.lazyRows?.showRow(view.data.distance(from: view.data.startIndex, to: index), of: self)
        return rows.first { $0.id == id }?.firstElement
    }

    private func unmake(_ row: Row) {
        withdrawElements(of: row)
        putAside(row)
    }

    private func putAside(_ row: Row) {
        if let marker = row.scope.row, marker.holdsState {
            marker.setAside(true, in: graph)
            if marker.followsState { following.insert(row.id) }
            stash.updateValue(row, forKey: row.id)?.unmount()  // Ids can be repeated. Only one row per id is kept.
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
        guard isMounted, stash[id] == nil, !rows.contains(where: { $0.id == id }),
            let element = view.data.first(where: { view.id($0) == id })
        else { return }
        let row = Row(element, of: self)
        // A row that has nothing to follow was only created to find that out. It isn't kept, even if its views have
        // state.
        if row.scope.row?.followsState == true { putAside(row) } else { row.unmount() }
    }

    private func updateRowsAside(contentIsSame: Bool) {
        for id in following {
            guard let row = stash[id] else {
                following.remove(id)
                continue
            }
            if let element = view.data.first(where: { view.id($0) == id }) {
                row.update(to: element, contentIsSame: contentIsSame)
            }
        }
    }

    /// Unmounts stashed rows whose elements were removed.
    private func endGoneRows(by data: inout DataChange<Data, ID, Content>) {
        for id in data.gone(among: stash) { stash.removeValue(forKey: id)?.unmount() }
    }

    private func setExtents() {
        extents.set(before: first, after: rowCount - first - rows.count, in: self, firstRow: firstRowElement)
    }

    // MARK: Elements

    override func forEachElement(_ body: (Element) -> Void) {
        if let element = extents.before { body(element) }
        for row in rows { row.forEachElement(body) }
        if let element = extents.after { body(element) }
        extents.isCollected = true
    }

    override var firstElement: Element? {
        extents.before ?? firstRowElement ?? extents.after
    }

    private var firstRowElement: Element? {
        for row in rows {
            if let element = row.firstElement { return element }
        }
        return nil
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        super.place(element, from: child, before: sibling ?? firstElement(after: child))
    }

    override func move(_ element: Element, from child: _Node, before sibling: Element?) {
        super.move(element, from: child, before: sibling ?? firstElement(after: child))
    }

    private func firstElement(after child: _Node) -> Element? {
        guard let index = rows.firstIndex(where: { $0 === child }) else { return nil }
        for row in rows[(index + 1)...] {
            if let element = row.firstElement { return element }
        }
        return extents.after
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool {
        for row in rows {
            if row === first { return true }
            if row === second { return false }
        }
        return true
    }

    // MARK: Edits

    /// Whether rows can be edited, now or after an update.
    fileprivate var isEditable: Bool { edits != nil || view.collectionEdits != nil }

    /// The action that deletes elements, and whether it's the app's.
    var deletion: (action: RowEdits.Deletion, kind: RowDeletion)? {
        if let edit = edits?.deletion { return edit.map { ($0, .byApp) } }
        return view.collectionEdits?.delete.map { ($0, .synthesized) }
    }

    /// The action that moves elements.
    var move: RowEdits.Move? {
        edits?.move ?? view.collectionEdits?.move
    }

    /// Returns the offset of a row's element in the collection.
    func offset(of row: Row) -> Int? {
        rows.firstIndex { $0 === row }.map { first + $0 }
    }

    private func editsDidChange() {
        guard let list = scope.listNode else { return }
        for row in rows { row.forEachElement { list.setEditor(row, of: $0) } }
    }

    override func unmount() {
        super.unmount()
        view.bindings?.watch?.end()
        targets?.remove(self)
        if isLazy { scope.lazyRows?.remove(self) }
        for row in rows { row.unmount() }
        for row in stash.values { row.unmount() }
    }
}

extension ForEach {
    /// Returns whether rows of equal elements have the same content as in `other`.
    fileprivate func contentIsSame(as other: Self) -> Bool {
        if let bindings, let former = other.bindings { return bindings.isEqual(to: former) }
        return ClosureComparison.isEqual(content, other.content)
    }
}

/// The node of one row: runs the content closure of its ``ForEach`` for one element, and runs it again when a value
/// that it read changes.
final class ForEachRow<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node, LazyRowSpeaker {
    let id: ID
    unowned(unsafe) let owner: ForEachNode<Data, ID, Content>  // The owner unmounts its rows.
    @exclusivity(unchecked) private var value: Data.Element
    /// The location of the content's binding, in a ``ForEach`` over a bound collection.
    @exclusivity(unchecked) private var location: AnyObject?
    @exclusivity(unchecked) private var content: _Node?

    init(_ element: Data.Element, of owner: ForEachNode<Data, ID, Content>) {
        self.owner = owner
        id = owner.view.id(element)
        value = element
        super.init(under: owner)
        if owner.isLazy {
            scope = Scope(copying: scope)
            scope.row = LazyRowMarker(of: owner, inside: scope.row)
            scope.lazyRows = nil
        }
        content =
            owner.rowsAreOptions
            ? Option._makeNode(of: option(runContent()), under: self)
            : Content._makeNode(of: runContent(), under: self)
        speak()
        if owner.isLazy, scope.rowTags != nil || owner.isEditable { scope.row?.add(self) }
    }

    /// Reports the row's tag and its editor to the list.
    func speak() {
        if let host = scope.rowTags, !owner.rowsAreOptions { forEachElement { host.tag($0, as: id, .identity) } }
        if owner.isEditable, let list = scope.listNode { forEachElement { list.setEditor(self, of: $0) } }
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        if let host = scope.rowTags, !owner.rowsAreOptions { host.tag(element, as: id, .identity) }
        if owner.isEditable { scope.listNode?.setEditor(self, of: element) }
        super.place(element, from: child, before: sibling)
    }

    private typealias Option = ModifiedContent<Content, TagModifier<ID>>

    private func option(_ content: Content) -> Option {
        Option(content: content, modifier: TagModifier(tag: id))
    }

    override var viewName: String { "ForEach<\(Data.self)>" }

    func update(to element: Data.Element, contentIsSame: Bool) {
        if contentIsSame, BitwiseComparison.isEqual(value, element) { return }
        value = element
        if contentIsSame, let bindings = owner.view.bindings {
            // The binding finds its element by id, so the content needn't run again.
            location = bindings.location(for: element, reusing: location)
            return
        }
        isDirty = false
        update()
    }

    override func update() {
        guard let content else { return }
        if owner.rowsAreOptions {
            Option._updateNode(content, to: option(runContent()))
        } else {
            Content._updateNode(content, to: runContent())
        }
    }

    private func runContent() -> Content {
        guard let bindings = owner.view.bindings else {
            return Tracking.run(self, plan: owner.plan) { owner.view.content(value) }
        }
        let location = bindings.location(for: value, reusing: location)
        self.location = location
        return Tracking.run(self, plan: owner.plan) { bindings.content(at: location) }
    }

    override func unmount() {
        super.unmount()
        content?.unmount()
    }

    override func forEachElement(_ body: (Element) -> Void) { content?.forEachElement(body) }

    override var firstElement: Element? { content?.firstElement }
}
