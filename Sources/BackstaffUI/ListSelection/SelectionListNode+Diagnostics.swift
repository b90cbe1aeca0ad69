import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// What a list knows of rows that stand for values of another type than the one it selects.
struct MistypedRows {
    /// Whether it was looked at whether such rows are all that there are.
    fileprivate var isChecked = false
    /// Whether a tag of another type was reported.
    fileprivate var isReported = false
}

// Rows of another type are no mistake by themselves: those of a ForEach stand for its ids besides what they are tagged as,
// and headings among others needn't be selectable. It is one if a row has nothing else, and was tagged on purpose; or if no
// row of the list can be selected.

extension SelectionListNode {
    /// Looks, once the rows are there, whether one that stands for a value of another type was meant to be selected.
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

    /// Whether a row stands for nothing, and could.
    private func isWithoutValue(_ row: Element) -> Bool {
        tags.value(of: row) == nil && !tags.isDisabled(row) && !row.rowChain.contains { $0.isControl }
    }
}
