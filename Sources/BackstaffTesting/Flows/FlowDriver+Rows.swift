import BackstaffElements

/// Steps for rows, swipe actions, context menus and searches.
extension FlowDriver {
    func doubleTap(_ row: Element) async throws {
        try await leaveField(for: row)
        note(row)
        try await host.send(.activateTwice, to: row)
    }

    func delete(_ words: String) async throws {
        let row = try await find(words, as: .deletion, "isn't in a row that can be deleted")
        try await host.send(.delete, to: row)
    }

    func move(_ words: String, before other: String?) async throws {
        let lack = "isn't in a row that can be moved"
        let row = try await find(words, as: .move, lack)
        var target: Element?
        if let other { target = try await find(other, as: .move, lack) }
        try await host.send(.move(before: target?.id), to: row)
    }

    func swipe(_ words: String, from edge: SwipeEdge, isFull: Bool) async throws {
        let row = try await find(words, as: .swipe, "isn't in a row with swipe actions")
        if let complaint = row.complaint(aboutSwipeFrom: edge, words, full: isFull) { throw failure(complaint) }
        try await host.send(.reveal(edge: edge.revealed, isFull: isFull), to: row)
        if isFull { try await goHome(row) }
    }

    func closeSwipe(_ words: String) async throws {
        let row = try await find(words, as: .swipe, "isn't in a row with swipe actions")
        if row.uncovered.isEmpty { throw failure("The row with “\(words)” doesn't show its swipe actions.") }
        try await host.send(.conceal, to: row)
    }

    /// Hides the swipe actions of a row after one of them was performed, as the page does.
    func goHome(_ row: Element) async throws {
        guard !row.uncovered.isEmpty, host.scene.tree.element(row.id) === row else { return }
        // The row may be covered by now. Then it refuses, which does no harm.
        try? await host.send(.conceal, to: row)
    }

    func closeMenu() async throws {
        var holder: Element?
        try await eventually { [self] in
            holder = finder.menuHolder
            return holder != nil
        }
        guard let holder else { throw failure("No context menu is open.") }
        try await host.send(.conceal, to: holder)
    }

    func refresh(_ words: String?) async throws {
        let list = try await find(words, or: { $0.refreshed }, as: .refresh, "There is no list that can be refreshed.")
        try await host.send(.refresh, to: list)
    }

    func cancelSearch(_ words: String?) async throws {
        try await cancel(find(words, or: { $0.searched }, as: .cancel, "There is no search to cancel."))
    }

    /// Cancels a search and removes the focus from its field.
    func cancel(_ field: Element) async throws {
        try await host.send(.cancel, to: field)
        try await leaveField()
    }

    /// Finds an element by its text, or the default element for the step if the step has no text.
    private func find(
        _ words: String?, or usual: @escaping @MainActor (FlowElementFinder) -> Element?, as kind: FlowElementKind,
        _ message: String
    ) async throws -> Element {
        if let words { return try await find(words, as: kind) }
        var found: Element?
        try await eventually { [self] in
            found = usual(finder)
            return found != nil
        }
        guard let found else { throw failure(message) }
        return found
    }
}
