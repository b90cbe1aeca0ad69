import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// What lets a person arrange the tabs of a sidebar: a button, and while that is down a list in place of the tabs.
///
///     Edit ──► list ──► box, handle or Reset ──► the app's arrangement is written ──► read again ──► list and tabs change
///     Done, or a form without a sidebar ──► the tabs
@MainActor
final class TabCustomizer {
    private unowned(unsafe) let tabs: TabViewNode  // It holds this.
    @exclusivity(unchecked) private(set) var isActive = false
    @exclusivity(unchecked) private var button: TabPartNode?
    @exclusivity(unchecked) private var list: TabPartNode?

    init(of tabs: TabViewNode) {
        self.tabs = tabs
    }

    /// That of the button, if it is there.
    var element: Element? { button?.element }

    /// Brings the button and the list up to date.
    func show(in layout: TabLayout) {
        let groups = layout.form == .sidebar && tabs.arrangement != nil ? tabs.customizationGroups : []
        let isOffered = groups.contains { $0.rows.contains { $0.canMove || !$0.choices.isEmpty } }
        if !isOffered { isActive = false }
        show(isOffered ? AnyView(editButton) : nil, at: "edit", in: &button)
        let list = TabCustomizationList(groups: groups, isCustomized: tabs.isCustomized, tabs: tabs)
        show(isActive ? AnyView(list) : nil, at: "customization", in: &self.list)
    }

    private var editButton: some View {
        Button(isActive ? "Done" : "Edit") { [unowned self] in
            isActive.toggle()
            tabs.showLayout()
        }
        .fontWeight(isActive ? .semibold : nil)
        .accessibilityLabel(isActive ? "Done" : "Edit Tabs")
    }

    private func show(_ view: AnyView?, at place: String, in part: inout TabPartNode?) {
        switch (view, part) {
        case (let view?, let node?): node.update(content: view)
        case (let view?, nil):
            let node = TabPartNode(.tabPart, under: tabs)
            node.set(.placement, place)
            node.show(view)
            part = node
            tabs.tree.insert(node.element, into: tabs.element, before: tabs.bar?.element)
        case (nil, let node?):
            part = nil
            tabs.tree.remove(node.element)
            node.unmount()
        case (nil, nil): break
        }
    }

    func unmount() {
        button?.unmount()
        list?.unmount()
    }
}
