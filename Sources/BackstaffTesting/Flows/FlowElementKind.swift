import BackstaffElements

/// The kind of element that a step acts on. The driver and the recorder share it, so that recorded steps find their
/// element again.
struct FlowElementKind: Sendable {
    let matches: @MainActor @Sendable (Element) -> Bool

    init(_ matches: @escaping @MainActor @Sendable (Element) -> Bool) {
        self.matches = matches
    }

    /// Elements that answer to at least one of `verbs`.
    init(_ verbs: ElementVerbs) {
        matches = { !$0.verbs.isDisjoint(with: verbs) }
    }

    /// A control, a field, or a token in a search field. A tap deletes a token.
    static let tap = FlowElementKind { !$0.verbs.isDisjoint(with: [.activate, .edit, .focus]) || $0.isToken }
    static let selection = FlowElementKind(.select)
    static let doubleTap = FlowElementKind(.activateTwice)
    static let deletion = FlowElementKind { $0.role == .row && $0.verbs.contains(.delete) }
    static let move = FlowElementKind(.move)
    static let refresh = FlowElementKind(.refresh)
    static let cancel = FlowElementKind { $0.role == .searchField && $0.verbs.contains(.cancel) }

    /// A row with swipe actions, revealed or not.
    static let swipe = FlowElementKind { $0.role == .row && $0[.swipe] != nil && $0.verbs.contains(.reveal) }

    /// An element with a context menu: a view, a list, a row of a list with a context menu, or a back button.
    static let menu = FlowElementKind { element in
        guard element.verbs.contains(.reveal) else { return false }
        return element.role != .row || element.nearest(.list)?.has(.contextMenu) == true
    }
}

extension Element {
    /// A token in a search field.
    var isToken: Bool { role == .searchToken && verbs.contains(.delete) }

    /// For the items of an open context menu, the element that holds the menu. For the back button's menu it is the
    /// button, which is a sibling of the items.
    var contextMenuHolder: Element? {
        guard role == .menuItems, let parent else { return nil }
        if parent.role == .navigationBar { return parent.children.first { $0.role == .backButton } }
        return parent.verbs.contains(.reveal) ? parent : nil
    }

    /// Whether a tap on the element leaves the keyboard focus in the field that has it.
    var keepsFocus: Bool { [.button, .toggle, .option, .gesture].contains(role) }

    /// A field that is typed into, character by character.
    var isTextField: Bool { role == .textField || role == .searchField }

    /// For an element in a row's swipe actions, the row.
    var rowOfAction: Element? { nearest(.swipeActions)?.parent }
}

extension FlowElementFinder {
    /// The list that `refresh` acts on if no text is given: the first that can be refreshed.
    var refreshed: Element? { elements.first { $0.verbs.contains(.refresh) } }

    /// The search field that `cancelSearch` acts on if no text is given: the active one, or else the first.
    var searched: Element? {
        let fields = elements.filter { $0.role == .searchField && $0.verbs.contains(.cancel) }
        return fields.first { $0.has(.presented) } ?? fields.first
    }

    /// The element that holds the open context menu.
    var menuHolder: Element? {
        elements.lazy.compactMap(\.contextMenuHolder).last
    }

    /// Whether a list on screen is in edit mode.
    var showsEditing: Bool { elements.contains { $0.role == .list && $0.has(.editing) } }
}
