import BackstaffElements

extension HeadlessHost {
    /// A Boolean value that indicates whether a list on screen is in edit mode.
    public var isEditing: Bool { FlowElementFinder(root: scene.tree.root).showsEditing }

    /// Returns whether the list allows deleting a row.
    ///
    /// - Parameter words: The text of the row.
    /// - Throws: ``LookUpFailure`` if no row has that text.
    public func isDeletable(_ words: String) throws -> Bool {
        try row(words).has(.deletable)
    }

    /// Returns whether the list allows moving a row.
    ///
    /// - Parameter words: The text of the row.
    /// - Throws: ``LookUpFailure`` if no row has that text.
    public func isMovable(_ words: String) throws -> Bool {
        try row(words).has(.movable)
    }

    /// Deletes a row with the list's own delete control.
    ///
    /// In a browser this is the button behind the minus sign, a swipe across a row that has no swipe actions, or the
    /// Delete key.
    ///
    /// - Parameter words: The text of the row.
    /// - Throws: ``LookUpFailure`` if no row has that text, or if the row can't be deleted.
    public func delete(_ words: String) async throws {
        let row = try row(words)
        guard row.verbs.contains(.delete) else {
            let others = row.has(.deletable) ? " It has swipe actions instead of Delete: use swipe(_:from:full:)." : ""
            throw failure("The row with “\(words)” can't be deleted.\(others)")
        }
        try await send(.delete, to: row)
    }

    /// Moves a row in front of another row.
    ///
    /// - Parameters:
    ///   - words: The text of the row to move.
    ///   - other: The text of the row to drop it in front of. Pass `nil` to move the row to the end of the adjacent
    ///     movable rows that it belongs to.
    /// - Throws: ``LookUpFailure`` if a row isn't on screen, or if the row can't be moved.
    public func move(_ words: String, before other: String?) async throws {
        let row = try row(words)
        let target = try other.map { try self.row($0) }
        guard row.verbs.contains(.move) else { throw failure("The row with “\(words)” can't be moved.") }
        try await send(.move(before: target?.id), to: row)
    }

    /// Swipes a row to reveal the swipe actions at one of its edges.
    ///
    /// ```swift
    /// try await host.swipe("Flour", from: .trailing)
    /// #expect(try host.swipeActions(of: "Flour") == ["Delete", "Flag"])
    /// try await host.tap("Flag")
    /// ```
    ///
    /// The row stays open until ``closeSwipe(_:)`` is called or one of the actions is performed.
    ///
    /// - Parameters:
    ///   - words: The text of the row.
    ///   - edge: The edge of the row whose actions to reveal.
    ///   - isFull: `true` for a full swipe, which performs the first action.
    /// - Throws: ``LookUpFailure`` if no row has that text, if it has no actions at that edge, or if the app doesn't
    ///   allow full swipes there.
    public func swipe(_ words: String, from edge: SwipeEdge, full isFull: Bool = false) async throws {
        let row = try row(words)
        if let complaint = row.complaint(aboutSwipeFrom: edge, words, full: isFull) { throw failure(complaint) }
        try await send(.reveal(edge: edge.revealed, isFull: isFull), to: row)
    }

    /// Hides the swipe actions of a row. This method does nothing if none are revealed.
    ///
    /// - Parameter words: The text of the row.
    /// - Throws: ``LookUpFailure`` if no row has that text.
    public func closeSwipe(_ words: String) async throws {
        let row = try row(words)
        if !row.uncovered.isEmpty { try await send(.conceal, to: row) }
    }

    /// Returns the labels of the swipe actions that are revealed in a row.
    ///
    /// Actions at the leading edge come first. At each edge the outermost action comes first.
    ///
    /// - Parameter words: The text of the row.
    /// - Returns: The labels, or an empty array if the row isn't swiped open.
    /// - Throws: ``LookUpFailure`` if no row has that text.
    public func swipeActions(of words: String) throws -> [String] {
        let edges = try row(words).uncovered
        let ordered =
            edges.filter { $0[.placement] == .text("leading") } + edges.filter { $0[.placement] != .text("leading") }
        return ordered.flatMap(\.reachable).filter { $0.verbs.contains(.activate) }.map { action in
            if case .text(let label) = action[.label] { label } else { action.allWords }
        }
    }

    /// Pulls down a list to refresh it.
    ///
    /// This method doesn't wait for the app's refresh action to end. Use ``wait(upTo:until:)`` for that.
    ///
    /// - Parameter words: Text that is anywhere in the list.
    /// - Throws: ``LookUpFailure`` if nothing has that text, or if it isn't in a list that can be refreshed.
    public func refresh(listShowing words: String) async throws {
        try await send(.refresh, to: find(words, answering: .refresh))
    }

    /// The first row on screen with a text.
    private func row(_ words: String) throws -> Element {
        let finder = FlowElementFinder(root: scene.tree.reachableRoot)
        if let row = finder.element(words, as: FlowElementKind { $0.role == .row }) { return row }
        throw failure(
            finder.showing(words).isEmpty
                ? "Nothing on screen says “\(words)”." : "“\(words)” is on screen, but isn't in a row.")
    }

    private func failure(_ message: String) -> LookUpFailure {
        LookUpFailure(message, outline: outline)
    }
}
