import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

// Selection by taps on rows.

extension SelectionListNode {
    func selectableValue(of row: Element) -> Value? {
        selection.isAbsent || row.rowChain.contains { $0.has(.disabled) } ? nil : tags.value(of: row)
    }

    /// Changes the selection for a user, after all guards in later columns agree.
    func want(_ change: @escaping @MainActor (SelectionListNode) -> Void) {
        guard let column else { return change(self) }
        column.refillLaterColumns { [weak self] in
            if let self, isMounted { change(self) }
        }
    }

    /// Handles a tap on a row. If the row is already the only selected one, and no screens are pushed in later columns,
    /// the tap removes nothing, so guards aren't asked.
    func wantTap(_ value: Value) {
        if isSelectedAlone(value), !isPicking, column?.laterStacksHaveScreens != true {
            tap(value)
        } else {
            want { $0.tap(value) }
        }
    }

    private func tap(_ value: Value) {
        if isPicking { change(by: .toggle, at: value) } else { choose(value) }
    }

    /// Selects only one row. If it's already the only selected one, later columns return to their root screens.
    func choose(_ value: Value) {
        keys.lead = value
        keys.anchor = value
        if isSelectedAlone(value) {
            column?.rowWasReselected(NavigationValue(value))
        } else {
            selection.select(value)
        }
        if !selection.canBeEmpty { column?.showNext() }
    }

    func isSelectedAlone(_ value: Value) -> Bool {
        let current = Tracking.untracked { selection.read() }
        return current == .one(value) || current == .many([value])
    }

    func change(by gesture: SelectionGesture, at value: Value) {
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

    /// Returns the values of the existing rows from one row to another.
    func values(from first: Value, to last: Value) -> [Value] {
        let all = selectableRows.compactMap { tags.value(of: $0) }
        guard let start = all.firstIndex(of: first), let end = all.firstIndex(of: last) else { return [last] }
        return Array(all[min(start, end)...max(start, end)])
    }
}
