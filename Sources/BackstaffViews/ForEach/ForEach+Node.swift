import BackstaffElements
import BackstaffGraph

/// The node of a ``ForEach``. Its children are rows, one for each element, identified by the element's id.
///
/// Outside a lazy container, all rows are created. Inside one, a row is created when it comes near the screen, and two
/// elements, the extents, take the place of the rows before and after the created ones.
///
///     ForEach+Node             state, and one update from first to last
///     ForEach+Changes      the data changed: which rows stay, are inserted, removed or moved
///     ForEach+RowMaking    the container wants other rows: they are created, unmounted or stashed
///     ForEach+LeavingRows  rows of a list that go and return at once keep their state
///     ForEach+Editing      which edits the rows allow
///     ForEachRow               the content for one element
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: SequenceNode, LazyRowRun,
    ScrollTargetRun
{
    typealias Row = ForEachRow<Data, ID, Content>

    @exclusivity(unchecked) private(set) var view: ForEach<Data, ID, Content>
    let isLazy: Bool
    /// The observable objects that the content's closure reads.
    let plan = FieldPlan.of(Content.self)
    /// Whether each row is an option of a picker, tagged with its id.
    let rowsAreOptions: Bool
    /// The edit actions of modifiers such as `onDelete(perform:)`.
    let edits: RowEdits?
    private weak var targets: ScrollTargets?
    /// The offset of the first child's element in the data.
    @exclusivity(unchecked) var first = 0
    @exclusivity(unchecked) var extents = RowExtents()
    @exclusivity(unchecked) var stash = RowStash<ID, Row>()
    /// The rows of a list whose elements went in this turn of the main queue.
    @exclusivity(unchecked) var leaving: [ID: Row] = [:]
    /// The id of the row that was last requested since the data changed.
    @exclusivity(unchecked) var sought: ID?

    init(_ view: ForEach<Data, ID, Content>, under parent: _Node) {
        self.view = view
        isLazy = parent.scope.lazyRows != nil && RowCount.isOne(for: Content.self)
        rowsAreOptions = ImplicitTag.isWanted(for: Content.self, in: parent.scope.environment)
        edits = parent.scope.rowEdits
        view.bindings?.watch(following: nil)
        super.init(under: parent)
        if edits != nil {
            scope = Scope(copying: scope)
            scope.changeRows { $0.edits = nil }
        }
        if let host = scope.lazyRows, isLazy {
            host.add(self)
        } else {
            children.reserveCapacity(view.data.count)
            for element in view.data { children.append(Row(element, of: self)) }
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
        let same = isLazy ? (prefix: 0, suffix: 0) : UnchangedEnds.count(old.data, view.data, limit: children.count)
        var data = DataChange(from: old, to: view)
        endGoneRows(by: &data)
        let formerFirst = first
        let change = rowChange(from: old, same: same)
        apply(change, movedAway: isLazy ? rowsMovedAway(by: change, of: &data, formerFirst: formerFirst) : [])
        let touched = contentIsSame ? same.prefix..<(children.count - same.suffix) : children.indices
        for offset in touched {
            row(at: offset).update(to: element(at: first + offset), contentIsSame: contentIsSame)
        }
        reportRepeatedIDs()
        sought = nil
        if stash.someFollowState { updateStash(contentIsSame: contentIsSame) }
        if isLazy { setExtents() }
        if old.collectionEdits?.kinds != new.collectionEdits?.kinds { editsDidChange() }
    }

    /// The row that a child is. This node makes all of its children, and makes only rows.
    func row(at index: Int) -> Row { unsafeDowncast(children[index], to: Row.self) }

    /// The element of the data at an offset.
    func element(at offset: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
    }

    // MARK: Elements

    override func forEachElement(_ body: (Element) -> Void) {
        if let element = extents.before { body(element) }
        super.forEachElement(body)
        if let element = extents.after { body(element) }
        extents.isCollected = true
    }

    override var firstElement: Element? {
        extents.before ?? children.firstElement ?? extents.after
    }

    override var elementAfterContent: Element? { extents.after }

    override func unmount() {
        super.unmount()
        view.bindings?.watch?.end()
        targets?.remove(self)
        if isLazy { scope.lazyRows?.remove(self) }
        for row in stash.all { row.unmount() }
        endLeaving()
    }
}
