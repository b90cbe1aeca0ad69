import BackstaffElements

/// The edge of a row that a swipe uncovers.
public enum SwipeEdge: String, CaseIterable, Sendable {
    case leading, trailing
}

extension HeadlessHost {
    public func delete(_ words: String) async throws {
        try await send(.delete, to: find(words, answering: .delete))
    }

    public func move(_ words: String, before other: String?) async throws {
        let row = try find(words, answering: .move)
        let target = try other.map { try self.row(showing: $0).id }
        try await send(.move(before: target), to: row)
    }

    public func swipe(_ words: String, from edge: SwipeEdge, full: Bool = false) async throws {
        try await send(
            .reveal(edge: edge == .leading ? .leading : .trailing, isFull: full), to: find(words, answering: .reveal))
    }

    public func closeSwipe(_ words: String) async throws {
        try await send(.conceal, to: find(words, answering: .reveal))
    }

    public func refresh(listShowing words: String) async throws {
        try await send(.refresh, to: find(words, answering: .refresh))
    }

    public func doubleTap(_ words: String) async throws {
        try await send(.activateTwice, to: find(words, answering: .activateTwice))
    }

    public func isDeletable(_ words: String) throws -> Bool { try row(showing: words).has(.deletable) }

    public func isMovable(_ words: String) throws -> Bool { try row(showing: words).has(.movable) }

    public var isEditing: Bool { reachable.contains { $0.role == .list && $0.has(.editing) } }

    public func swipeActions(of words: String) throws -> [String] {
        try row(showing: words).children.filter { $0.role == .swipeActions }
            .flatMap(\.children).map { FoundElement(element: $0).texts.joined(separator: " ") }
    }

    private func row(showing words: String) throws -> Element {
        guard let row = try find(words).element.nearest(.row) else {
            throw LookUpFailure("\(words) is in no row.", outline: outline)
        }
        return row
    }
}

extension HeadlessHost {
    /// Opens the menu of a list at the row that shows `words`, as a right click or a long press does.
    public func openMenu(at words: String) async throws {
        try await send(.reveal(edge: nil, isFull: false), to: find(words, answering: .reveal))
    }

    /// Opens the menu of the first list beside its rows.
    public func openListMenu() async throws {
        try await send(.reveal(edge: nil, isFull: false), to: listWithMenu())
    }

    /// Closes the menu of the first list, as a tap beside it does.
    public func closeListMenu() async throws {
        try await send(.conceal, to: listWithMenu())
    }

    private func listWithMenu() throws -> Element {
        guard let list = reachable.first(where: { $0.role == .list && $0.verbs.contains(.reveal) }) else {
            throw LookUpFailure("There is no list with a menu.", outline: outline)
        }
        return list
    }
}
