/// What is selected in a list, and from where keys go on.
///
///                    selected value            lead                        anchor
///     moved          kept                      kept                        kept
///     inserted       kept                      kept                        kept
///     filtered out   kept: it may come back    the nearest row that stays  the lead
///     deleted        by ``DeletedSelection``   the nearest row that stays  the lead
///
/// Rows are known by the values that they stand for, not by their places, so that nothing is to be done when they move.
package struct RowSelection<Value: Hashable>: Equatable {
    /// What is selected. Not all of it needs to have a row.
    package var values: Set<Value>
    /// The row that a person has come to last.
    package var lead: Value?
    /// The row from which a selection of several is extended.
    package var anchor: Value?

    package init(_ values: Set<Value> = [], lead: Value? = nil, anchor: Value? = nil) {
        self.values = values
        self.lead = lead
        self.anchor = anchor
    }

    /// Goes along with a change of the list.
    ///
    /// - Parameters:
    ///   - edit: the change.
    ///   - rule: what is selected instead of what is deleted.
    ///   - value: what the row at an offset stands for, before the change. `nil` for one that can't be selected. It is
    ///     asked for deleted rows and their neighbours, not for all.
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

    /// Goes along when some rows aren't shown any more, though what they stand for may still be there.
    ///
    /// - Parameters:
    ///   - rows: what the rows stood for, in order.
    ///   - isShown: whether there is still a row for a value.
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

extension RowSelection: Sendable where Value: Sendable {}

/// What a list selects instead of rows that are deleted.
package enum DeletedSelection: Sendable, CaseIterable {
    /// The same as before: an app that deletes what is selected says itself what is selected then.
    case keep
    /// What is left of the selection.
    case clear
    /// What is left of the selection, or the row that has taken the place of the first deleted one if nothing is left.
    case follow
}

/// The value of the nearest row that has one: the first such below a place, or else the last such above it.
private func nearest<Value>(to offset: Int, in count: Int, value: (Int) -> Value?) -> Value? {
    for below in offset..<count { if let found = value(below) { return found } }
    for above in (0..<offset).reversed() { if let found = value(above) { return found } }
    return nil
}
