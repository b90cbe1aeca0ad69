import BackstaffGraph

/// The content of a tab view. It is listed again when a value that it reads changes.
struct TabSource {
    let plan: FieldPlan
    let list: @MainActor () -> ContiguousArray<TabEntry>

    @MainActor
    init<Content: View>(_ content: Content) {
        plan = FieldPlan.of(Content.self)
        list = {
            var list = _TabList()
            list.list(content)
            return list.entries
        }
    }
}

/// Lists the tabs of a tab view. It is a separate node, so that a new selection doesn't list the tabs again.
///
///     body of the app's view ──► source ─────────────┐
///     a value that a ForEach or a badge read changes ┴─► listed ──► the tab view updates its slots
final class TabListNode: _Node {
    private unowned let tabs: TabViewNode  // The tab view unmounts the list.
    var source: TabSource

    init(_ source: TabSource, in tabs: TabViewNode) {
        self.tabs = tabs
        self.source = source
        super.init(under: tabs)
    }

    override var viewName: String { "TabView" }

    /// Lists the tabs.
    func list() -> ContiguousArray<TabEntry> {
        isDirty = false
        return Tracking.run(self, plan: source.plan, source.list)
    }

    override func update() {
        tabs.takeListed()
        tabs.isDirty = false
        tabs.update()
    }
}
