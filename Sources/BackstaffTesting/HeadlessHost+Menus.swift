import BackstaffElements

extension HeadlessHost {
    /// Opens the context menu of an element, as a right click or a long press does.
    ///
    /// Tap the menu's items with ``tap(_:)-(String)``. A menu without items doesn't open.
    ///
    /// - Parameter words: The text of the element.
    /// - Throws: ``LookUpFailure`` if nothing has that text, or if it has no context menu.
    public func openContextMenu(on words: String) async throws {
        let matches = reachable.filter { $0.says(words) }
        guard let holder = matches.lazy.compactMap(\.holderOfOwnMenu).first else {
            let found = matches.isEmpty ? "Nothing on screen says “\(words)”." : "“\(words)” has no context menu."
            throw LookUpFailure(found, outline: outline)
        }
        try await send(.reveal(edge: nil, isFull: false), to: holder)
    }

    /// Opens the context menu of the list itself, as a right click beside its rows does.
    ///
    /// If several lists have a context menu, the first one is used.
    ///
    /// - Throws: ``LookUpFailure`` if no list on screen has a context menu.
    public func openContextMenuBesideRows() async throws {
        let list = reachable.first { $0.role == .list && $0.has(.contextMenu) && $0.verbs.contains(.reveal) }
        guard let list else { throw LookUpFailure("There is no list with a context menu.", outline: outline) }
        try await send(.reveal(edge: nil, isFull: false), to: list)
    }

    /// Closes the open context menu without choosing an item, as a tap beside it or the Escape key does.
    ///
    /// - Throws: ``LookUpFailure`` if no context menu is open.
    public func closeContextMenu() async throws {
        guard let holder = reachable.lazy.compactMap(\.contextMenuHolder).last else {
            throw LookUpFailure("No context menu is open.", outline: outline)
        }
        try await send(.conceal, to: holder)
    }

    /// Opens the back button's menu, which lists the screens below the current one.
    ///
    /// In a browser a long press, a right click or the Down Arrow key opens it. Tap the menu's items with
    /// ``tap(_:)-(String)``, or close it with ``closeContextMenu()``.
    ///
    /// - Returns: The titles of the screens below, the nearest first.
    /// - Throws: ``LookUpFailure`` if there is no back button.
    @discardableResult
    public func openBackList() async throws -> [String] {
        guard let button = reachable.last(where: { $0.role == .backButton }) else {
            throw LookUpFailure("There is no back button.", outline: outline)
        }
        try await send(.reveal(edge: nil, isFull: false), to: button)
        guard let items = button.parent?.children.first(where: { $0.role == .menuItems }) else { return [] }
        return items.reachable.filter { $0.role == .text }.map(\.text)
    }

    /// Goes back to the nearest screen below with a title, by way of the back button's menu.
    ///
    /// - Parameter title: The title of the screen.
    /// - Throws: ``LookUpFailure`` if there is no back button, or if no screen below has that title.
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
    /// The element that holds the context menu for this place: a view's own menu, or that of the row or list around it.
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
