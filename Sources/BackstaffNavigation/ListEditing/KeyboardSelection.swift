/// The rows from which keyboard selection continues, and the selected values, after rows have changed.
///
///                    selected value            lead                             anchor
///     moved          kept                      kept                             kept
///     inserted       kept                      kept                             kept
///     filtered out   kept: it may come back    the nearest row that is shown    the lead
///     deleted        by ``DeletedSelection``   the nearest row that is left     the lead
///
/// Rows are identified by their values, not by their offsets, so moving rows needs no update.
package struct KeyboardSelection<Value: Hashable>: Equatable {
    /// The selected values. Some may have no row.
    package var values: Set<Value>
    /// The row that was selected last. Arrow keys continue from it.
    package var lead: Value?
    /// The row at the fixed end of a range selection.
    package var anchor: Value?

    package init(_ values: Set<Value> = [], lead: Value? = nil, anchor: Value? = nil) {
        self.values = values
        self.lead = lead
        self.anchor = anchor
    }

    /// Updates the selection after a change of the list.
    ///
    /// - Parameters:
    ///   - edit: The change.
    ///   - rule: The rule for deleted values.
    ///   - value: Returns the value of the row at an offset before the change, or `nil` if the row can't be selected.
    ///     It is called only for deleted rows and their neighbors.
    package mutating func follow(
        _ edit: ListEdit, selecting rule: DeletedSelection = .keep, value: (Int) -> Value?
    ) {
        guard case .deletion(let offsets) = edit.change else { return }
        var deleted: [Value: Int] = [:]
        for offset in offsets { if let value = value(offset) { deleted[value] = offset } }
        func neighbour(of offset: Int) -> Value? {
            nearest(to: offset, in: edit.oldCount) { offsets.contains($0) ? nil : value($0) }
        }
        select(by: rule, after: deleted, neighbour: neighbour(of:))
        moveKeys(from: deleted, neighbour: neighbour(of:))
    }

    /// Updates the lead and the anchor after rows were hidden. The values of hidden rows may still exist.
    ///
    /// - Parameters:
    ///   - rows: The former values of the rows, in order.
    ///   - isShown: Returns whether there is still a row for a value.
    package mutating func filter(_ rows: some RandomAccessCollection<Value>, isShown: (Value) -> Bool) {
        let missing = Set([lead, anchor].compactMap { $0 }.filter { !isShown($0) })
        if missing.isEmpty { return }
        let rows = Array(rows)
        var hidden: [Value: Int] = [:]
        for offset in rows.indices where missing.contains(rows[offset]) { hidden[rows[offset]] = offset }
        moveKeys(from: hidden) { offset in
            nearest(to: offset, in: rows.count) { isShown(rows[$0]) ? rows[$0] : nil }
        }
    }

    private mutating func select(
        by rule: DeletedSelection, after deleted: [Value: Int], neighbour: (Int) -> Value?
    ) {
        if rule == .keep { return }
        let lost = values.compactMap { deleted[$0] }
        guard let first = lost.min() else { return }
        values = values.filter { deleted[$0] == nil }
        if rule == .follow, values.isEmpty, let next = neighbour(first) {
            values = [next]
            lead = next
            anchor = next
        }
    }

    private mutating func moveKeys(from gone: [Value: Int], neighbour: (Int) -> Value?) {
        if let offset = lead.flatMap({ gone[$0] }) { lead = neighbour(offset) }
        if let anchor, gone[anchor] != nil { self.anchor = lead }
    }
}

extension KeyboardSelection: Sendable where Value: Sendable {}

/// The rule for the selection of a list when selected rows are deleted.
package enum DeletedSelection: Sendable, CaseIterable {
    /// The selection isn't changed. The app that deletes the rows updates the selection itself.
    case keep
    /// The deleted values are removed from the selection.
    case clear
    /// The deleted values are removed. If nothing is left, the row that takes the place of the first deleted one is
    /// selected.
    case follow
}

/// The value of the nearest row that has one: the first at or below an offset, or else the last above it.
private func nearest<Value>(to offset: Int, in count: Int, value: (Int) -> Value?) -> Value? {
    for below in offset..<count { if let found = value(below) { return found } }
    for above in (0..<offset).reversed() { if let found = value(above) { return found } }
    return nil
}
