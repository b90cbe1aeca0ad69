import BackstaffElements

// The swipe actions of rows, which are created when the page reveals them and removed when it hides them.

extension ListNode {
    /// Creates the swipe actions at an edge of a row. With `isFull`, performs the first action.
    func reveal(at edge: RevealEdge, of row: Element, isFull: Bool) {
        let actions = (notes[row]?.nodes ?? []).compactMap { $0 as? any SwipeActionsTrait }.filter { $0.edge == edge }
        if actions.isEmpty { return }
        let isShown = revealed.holder(of: row, at: edge) != nil
        let holder = revealed.holder(of: row, at: edge) ?? tree.make(.swipeActions)
        if !isShown {
            tree.set(.placement, to: .text(edge.rawValue), of: holder)
            let close: @MainActor () -> Void = { [weak self, weak row] in if let row { self?.conceal(row) } }
            for node in actions { node.reveal(for: row, in: holder, close: close) }
        }
        if isFull {
            let isAllowed = actions.allSatisfy(\.allowsFullSwipe)
            if isAllowed { holder.activateFirstButton() }
            if isShown { conceal(row) } else { for node in actions { node.conceal(for: row) } }
        } else if !isShown {
            tree.insert(holder, into: row, before: nil)
            revealed.note(holder, of: row, at: edge)
        }
    }

    /// Removes the swipe actions of a row.
    func conceal(_ row: Element) {
        for holder in revealed.forget(row) { tree.remove(holder) }
        for node in notes[row]?.nodes ?? [] { (node as? any SwipeActionsTrait)?.conceal(for: row) }
    }

    /// Removes the swipe actions of all rows.
    func concealAll() {
        for row in element.children where revealed.contains(row) { conceal(row) }
    }
}

/// The rows of a list whose swipe actions are shown.
@MainActor
struct RevealedRows {
    private var holders: [ElementID: [RevealEdge: Element]] = [:]

    func contains(_ row: Element) -> Bool { holders[row.id] != nil }

    func holder(of row: Element, at edge: RevealEdge) -> Element? { holders[row.id]?[edge] }

    mutating func note(_ holder: Element, of row: Element, at edge: RevealEdge) {
        holders[row.id, default: [:]][edge] = holder
    }

    @discardableResult
    mutating func forget(_ row: Element) -> [Element] {
        holders.removeValue(forKey: row.id).map { Array($0.values) } ?? []
    }
}

extension Element {
    /// Performs the action of the first button inside, if the button is enabled.
    fileprivate func activateFirstButton() {
        var first: Element?
        forEachDescendant { if first == nil, $0.verbs.contains(.activate) { first = $0 } }
        guard let first, !first.has(.disabled), let responder = first.responder else { return }
        responder.respond(to: .activate, at: first)
    }
}
