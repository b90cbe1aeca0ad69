import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a list whose rows can be selected.
///
///     binding written, by anyone ──► update(): rows that differ are marked ──► the column of the split view is told
///     a row is tapped, a link in it followed, an arrow key pressed ──► binding
///
/// The binding is the truth, and rows only show it: a selection without a row is a selection all the same.
final class SelectionListNode<Value: Hashable>: ListNode, SelectingList, RowTagHost {
    @exclusivity(unchecked) private var selection: ListSelection<Value>
    /// What the rows show.
    @exclusivity(unchecked) private var shown: SelectedValues<Value>
    /// What was read last.
    @exclusivity(unchecked) private var current: SelectedValues<Value>
    @exclusivity(unchecked) private var tags = RowTags<Value>()
    /// From where keys go on. What is selected is in it while a row is deleted.
    @exclusivity(unchecked) private var keys = RowSelection<Value>()
    /// What the rows stood for before those went that keys go on from, in order.
    @exclusivity(unchecked) private var formerRows: [Value]?
    @exclusivity(unchecked) private var menu: SelectionMenu<Value>?
    @exclusivity(unchecked) private var menuItems: _Node?
    @exclusivity(unchecked) private var onDelete = SelectionOnDelete.keep
    private unowned(unsafe) let column: SplitColumnNode?  // It unmounts its lists before it goes.

    init(_ selection: ListSelection<Value>, under parent: _Node) {
        self.selection = selection
        shown = .one(nil)
        current = shown
        column = EnvironmentValues(parent.scope.environment).splitColumn
        super.init(under: parent)
        scope.rowTags = self
        showKind()
        showMenu()
        shown = current
        column?.add(self)
    }

    override var viewName: String { "List(selection:)" }

    override func unmount() {
        super.unmount()
        menuItems?.unmount()
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

    /// Says how many rows can be selected.
    private func showKind() {
        set(.selection, selection.isAbsent ? nil : selection.allowsMany ? "many" : "one")
    }

    override func read() {
        super.read()
        current = selection.read()
        let surroundings = EnvironmentValues(parent?.scope.environment)
        menu = surroundings.selectionMenu?.menu(for: Value.self)
        onDelete = surroundings.selectionOnDelete
    }

    override var plan: FieldPlan { FieldPlan.of(SelectionListNode<Value>.self) }

    override var verbs: ElementVerbs {
        super.verbs.union(menu == nil ? .moveSelection : [.moveSelection, .reveal])
    }

    override func update() {
        let hadMenu = menu != nil
        super.update()
        if (menu != nil) != hadMenu { prepareRows() }
        showMenu()
        showSelection()
    }

    private func showMenu() {
        set(.contextMenu, menu?.hasItems == true)
    }

    private func showSelection() {
        if current == shown { return }
        let former = shown
        shown = current
        if tags.hasRepetitions {
            for row in element.children where row.role == .row { mark(row) }
        } else {
            SelectedValues.forEachDifference(former, shown) { value in
                if let row = tags.row(for: value) { mark(row) }
            }
        }
        column?.selectionDidChange(isOtherwiseFilled: former.isEmpty != shown.isEmpty)
    }

    /// While a person edits, rows that are links are selected rather than followed. What was selected of several rows
    /// for an edit isn't afterwards.
    override func editingDidChange() {
        super.editingDidChange()
        prepareRows()
        if !isEditing, selection.allowsMany, !current.isEmpty { graph.afterUpdate { [selection] in selection.clear() } }
    }

    override func linkWasTapped(_ link: Element) {
        if let row = link.row(of: element), let value = selectableValue(of: row) { tap(value) }
    }

    private func mark(_ row: Element) {
        tree.set(.selected, to: .flag(tags.value(of: row).map { shown.contains($0) } ?? false), of: row)
    }

    // MARK: Rows

    func tag<Tagged: Hashable>(_ element: Element, as value: Tagged, _ kind: RowTagKind) {
        let tag = RowTags<Value>.Tag(value: kind == .disabled ? nil : value as? Value, kind: kind)
        // A row whose tag is of another type than the selection stands for nothing, but what it is inside may.
        if tag.value == nil, kind != .disabled { return }
        if let row = element.row(of: self.element) {
            // What stands deeper in a row, an option of a picker for one, is tagged for something else.
            guard row.rowChain.contains(where: { $0 === element }) else { return }
            tags.set(tag, of: row)
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

    /// Finds where keys go on from when the row where they did has gone.
    override func rowWillBeTaken(_ row: Element) {
        guard formerRows == nil, let value = tags.value(of: row), value == keys.lead || value == keys.anchor else {
            return
        }
        formerRows = selectableRows.compactMap { tags.value(of: $0) }
        graph.afterUpdate { [weak self] in
            guard let self, let former = formerRows else { return }
            formerRows = nil
            keys.filter(former) { tags.row(for: $0) != nil }
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

    /// A row can be tapped if it stands for something and isn't a control that acts for itself.
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
        case .activate: if let value = selectableValue(of: element) { tap(value) }
        case .select(let gesture): if let value = selectableValue(of: element) { change(by: gesture, at: value) }
        case .moveSelection(let move, let extends): moveSelection(move, extends: extends)
        case .reveal(nil, _): revealMenu(of: element)
        case .conceal where element === self.element: concealMenu()
        case .activateTwice: if let value = selectableValue(of: element) { menu?.primaryAction?(affected(by: value)) }
        default: super.respond(to: event, at: element)
        }
    }

    private func selectableValue(of row: Element) -> Value? {
        selection.isAbsent || row.rowChain.contains { $0.has(.disabled) } ? nil : tags.value(of: row)
    }

    private func tap(_ value: Value) {
        if isEditing, selection.allowsMany { change(by: .toggle, at: value) } else { choose(value) }
    }

    /// Selects one row and no other, or takes later columns back to their roots if it is that one already.
    private func choose(_ value: Value) {
        keys.lead = value
        keys.anchor = value
        if isSelectedAlone(value) {
            column?.rowWasReselected(NavigationValue(value))
        } else {
            selection.select(value)
        }
        if !selection.canBeEmpty { column?.showNext() }
    }

    private func isSelectedAlone(_ value: Value) -> Bool {
        let current = Tracking.untracked { selection.read() }
        return current == .one(value) || current == .many([value])
    }

    private func change(by gesture: SelectionGesture, at value: Value) {
        guard case .many(let binding) = selection else { return choose(value) }
        keys.lead = value
        switch gesture {
        case .toggle:
            keys.anchor = value
            binding.wrappedValue.formSymmetricDifference([value])
        case .extend:
            binding.wrappedValue.formUnion(values(from: keys.anchor ?? value, to: value))
        }
    }

    /// The values of all rows that are made between two of them.
    private func values(from first: Value, to last: Value) -> [Value] {
        let all = selectableRows.compactMap { tags.value(of: $0) }
        guard let start = all.firstIndex(of: first), let end = all.firstIndex(of: last) else { return [last] }
        return Array(all[min(start, end)...max(start, end)])
    }

    func follow(_ value: NavigationValue, from link: Element) -> Bool {
        if selection.isAbsent { return false }
        guard let found = value.value(as: Value.self) ?? link.row(of: element).flatMap({ tags.value(of: $0) }) else {
            return false
        }
        choose(found)
        return true
    }

    // MARK: Keys

    private var selectableRows: [Element] {
        element.children.filter { $0.role == .row && selectableValue(of: $0) != nil }
    }

    /// Moves from row to row, and selects the row that is come to, unless selecting would lead away from the list.
    private func moveSelection(_ move: SelectionMove, extends: Bool) {
        let start = keys.lead.flatMap { tags.row(for: $0) } ?? firstSelectedRow
        guard let row = target(of: move, from: start), let value = tags.value(of: row) else { return }
        keys.lead = value
        if column.map({ $0.isCollapsed && $0.isLeading }) != true {
            if extends, case .many(let binding) = selection {
                binding.wrappedValue.formUnion(values(from: keys.anchor ?? value, to: value))
            } else if !isSelectedAlone(value) {
                choose(value)
            }
        }
        tree.focus(row.rowChain.first { $0.role == .link } ?? row)
    }

    private var firstSelectedRow: Element? {
        element.children.first { $0.has(.selected) }
    }

    /// The row that a key leads to. Rows that aren't made yet are made first.
    private func target(of move: SelectionMove, from start: Element?) -> Element? {
        switch move {
        case .first: makeRows(atEnd: false)
        case .last: makeRows(atEnd: true)
        case .up, .down: if let start { makeRows(around: start) }
        }
        let rows = selectableRows
        let index = start.flatMap { start in rows.firstIndex { $0 === start } }
        switch move {
        case .first: return rows.first
        case .last: return rows.last
        case .up: return index.map { rows[max(0, $0 - 1)] } ?? rows.last
        case .down: return index.map { rows[min(rows.count - 1, $0 + 1)] } ?? rows.first
        }
    }

    // MARK: Deleting

    override func willDelete(_ row: Element) {
        let rows = selectableRows
        guard let index = rows.firstIndex(where: { $0 === row }),
            let edit = try? ListEdit.deletion(at: [index], in: rows.count)
        else { return }
        keys.values = Tracking.untracked { selection.read() }.all
        keys.follow(edit, selecting: DeletedSelection(onDelete)) { tags.value(of: rows[$0]) }
    }

    /// Selects what is to be selected in place of the deleted row, unless the app has selected something itself.
    override func didDelete() {
        let wanted = keys.values
        keys.values = []
        let now = Tracking.untracked { selection.read() }
        guard onDelete != .keep, now == shown, now.all != wanted else { return }
        switch selection {
        case .many(let binding): binding.wrappedValue = wanted
        case .optional, .required, .absent:
            if let value = wanted.first { selection.select(value) } else { selection.clear() }
        }
    }

    // MARK: Menu

    /// What a menu, or a double click, at a row is about: what is selected if the row is, else the row alone.
    private func affected(by value: Value) -> Set<Value> {
        let selected = Tracking.untracked { selection.read() }.all
        return selected.contains(value) ? selected : [value]
    }

    private func revealMenu(of element: Element) {
        guard let menu, menuItems == nil else { return }
        var values: Set<Value> = []
        if element !== self.element {
            guard let value = selectableValue(of: element) else { return }
            values = affected(by: value)
        }
        guard let node = menu.makeItems(for: values, under: self, close: { [weak self] in self?.concealMenu() }) else {
            return
        }
        menuItems = node
        if let items = node.firstElement { tree.insert(items, into: self.element, before: nil) }
    }

    private func concealMenu() {
        guard let node = menuItems else { return }
        menuItems = nil
        if let items = node.firstElement { tree.remove(items) }
        node.unmount()
    }

    // MARK: As a part of navigation

    var shownValue: NavigationValue? { shown.erased }

    var selectedValue: NavigationValue? { Tracking.untracked { selection.read() }.erased }

    var selectedValues: [NavigationValue] {
        selection.canBeEmpty ? selectedValue.map { [$0] } ?? [] : []
    }

    func clearSelection() {
        if !shown.isEmpty || selectedValue != nil { selection.clear() }
    }

    func restore(_ value: NavigationValue?) {
        if value == selectedValue { return }
        switch selection {
        case .many(let binding): binding.wrappedValue = value?.value(as: Set<Value>.self) ?? []
        case .optional(let binding): binding.wrappedValue = value?.value(as: Value.self)
        case .required(let binding):
            if let value = value?.value(as: Value.self) { binding.wrappedValue = value }
        case .absent: break
        }
    }
}
