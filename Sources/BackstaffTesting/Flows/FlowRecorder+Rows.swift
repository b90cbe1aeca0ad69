import BackstaffElements

/// Records events of rows, menus and searches.
extension FlowRecorder {
    func delete(_ element: Element) -> Draft {
        if element.isToken { return tap(steps(element, as: .tap) { .tapOn($0) }) }
        return Draft(settled: steps(element, as: .deletion) { .deleteRow($0) })
    }

    func move(_ row: Element, before other: ElementID?) -> Draft {
        guard let other else { return Draft(settled: steps(row, as: .move) { .moveRow($0, before: nil) }) }
        guard let target = tree.element(other), let name = finder.words(for: target, as: .move) else { return Draft() }
        return Draft(settled: steps(row, as: .move) { .moveRow($0, before: name) })
    }

    /// Records a swipe on a row. A page sends one event when the swipe begins and another if it becomes a full swipe.
    func swipe(_ row: Element, from edge: SwipeEdge, isFull: Bool) -> Draft {
        closing = nil
        var draft = Draft()
        let steps = steps(row, as: .swipe) { .swipeRow(edge, $0, isFull: isFull) }
        var begun: [FlowStep] = []
        if case .swiping(row.id, let earlier) = open {
            begun = earlier
            draft.replacesOpen = true
        }
        if isFull {
            draft.settled = steps
            draft.closing = row.id
        } else {
            draft.open = .swiping(row: row.id, begun + steps)
        }
        return draft
    }

    func conceal(_ holder: Element) -> Draft {
        if holder.id == closing { return unchanged }
        if case .swiping(holder.id, _) = open { return Draft(replacesOpen: true) }
        if holder === finder.menuHolder { return Draft(settled: [.closeMenu]) }
        return holder.uncovered.isEmpty ? unchanged : Draft(settled: steps(holder, as: .swipe) { .closeSwipe($0) })
    }

    func refresh(_ list: Element) -> [FlowStep] {
        if list === finder.refreshed { return [.refresh(nil)] }
        return finder.words(for: list, as: .refresh).map { [.refresh($0)] } ?? []
    }

    func cancel(_ field: Element) -> Draft {
        let words = field === finder.searched ? nil : finder.words(for: field, as: .cancel)
        let settled = tap([]).settled
        return Draft(settled: settled, open: .searching(field: field.id, [.cancelSearch(words)]), replacesOpen: true)
    }
}
