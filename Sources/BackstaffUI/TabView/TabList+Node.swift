import BackstaffGraph

/// The content of a tab view, to be listed again whenever something that it reads has changed.
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

/// What lists the tabs of a tab view: a node of its own, so that choosing a tab lists none.
///
///     body of the app's view ──► source ──┐
///     written: what a ForEach or a badge read ──► listed ──► the tab view takes the tabs over
final class TabListNode: _Node {
    private unowned(unsafe) let tabs: TabViewNode  // It unmounts the list.
    @exclusivity(unchecked) var source: TabSource

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
