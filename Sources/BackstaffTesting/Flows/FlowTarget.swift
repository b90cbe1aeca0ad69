import BackstaffElements

/// What a step is done to. The driver looks for it, and the recorder names it: both by the same rule.
struct FlowTarget: Sendable {
    let matches: @MainActor @Sendable (Element) -> Bool

    init(_ matches: @escaping @MainActor @Sendable (Element) -> Bool) {
        self.matches = matches
    }

    /// What answers to one of `verbs`.
    init(_ verbs: ElementVerbs) {
        matches = { !$0.verbs.isDisjoint(with: verbs) }
    }

    /// A control, a field, or a token in a search field, which a tap deletes.
    static let tap = FlowTarget { !$0.verbs.isDisjoint(with: [.activate, .edit]) || $0.isToken }
    static let selection = FlowTarget(.select)
    static let doubleTap = FlowTarget(.activateTwice)
    static let deletion = FlowTarget { $0.role == .row && $0.verbs.contains(.delete) }
    static let move = FlowTarget(.move)
    static let refresh = FlowTarget(.refresh)
    static let cancel = FlowTarget { $0.role == .searchField && $0.verbs.contains(.cancel) }

    /// A row with actions at one of its edges, uncovered or not.
    static let swipe = FlowTarget { $0.role == .row && $0[.swipe] != nil && $0.verbs.contains(.reveal) }

    /// What has a context menu: a view, a list, a row of such a list, or a back button.
    static let menu = FlowTarget { element in
        guard element.verbs.contains(.reveal) else { return false }
        return element.role != .row || element.nearest(.list)?.has(.contextMenu) == true
    }
}

extension Element {
    /// A token in a search field.
    var isToken: Bool { role == .searchToken && verbs.contains(.delete) }

    /// Of the items of a context menu: what answers for them. The list of a back button stands beside that, in the bar.
    var contextMenuHolder: Element? {
        guard role == .menuItems, let parent else { return nil }
        if parent.role == .navigationBar { return parent.children.first { $0.role == .backButton } }
        return parent.verbs.contains(.reveal) ? parent : nil
    }

    /// A field that is typed into, character by character.
    var isTextField: Bool { role == .textField || role == .searchField }

    /// The row whose uncovered actions the element is one of.
    var rowOfAction: Element? { nearest(.swipeActions)?.parent }
}

extension WordFinder {
    /// The list that is refreshed if none is named.
    var refreshed: Element? { elements.first { $0.verbs.contains(.refresh) } }

    /// The search that is ended if none is named: one that is under way, or else the first.
    var searched: Element? {
        let fields = elements.filter { $0.role == .searchField && $0.verbs.contains(.cancel) }
        return fields.first { $0.has(.presented) } ?? fields.first
    }

    /// What shows a context menu at the moment.
    var menuHolder: Element? {
        elements.lazy.compactMap(\.contextMenuHolder).last
    }

    /// Whether a list on screen is in edit mode.
    var showsEditing: Bool { elements.contains { $0.role == .list && $0.has(.editing) } }
}
