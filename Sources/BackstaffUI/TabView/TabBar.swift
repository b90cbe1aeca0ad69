import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The elements of a tab view besides its panels: the bar in each of its forms, and the other parts of a form.
///
///     tab-view display-mode=bottom|top|sidebar|page
///     ├─ navigation-bar           back to “More”, if the shown tab is in that list
///     ├─ tab-panel …
///     ├─ button                   switches between sidebar and bar, if both are possible
///     ├─ tab-part placement=edit|customization, in a sidebar whose tabs can be arranged: `TabCustomizer`
///     ├─ tab-bar ── tab … , tab placement=more; in a sidebar a tab-section before its tabs
///     └─ tab-part placement=header|footer|bottom-bar|accessory
@MainActor
final class TabBar: ElementResponder {
    let element: Element
    private unowned let tabs: TabViewNode  // The tab view holds the bar.
    private let tree: ElementTree
    private let customizer: TabCustomizer
    private var more: Element?
    private var back: (bar: Element, button: Element)?
    private var toggle: Element?
    /// The headings of sections. A section that is split by another section has one heading for each part.
    private var headings: [TabKey: [TabHeadingNode]] = [:]
    private var parts: [TabViewParts.Place: TabPartNode] = [:]
    private var wantedParts: [TabViewParts.Place: AnyView] = [:]
    private var dots = PageTabViewStyle.IndexDisplayMode.automatic
    private var hasDotsGround = false
    private var appearance = ToolbarAppearance()
    private var isBackWanted = false
    private var isAtRoot = true

    init(of tabs: TabViewNode) {
        self.tabs = tabs
        tree = tabs.tree
        customizer = TabCustomizer(of: tabs)
        element = tree.make(.tabBar)
        tree.append(element, to: tabs.element)
    }

    /// The first element of the bar in reading order. The content comes before it.
    var first: Element { toggle ?? customizer.element ?? element }

    /// Reads the appearance of the bar from the environment.
    func read(_ surroundings: EnvironmentValues) {
        dots = surroundings.tabViewForm.dots
        hasDotsGround = surroundings.pageDotsHaveGround
        wantedParts = surroundings.tabViewParts.views
    }

    /// Shows the app's views beside the tabs. Their reads don't belong to the tab view.
    func showParts() {
        for place in TabViewParts.Place.allCases {
            parts[place] = tabs.show(wantedParts[place], in: parts[place], at: place.rawValue, before: nil)
        }
    }

    // MARK: Tabs

    /// Updates the items of the tabs.
    func update(_ slots: ContiguousArray<TabSlot>) {
        var parts: [TabKey: Int] = [:]
        for slot in slots {
            let traits = slot.entry.traits
            if let item = slot.item {
                item.update(label: traits.label)
            } else {
                slot.item = TabItemNode(slot.id, label: traits.label, in: tabs)
            }
            slot.item?.show(badge: traits.badge)
            guard let section = slot.entry.section, let header = section.header else { continue }
            if parts[section.key, default: 0] > section.part { continue }
            parts[section.key] = section.part + 1
            let known = headings[section.key] ?? []
            if section.part < known.count {
                known[section.part].update(content: header)
            } else {
                let heading = TabHeadingNode(.tabSection, under: tabs)
                heading.show(header)
                headings[section.key] = known + [heading]
            }
        }
        for (key, known) in headings {
            let count = parts[key] ?? 0
            if known.count == count { continue }
            headings[key] = count == 0 ? nil : Array(known.prefix(count))
            for heading in known.dropFirst(count) {
                tree.remove(heading.element)
                heading.unmount()
            }
        }
    }

    func remove(_ slot: TabSlot) {
        guard let item = slot.item else { return }
        slot.item = nil
        tree.remove(item.element)
        item.unmount()
    }

    /// Applies a layout to the bar.
    func show(_ layout: TabLayout, canToggle: Bool) {
        var wanted: [Element] = []
        var section: TabKey?
        var parts: [TabKey: Int] = [:]
        for id in layout.bar {
            guard let slot = tabs.slot(id), let item = slot.item else { continue }
            if layout.form == .sidebar, slot.entry.section?.key != section {
                section = slot.entry.section?.key
                if let section, let known = headings[section] {
                    let part = parts[section, default: 0]
                    parts[section] = part + 1
                    if part < known.count { wanted.append(known[part].element) }
                }
                item.set(.position, section == nil ? "after-section" : nil)
            } else {
                item.set(.position, nil as String?)
            }
            wanted.append(item.element)
            item.set(.selected, id == layout.content)
        }
        if !layout.overflow.isEmpty {
            let more = self.more ?? makeMore()
            wanted.append(more)
            tree.set(.selected, to: .flag(layout.selectsOverflow), of: more)
        }
        arrange(wanted)
        tree.set(.symbolVariant, to: .text(layout.form == .sidebar ? "none" : "fill"), of: element)
        isBackWanted = layout.content != nil && !layout.overflow.isEmpty && layout.selectsOverflow
        showBack()
        show(toggle: canToggle, isSidebar: layout.form == .sidebar)
        showAppearance(of: layout)
    }

    /// Arranges the items, and changes only the ones that differ.
    private func arrange(_ wanted: [Element]) {
        for child in element.children where !wanted.contains(where: { $0 === child }) { tree.remove(child) }
        for (index, item) in wanted.enumerated() {
            if index < element.children.count, element.children[index] === item { continue }
            if item.parent != nil {
                tree.move(item, before: element.children[index])
            } else {
                tree.insert(item, into: element, at: index)
            }
        }
    }

    private func makeMore() -> Element {
        let more = tree.make(.tab)
        tree.set(.placement, to: .text("more"), of: more)
        let image = tree.make(.image)
        tree.set(.symbol, to: .text("ellipsis"), of: image)
        tree.append(image, to: more)
        tree.append(tree.make(.text, text: "More"), to: more)
        tree.respond(to: .activate, at: more, by: self)
        self.more = more
        return more
    }

    // MARK: Beside the bar

    private func showBack() {
        let isShown = isBackWanted && isAtRoot
        if !isShown, back == nil { return }
        let back = self.back ?? makeBack()
        tree.set(.covered, to: .flag(!isShown), of: back.bar)
    }

    private func makeBack() -> (bar: Element, button: Element) {
        let bar = tree.make(.navigationBar)
        let button = tree.make(.backButton, text: "More")
        tree.set(.displayMode, to: .text("inline"), of: bar)
        tree.append(button, to: bar)
        tree.respond(to: .activate, at: button, by: self)
        tree.insert(bar, into: tabs.element, at: 0)
        back = (bar, button)
        return (bar, button)
    }

    private func show(toggle canToggle: Bool, isSidebar: Bool) {
        if !canToggle, toggle == nil { return }
        let toggle = self.toggle ?? makeToggle()
        tree.set(.covered, to: .flag(!canToggle), of: toggle)
        tree.set(.label, to: .text(isSidebar ? "Hide Sidebar" : "Show Sidebar"), of: toggle)
    }

    private func makeToggle() -> Element {
        let button = tree.make(.button)
        let image = tree.make(.image)
        tree.set(.symbol, to: .text("sidebar.leading"), of: image)
        tree.append(image, to: button)
        tree.respond(to: .activate, at: button, by: self)
        tree.insert(button, into: tabs.element, before: first)
        toggle = button
        return button
    }

    // MARK: Look

    /// Applies the appearance that the screens in the selected tab request.
    func show(_ next: ToolbarAppearance, isAtRoot: Bool) {
        self.isAtRoot = isAtRoot
        showBack()
        if next == appearance { return }
        appearance = next
        if let layout = tabs.layout { showAppearance(of: layout) }
    }

    private func showAppearance(of layout: TabLayout) {
        let isHidden: Bool
        if layout.form == .pages {
            isHidden = dots == .never || dots == .automatic && layout.bar.count < 2
            tree.set(.ground, to: hasDotsGround ? .text("visible") : nil, of: element)
        } else {
            isHidden = appearance.visibility == .hidden
            element.paint(with: appearance, in: tree)
        }
        customizer.show(in: isHidden ? nil : layout)
        // While a user arranges the tabs, a list replaces the bar.
        tree.set(.covered, to: .flag(isHidden || customizer.isActive), of: element)
    }

    // MARK: Acting

    func respond(to event: ElementEvent, at element: Element) {
        if element === more {
            tabs.showList()
        } else if element === back?.button {
            tabs.goBackToList()
        } else if element === toggle {
            tabs.toggleSidebar()
        }
    }

    func unmount() {
        for slot in tabs.slots { slot.item?.unmount() }
        for heading in headings.values.joined() { heading.unmount() }
        for part in parts.values { part.unmount() }
        customizer.unmount()
        for element in [more, back?.button, toggle] { if let element { tree.forget(element) } }
    }
}

/// The heading of a section in a sidebar.
final class TabHeadingNode: ContainerNode {}
