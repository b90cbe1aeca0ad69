import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// Tracks the diagnostics about rows whose values have another type than the selection.
struct MistypedRows {
    /// Whether the list was checked for having only rows of the wrong type.
    fileprivate var isChecked = false
    /// Whether a tag of the wrong type was reported.
    fileprivate var isReported = false
}

// A row value of another type isn't always a mistake. Rows of a ForEach have their ids as values in addition to tags,
// and rows such as headings needn't be selectable. It's a mistake if a row has no other value and the app tagged it, or
// if no row of the list can be selected.

extension SelectionListNode {
    /// Checks after the update whether a row with a value of another type was meant to be selectable.
    func noteMistyped(_ element: Element, _ type: any Hashable.Type, _ kind: RowTagKind) {
        if selection.isAbsent { return }
        switch kind {
        case .tag:
            if mistypedRows.isReported { return }
            graph.afterUpdate { [weak self, weak element] in
                if let self, let element { reportTag(of: element, type) }
            }
        case .identity:
            if mistypedRows.isChecked { return }
            mistypedRows.isChecked = true
            graph.afterUpdate { [weak self] in self?.reportIdentities(type) }
        case .link, .disabled: break
        }
    }

    private func reportTag(of element: Element, _ type: any Hashable.Type) {
        guard isMounted, !mistypedRows.isReported, let row = element.row(of: self.element), isWithoutValue(row),
            row.rowChain.contains(where: { $0 === element })
        else { return }
        mistypedRows.isReported = true
        Diagnostics.report(
            .mistypedTag,
            """
            A row is tagged with a value of type “\(type)” in a List that selects values of type “\(Value.self)”: it can't \
            be selected. Give tag(_:) a value of the type that the selection holds.
            """, at: place)
    }

    private func reportIdentities(_ type: any Hashable.Type) {
        let rows = element.children.filter { $0.role == .row }
        guard isMounted, tags.isEmpty, !rows.isEmpty, rows.allSatisfy(isWithoutValue) else { return }
        Diagnostics.report(
            .unselectableRows,
            """
            No row of a List can be selected: they stand for their ids, of type “\(type)”, and the selection holds values of \
            type “\(Value.self)”. Keep an id as the selection, or give the rows a tag(_:).
            """, at: place)
    }

    /// Returns whether a row has no value although it could have one.
    private func isWithoutValue(_ row: Element) -> Bool {
        tags.value(of: row) == nil && !tags.isDisabled(row) && !row.rowChain.contains { $0.isControl }
    }
}
