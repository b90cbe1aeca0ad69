import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a list with selectable rows.
///
///     the binding changes ──► update(): rows that differ are marked ──► the split view column is notified
///     a row is tapped, a link in it is followed, an arrow key is pressed ──► the binding is written
///
/// The binding is the source of truth, and the rows only show it: a value without a row can be selected, too.
final class SelectionListNode<Value: Hashable>: ListNode, RowTagHost {
    @exclusivity(unchecked) var selection: ListSelection<Value>
    /// The selection that the rows show.
    @exclusivity(unchecked) var shown: SelectedValues<Value>
    @exclusivity(unchecked) var tags = RowTags<Value>()
    /// The row where keyboard selection continues.
    @exclusivity(unchecked) var keys = KeyboardSelection<Value>()
    /// The values of the rows, in order, before the row where keyboard selection continues was removed.
    private var formerRows: [Value]?
    /// The selected values whose rows were removed or got another value in this update.
    private var valuesWithoutRow: [Value] = []
    /// The selection after outdated values were replaced, until the rows show it.
    private var adopted: SelectedValues<Value>?
    var menu: SelectionMenu<Value>?
    var openMenu: OpenSelectionMenu?
    /// The diagnostics about rows with values of other types.
    var mistypedRows = MistypedRows()
    /// Whether edit mode has just ended and the selection is about to be cleared.
    private(set) var isClearing = false
    private var onDelete = SelectionOnDelete.keep
    unowned let column: (any ListColumn)?  // The column unmounts its lists before it's removed.

    init(_ selection: ListSelection<Value>, at place: SourcePlace, under parent: _Node) {
        self.selection = selection
        shown = .one(nil)
        column = EnvironmentValues(parent.scope.environment).listColumn
        super.init(at: place, under: parent)
        scope.rows?.tags = self
        showKind()
        showMenu()
        takeOfferedSelection()
        shown = readSelection()
        column?.add(self)
    }

    override var viewName: String { "List(selection:)" }

    override func unmount() {
        super.unmount()
        openMenu?.end()
        column?.remove(self)
    }

    // MARK: Showing

    func update(to new: ListSelection<Value>) {
        let isOtherKind = new.isAbsent != selection.isAbsent
        selection = new
        isDirty = false
        update()
        if isOtherKind {
            showKind()
            prepareRows()
        }
    }

    private func prepareRows() {
        for row in element.children where row.role == .row { prepare(row) }
    }

    /// Sets the attribute that says how many rows can be selected.
    private func showKind() {
        set(.selection, selection.isAbsent ? nil : selection.allowsMany ? "many" : "one")
    }

    override func read(_ surroundings: EnvironmentValues) {
        super.read(surroundings)
        menu = surroundings.selectionMenu?.menu(for: Value.self)
        onDelete = surroundings.selectionOnDelete
    }

    override func surroundingsDidChange(wasEditing: Bool) {
        super.surroundingsDidChange(wasEditing: wasEditing)
        showMenu()
        if menu == nil { concealMenu() }
        prepareRows()
    }

    override var verbs: ElementVerbs {
        super.verbs.union(menu == nil ? .moveSelection : [.moveSelection, .reveal])
    }

    private func readSelection() -> SelectedValues<Value> {
        Tracking.run(self, plan: FieldPlan.of(SelectionListNode<Value>.self)) { selection.read() }
    }

    private func showMenu() {
        set(.contextMenu, menu?.hasItems == true)
    }

    override func update() {
        let next = readSelection()
        if next == shown { return }
        let former = shown
        shown = next
        if tags.hasRepetitions {
            for row in element.children where row.role == .row { mark(row) }
        } else {
            SelectedValues.forEachDifference(former, shown) { value in
                if let row = tags.row(for: value) { mark(row) }
            }
        }
        column?.selectionDidChange(
            isOtherwiseFilled: former.isEmpty != shown.isEmpty, isSameElement: shown == adopted)
        adopted = nil
    }

    /// A selection of several values is cleared when edit mode ends.
    override func editingDidChange() {
        super.editingDidChange()
        guard selection.allowsMany, !shown.isEmpty else { return }
        if isEditing {
            column?.columnDidChange()
        } else {
            isClearing = true
            graph.afterUpdate { [weak self, selection] in
                selection.clear()
                guard let self else { return }
                isClearing = false
                if isMounted { column?.columnDidChange() }
            }
        }
    }

    /// In edit mode, a tap on a row that is a link selects the row.
    override func linkWasTapped(_ link: Element) {
        if let row = link.row(of: element), let value = selectableValue(of: row) { wantTap(value) }
    }

    private func mark(_ row: Element) {
        tree.set(.selected, to: .flag(tags.value(of: row).map { shown.contains($0) } ?? false), of: row)
    }

    // MARK: Rows

    func tag<Tagged: Hashable>(_ element: Element, as value: Tagged, _ kind: RowTagKind) {
        let tag = RowTags<Value>.Tag(value: kind == .disabled ? nil : value as? Value, kind: kind)
        // A tag of another type than the selection is ignored. A tag farther out in the row may have the right type.
        if tag.value == nil, kind != .disabled { return noteMistyped(element, Tagged.self, kind) }
        if let row = element.row(of: self.element) {
            // Tags deeper inside a row belong to other views, for example to a picker.
            guard row.rowChain.contains(where: { $0 === element }) else { return }
            let former = tags.value(of: row)
            tags.set(tag, of: row)
            if let former, former != tags.value(of: row) { noteValueWithoutRow(former) }
            prepare(row)
        } else {
            if !tags.hasWaiting { graph.afterUpdate { [weak self] in self?.tags.forgetWaiting() } }
            tags.wait(tag, for: element)
        }
    }

    func untag(_ element: Element, _ kind: RowTagKind) {
        guard let row = element.row(of: self.element), row.rowChain.contains(where: { $0 === element }) else { return }
        tags.remove(kind, of: row)
        prepare(row)
    }

    override func row(for element: Element) -> Element {
        let row = super.row(for: element)
        if row.role == .row {
            tags.putIn(row)
            prepare(row)
        }
        return row
    }

    /// Finds the row where keyboard selection continues if the former one is removed.
    override func rowWillBeTaken(_ row: Element) {
        guard let value = tags.value(of: row) else { return }
        noteValueWithoutRow(value)
        guard formerRows == nil, value == keys.lead || value == keys.anchor else { return }
        formerRows = selectableRows.compactMap { tags.value(of: $0) }
        graph.afterUpdate { [weak self] in
            guard let self, let former = formerRows else { return }
            formerRows = nil
            keys.filter(former) { tags.row(for: $0) != nil }
        }
    }

    /// Notes a selected value whose row is removed or gets another value. If the value is `Identifiable` and no row has
    /// it after the update, the selection changes to the value of the row with the same `id`. Otherwise an app that
    /// selects copies of its model values would keep an outdated copy.
    private func noteValueWithoutRow(_ value: Value) {
        guard shown.contains(value), value is any Identifiable else { return }
        if valuesWithoutRow.isEmpty { graph.afterUpdate { [weak self] in self?.selectSuccessors() } }
        valuesWithoutRow.append(value)
    }

    private func selectSuccessors() {
        let values = valuesWithoutRow
        valuesWithoutRow = []
        guard isMounted else { return }
        for value in values where tags.row(for: value) == nil {
            let successor = element.children.lazy.compactMap { self.tags.value(of: $0) }.first { isSame($0, as: value) }
            guard let successor, successor != value else { continue }
            let former = Tracking.untracked { selection.read() }
            guard former.contains(value) else { continue }
            selection.replace(value, with: successor)
            let current = Tracking.untracked { selection.read() }
            adopted = current
            graph.noteReplacement(of: value, by: successor)
            graph.noteReplacement(of: Optional(value), by: Optional(successor))
            if selection.allowsMany { graph.noteReplacement(of: former.all, by: current.all) }
        }
    }

    override func rowWasTaken(_ row: Element) {
        super.rowWasTaken(row)
        tags.remove(row)
    }

    override func prepare(_ row: Element) {
        super.prepare(row)
        mark(row)
    }

    /// A row can be tapped if it has a value and isn't a control with its own action.
    override func verbs(of row: Element) -> ElementVerbs {
        var verbs = super.verbs(of: row)
        if selection.isAbsent || tags.value(of: row) == nil { return verbs }
        if !row.rowChain.contains(where: { $0.isControl && !($0.role == .link && isEditing) }) {
            verbs.formUnion([.activate, .select])
        }
        if menu?.hasItems == true { verbs.insert(.reveal) }
        if menu?.primaryAction != nil { verbs.insert(.activateTwice) }
        return verbs
    }

    // MARK: Selecting

    override func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .activate:
            if let value = selectableValue(of: element) {
                wantTap(value)
            } else {
                super.respond(to: event, at: element)
            }
        case .select(let gesture):
            if let value = selectableValue(of: element) { want { $0.change(by: gesture, at: value) } }
        case .moveSelection(let move, let extends): moveSelection(move, extends: extends)
        case .reveal(nil, _): revealMenu(of: element)
        case .conceal where element === self.element: concealMenu()
        case .activateTwice: if let value = selectableValue(of: element) { menu?.primaryAction?(affected(by: value)) }
        default: super.respond(to: event, at: element)
        }
    }

    // MARK: Deleting

    /// Prepares the selection after the row's deletion. It isn't applied if the app changes the selection itself.
    override func willDelete(_ row: Element) -> (@MainActor () -> Void)? {
        let rows = selectableRows
        guard let index = rows.firstIndex(where: { $0 === row }),
            let edit = try? ListEdit.deletion(at: [index], in: rows.count)
        else { return nil }
        let before = Tracking.untracked { selection.read() }
        var next = keys
        next.values = before.all
        next.follow(edit, selecting: DeletedSelection(onDelete)) { tags.value(of: rows[$0]) }
        return { [weak self] in self?.rowWasDeleted(selecting: next, insteadOf: before) }
    }

    private func rowWasDeleted(selecting next: KeyboardSelection<Value>, insteadOf before: SelectedValues<Value>) {
        guard isMounted else { return }
        keys = KeyboardSelection(lead: next.lead, anchor: next.anchor)
        guard onDelete != .keep, Tracking.untracked({ selection.read() }) == before, before.all != next.values else {
            return
        }
        switch selection {
        case .many(let binding): binding.wrappedValue = next.values
        case .optional, .required, .absent:
            if let value = next.values.first { selection.select(value) } else { selection.clear() }
        }
    }
}

/// Returns whether two values of an `Identifiable` type have the same id.
private func isSame<Value>(_ first: Value, as second: Value) -> Bool {
    func hasID<Element: Identifiable>(_ first: Element, of second: Any) -> Bool {
        (second as? Element)?.id == first.id
    }
    guard let first = first as? any Identifiable else { return false }
    return hasID(first, of: second)
}
