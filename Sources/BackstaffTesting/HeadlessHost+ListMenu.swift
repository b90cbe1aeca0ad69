import BackstaffElements

extension HeadlessHost {
    /// Opens the menu of a list at the row that shows `words`, as a right click or a long press does.
    ///
    /// - Throws: ``LookUpFailure`` if nothing shows the words, or if they aren't in a row with a menu.
    public func openMenu(at words: String) async throws {
        try await send(.reveal(edge: nil, isFull: false), to: find(words, answering: .reveal))
    }

    /// Opens the menu of the first list that has one, beside its rows.
    ///
    /// - Throws: ``LookUpFailure`` if there is no such list.
    public func openListMenu() async throws {
        try await send(.reveal(edge: nil, isFull: false), to: listWithMenu())
    }

    /// Closes the menu of the first list that has one, as a tap beside it does.
    ///
    /// - Throws: ``LookUpFailure`` if there is no such list.
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
