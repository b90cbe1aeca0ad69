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
    @exclusivity(unchecked) private var tags = RowTags<Value>()
    /// The row that a person has come to last: where keys go on from.
    @exclusivity(unchecked) private var lead: Value?
    /// The row from which a selection of several is extended.
    @exclusivity(unchecked) private var anchor: Value?
    private unowned(unsafe) let column: SplitColumnNode?  // It unmounts its lists before it goes.

    init(_ selection: ListSelection<Value>, under parent: _Node) {
        self.selection = selection
        shown = .one(nil)
        column = EnvironmentValues(parent.scope.environment).splitColumn
        super.init(under: parent)
        scope.rowTags = self
        showKind()
        tree.respond(to: [.window, .moveSelection], at: element, by: self)
        shown = readSelection()
        column?.add(self)
    }

    override var viewName: String { "List(selection:)" }

    override func unmount() {
        super.unmount()
        for row in element.children { tree.forget(row) }
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
            for row in element.children where row.role == .row { prepare(row) }
        }
    }

    /// Says how many rows can be selected.
    private func showKind() {
        set(.selection, selection.isAbsent ? nil : selection.allowsMany ? "many" : "one")
    }

    override func update() {
        let next = readSelection()
        if next == shown { return }
        let former = shown
        shown = next
        if tags.hasRepetitions {
            for row in element.children where row.role == .row { mark(row) }
        } else {
            SelectedValues.forEachDifference(former, next) { value in
                if let row = tags.row(for: value) { mark(row) }
            }
        }
        column?.selectionDidChange(isOtherwiseFilled: former.isEmpty != next.isEmpty)
    }

    private func readSelection() -> SelectedValues<Value> {
        Tracking.run(self, plan: FieldPlan.of(SelectionListNode<Value>.self)) { selection.read() }
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

    override func rowWasTaken(_ row: Element) {
        tags.remove(row)
        tree.forget(row)
    }

    /// Lets a row be tapped if it stands for something and isn't a control that acts for itself.
    private func prepare(_ row: Element) {
        let isSelectable =
            !selection.isAbsent && tags.value(of: row) != nil && !row.rowChain.contains(where: \.isControl)
        if isSelectable != !row.verbs.isEmpty {
            tree.respond(to: isSelectable ? [.activate, .select] : [], at: row, by: self)
        }
        mark(row)
    }

    // MARK: Selecting

    override func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .activate: if let value = selectableValue(of: element) { choose(value) }
        case .select(let gesture): if let value = selectableValue(of: element) { change(by: gesture, at: value) }
        case .moveSelection(let move, let extends): moveSelection(move, extends: extends)
        default: super.respond(to: event, at: element)
        }
    }

    private func selectableValue(of row: Element) -> Value? {
        selection.isAbsent || row.rowChain.contains { $0.has(.disabled) } ? nil : tags.value(of: row)
    }

    /// Selects one row and no other, or takes later columns back to their roots if it is that one already.
    private func choose(_ value: Value) {
        lead = value
        anchor = value
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
        lead = value
        switch gesture {
        case .toggle:
            anchor = value
            binding.wrappedValue.formSymmetricDifference([value])
        case .extend:
            binding.wrappedValue.formUnion(values(from: anchor ?? value, to: value))
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
        let start = lead.flatMap { tags.row(for: $0) } ?? firstSelectedRow
        guard let row = target(of: move, from: start), let value = tags.value(of: row) else { return }
        lead = value
        if column.map({ $0.isCollapsed && $0.isLeading }) != true {
            if extends, case .many(let binding) = selection {
                binding.wrappedValue.formUnion(values(from: anchor ?? value, to: value))
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
