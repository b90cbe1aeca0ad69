import BackstaffElements
import BackstaffGraph

/// The item of a tab in the bar: an element with the tab's label, and after it the tab's badge, if it has one.
final class TabItemNode: ContainerNode, ElementResponder {
    private let id: Int
    private unowned let tabs: TabViewNode  // The tab view unmounts its items.
    private var badge: Element?

    init(_ id: Int, label: AnyView?, in tabs: TabViewNode) {
        self.id = id
        self.tabs = tabs
        super.init(.tab, under: tabs)
        scope = Scope(copying: scope)
        scope.leavePreferences()
        set(.placement, String(id))
        tree.respond(to: .activate, at: element, by: self)
        show(label ?? AnyView(EmptyView()))
    }

    func update(label: AnyView?) {
        update(content: label ?? AnyView(EmptyView()))
    }

    // MARK: Badge

    func show(badge words: String?) {
        if let words {
            if let badge { return tree.setText(words, of: badge) }
            let badge = tree.make(.badge, text: words)
            tree.insert(badge, into: element, before: nil)
            self.badge = badge
        } else if let badge {
            tree.remove(badge)
            self.badge = nil
        }
    }

    override var elementAfterContent: Element? { badge }

    // MARK: Acting

    func respond(to event: ElementEvent, at element: Element) {
        tabs.choose(id)
    }
}
