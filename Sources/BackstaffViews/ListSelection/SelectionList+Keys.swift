import BackstaffElements

// Moves the selection with the keyboard, starting at the row that a user reached last, also by a tap.

extension SelectionListNode {
    var selectableRows: [Element] {
        element.children.filter { $0.role == .row && selectableValue(of: $0) != nil }
    }

    /// Moves the focus to another row and selects that row, unless the selection would navigate away from the list.
    func moveSelection(_ move: SelectionMove, extends: Bool) {
        let start = keys.lead.flatMap { tags.row(for: $0) } ?? firstSelectedRow
        guard let row = target(of: move, from: start), let value = tags.value(of: row) else { return }
        let selects = column.map { $0.isCollapsed && $0.isLeading } != true && (extends || !isSelectedAlone(value))
        if selects {
            want { $0.moveSelection(to: row, standingFor: value, extends: extends) }
        } else {
            keys.lead = value
            focus(row)
        }
    }

    private func moveSelection(to row: Element, standingFor value: Value, extends: Bool) {
        keys.lead = value
        if extends, case .many(let binding) = selection {
            binding.wrappedValue.formUnion(values(from: keys.anchor ?? value, to: value))
        } else if !isSelectedAlone(value) {
            choose(value)
        }
        focus(row)
    }

    private func focus(_ row: Element) {
        tree.focus(row.rowChain.first { $0.role == .link } ?? row)
    }

    var firstSelectedRow: Element? {
        element.children.first { $0.has(.selected) }
    }

    /// Returns the row that a key moves to, creating rows if needed.
    func target(of move: SelectionMove, from start: Element?) -> Element? {
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
}
