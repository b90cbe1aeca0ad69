import BackstaffElements

extension HeadlessHost {
    /// Asks for the context menu of what shows `words`, as a right click or a long press there does. Its items are on
    /// screen then, and are tapped by ``tap(_:)-(String)``. A menu without items doesn't open.
    public func openContextMenu(on words: String) async throws {
        let matches = reachable.filter { $0.says(words) }
        guard let holder = matches.lazy.compactMap(\.holderOfOwnMenu).first else {
            let found = matches.isEmpty ? "Nothing on screen says “\(words)”." : "“\(words)” has no context menu."
            throw LookUpFailure(found, outline: outline)
        }
        try await send(.reveal(edge: nil, isFull: false), to: holder)
    }

    /// Asks for the context menu of a list, the first that has one, beside its rows.
    public func openContextMenuBesideRows() async throws {
        let list = reachable.first { $0.role == .list && $0.has(.contextMenu) && $0.verbs.contains(.reveal) }
        guard let list else { throw LookUpFailure("There is no list with a context menu.", outline: outline) }
        try await send(.reveal(edge: nil, isFull: false), to: list)
    }

    /// Closes the context menu that is open without a choice, as a tap beside it or Escape does.
    public func closeContextMenu() async throws {
        guard let holder = reachable.lazy.compactMap(\.contextMenuHolder).last else {
            throw LookUpFailure("No context menu is open.", outline: outline)
        }
        try await send(.conceal, to: holder)
    }

    /// Opens the list of the screens below, as a long press on the back button does, or a right click, or the arrow key
    /// down while it has the focus. Its items are on screen then, and are tapped by ``tap(_:)-(String)``;
    /// ``closeContextMenu()`` closes it.
    ///
    /// - Returns: The titles of those screens, the nearest first.
    @discardableResult
    public func openBackList() async throws -> [String] {
        guard let button = reachable.last(where: { $0.role == .backButton }) else {
            throw LookUpFailure("There is no back button.", outline: outline)
        }
        try await send(.reveal(edge: nil, isFull: false), to: button)
        guard let items = button.parent?.children.first(where: { $0.role == .menuItems }) else { return [] }
        return items.reachable.filter { $0.role == .text }.map(\.text)
    }

    /// Goes back to the nearest screen below with that title, by the list of the back button.
    public func goBack(to title: String) async throws {
        let titles = try await openBackList()
        guard titles.contains(title) else {
            throw LookUpFailure("“\(title)” isn't among the screens below: \(titles).", outline: outline)
        }
        let items = reachable.last { $0.role == .menuItems }
        let item = items?.reachable.first { $0.text == title }
        guard let item, let button = item.control else {
            throw LookUpFailure("“\(title)” can't be chosen.", outline: outline)
        }
        try await send(.activate, to: button)
    }
}

extension Element {
    /// What answers for the context menu of this place: a view's own, or that of the row or the list that it is in.
    fileprivate var holderOfOwnMenu: Element? {
        var row: Element?
        for element in sequence(first: self, next: \.parent) {
            switch element.role {
            case .contextMenu, .backButton: if element.verbs.contains(.reveal) { return element }
            case .row: row = element
            case .list where element.has(.contextMenu):
                if let row, row.verbs.contains(.reveal) { return row }
                return element.verbs.contains(.reveal) ? element : nil
            case .screen: return nil
            default: break
            }
        }
        return nil
    }
}
