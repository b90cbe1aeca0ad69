import BackstaffElements

extension HeadlessHost {
    /// Whether a list on screen is in edit mode.
    public var isEditing: Bool { WordFinder(root: scene.tree.root).showsEditing }

    /// Whether the list lets a person delete the row that shows `words`.
    ///
    /// - Throws: ``LookUpFailure`` if no row shows them.
    public func isDeletable(_ words: String) throws -> Bool {
        try row(words).has(.deletable)
    }

    /// Whether the list lets a person move the row that shows `words`.
    ///
    /// - Throws: ``LookUpFailure`` if no row shows them.
    public func isMovable(_ words: String) throws -> Bool {
        try row(words).has(.movable)
    }

    /// Deletes the row that shows `words` as the list itself offers it: by the button under the minus, by a swipe across a
    /// row without actions of its own, or by the Delete key.
    ///
    /// - Throws: ``LookUpFailure`` if no row shows the words, or if it can't be deleted.
    public func delete(_ words: String) async throws {
        let row = try row(words)
        guard row.verbs.contains(.delete) else {
            let others = row.has(.deletable) ? " Actions of the app's own take the place of Delete: swipe it." : ""
            throw failure("The row with “\(words)” can't be deleted.\(others)")
        }
        try await send(.delete, to: row)
    }

    /// Drops the row that shows `words` before another one.
    ///
    /// - Parameters:
    ///   - words: what the row shows.
    ///   - other: what the other row shows. With `nil` the row becomes the last of its run: of the movable rows next to
    ///     each other that it is one of.
    /// - Throws: ``LookUpFailure`` if a row isn't there, or if it can't be moved.
    public func move(_ words: String, before other: String?) async throws {
        let row = try row(words)
        let target = try other.map { try self.row($0) }
        guard row.verbs.contains(.move) else { throw failure("The row with “\(words)” can't be moved.") }
        try await send(.move(before: target?.id), to: row)
    }

    /// Swipes the row that shows `words` aside, so that the actions at one of its edges are uncovered.
    ///
    /// ```swift
    /// try await host.swipe("Flour", from: .trailing)
    /// #expect(try host.swipeActions(of: "Flour") == ["Delete", "Flag"])
    /// try await host.tap("Flag")
    /// ```
    ///
    /// The swipe stays open until ``closeSwipe(_:)``, or until one of the actions was done.
    ///
    /// - Parameters:
    ///   - words: what the row shows.
    ///   - edge: the edge whose actions are wanted.
    ///   - isFull: whether the swipe goes all the way, which does the first action if the app allows that.
    /// - Throws: ``LookUpFailure`` if no row shows the words, or if it has no actions there.
    public func swipe(_ words: String, from edge: SwipeEdge, full isFull: Bool = false) async throws {
        let row = try row(words)
        if let complaint = row.complaint(aboutSwipeFrom: edge, words) { throw failure(complaint) }
        try await send(.reveal(edge: edge.revealed, isFull: isFull), to: row)
    }

    /// Moves the row that shows `words` back over its actions. Nothing happens if they aren't uncovered.
    ///
    /// - Throws: ``LookUpFailure`` if no row shows the words.
    public func closeSwipe(_ words: String) async throws {
        let row = try row(words)
        if !row.uncovered.isEmpty { try await send(.conceal, to: row) }
    }

    /// The actions that a swipe has uncovered in the row that shows `words`, by their labels: those at the leading edge
    /// first, and of those at one edge the outermost. None if the row isn't swiped aside.
    ///
    /// - Throws: ``LookUpFailure`` if no row shows the words.
    public func swipeActions(of words: String) throws -> [String] {
        let edges = try row(words).uncovered
        let ordered =
            edges.filter { $0[.placement] == .text("leading") } + edges.filter { $0[.placement] != .text("leading") }
        return ordered.flatMap(\.reachable).filter { $0.verbs.contains(.activate) }.map { action in
            if case .text(let label) = action[.label] { label } else { action.allWords }
        }
    }

    /// Pulls down the list that shows `words` somewhere, so that it is refreshed.
    ///
    /// The refresh itself may take longer than this: see ``wait(upTo:until:)``.
    ///
    /// - Throws: ``LookUpFailure`` if nothing shows the words, or if they aren't in a list that can be refreshed.
    public func refresh(listShowing words: String) async throws {
        try await send(.refresh, to: find(words, answering: .refresh))
    }

    /// Double-clicks the row that shows `words`: does the primary action of its list.
    ///
    /// - Throws: ``LookUpFailure`` if nothing shows the words, or if they aren't in a row that has one.
    public func doubleTap(_ words: String) async throws {
        try await send(.activateTwice, to: find(words, answering: .activateTwice))
    }

    /// The row on screen that shows `words`, or the first of several.
    private func row(_ words: String) throws -> Element {
        let finder = WordFinder(root: scene.tree.reachableRoot)
        if let row = finder.element(words, as: FlowTarget { $0.role == .row }) { return row }
        throw failure(
            finder.showing(words).isEmpty
                ? "Nothing on screen says “\(words)”." : "“\(words)” is on screen but in no row.")
    }

    private func failure(_ message: String) -> LookUpFailure {
        LookUpFailure(message, outline: outline)
    }
}
