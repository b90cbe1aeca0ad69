/// The form of a tab view.
package enum TabForm: String, Equatable, Sendable {
    /// A bar at the bottom, for compact widths.
    case bottomBar = "bottom"
    /// A bar at the top.
    case topBar = "top"
    /// A column before the content of the tabs.
    case sidebar
    /// Swipeable pages, with a dot for each page.
    case pages = "page"
}

/// The space that is available to a tab view, and the style that it has.
package struct TabViewSpace: Equatable, Sendable {
    /// The styles of a tab view, which determine its possible forms.
    package enum Style: Hashable, Sendable {
        case bar, sidebarAdaptable, pages
    }

    /// The width from which a sidebar is shown by default, in points.
    static let sidebarThreshold = 1024.0

    package var style: Style
    /// The width in points.
    var width: Double
    var isCompact: Bool
    /// Whether a sidebar is wanted where one is possible. If `nil`, the width decides.
    var wantsSidebar: Bool?

    package init(style: Style, width: Double, isCompact: Bool, wantsSidebar: Bool? = nil) {
        self.style = style
        self.width = width
        self.isCompact = isCompact
        self.wantsSidebar = wantsSidebar
    }

    package var form: TabForm {
        switch style {
        case .pages: .pages
        case .bar: isCompact ? .bottomBar : .topBar
        case .sidebarAdaptable:
            isCompact ? .bottomBar : wantsSidebar ?? (width >= Self.sidebarThreshold) ? .sidebar : .topBar
        }
    }

    /// Whether a user can switch between the bar and the sidebar.
    package var canToggle: Bool { style == .sidebarAdaptable && !isCompact }
}

/// The appearance of a tab view.
package struct TabLayout: Equatable, Sendable {
    package var form: TabForm
    /// The ids of the tabs in the bar or sidebar, in order.
    package var bar: [Int]
    /// The ids of the tabs in the list behind the bar's last item, which is called More.
    package var overflow: [Int]
    /// The id of the tab whose content is shown, or `nil` while the list of the other tabs is shown.
    package var content: Int?

    package init(form: TabForm, bar: [Int], overflow: [Int], content: Int?) {
        self.form = form
        self.bar = bar
        self.overflow = overflow
        self.content = content
    }

    /// Whether the item More is selected.
    package var selectsOverflow: Bool { content.map(overflow.contains) ?? true }
}

extension TabState {
    /// The largest number of items in a bar at the bottom.
    static let barCapacity = 5

    /// The layout of the tab view in the available space.
    package func layout(in space: TabViewSpace) -> TabLayout {
        let form = space.form
        switch form {
        case .sidebar:
            return layout(form, tabs.filter { !$0.isHiddenInSidebar })
        case .pages:
            // A hidden page is included while the app has selected it.
            return layout(form, tabs.filter { !$0.isHiddenInBar || $0.id == shown })
        case .topBar:
            return layout(form, inBarOrder(barTabs(style: space.style)))
        case .bottomBar:
            return bottomBar(style: space.style)
        }
    }

    private func layout(_ form: TabForm, _ tabs: [Tab]) -> TabLayout {
        TabLayout(form: form, bar: tabs.map(\.id), overflow: [], content: shown)
    }

    private func barTabs(style: TabViewSpace.Style) -> [Tab] {
        tabs.filter { !$0.isHiddenInBar && (style != .sidebarAdaptable || $0.placement != .sidebarOnly) }
    }

    /// Tabs in the order of the bar: pinned tabs come last.
    private func inBarOrder(_ tabs: [Tab]) -> [Tab] {
        tabs.filter { $0.placement != .pinned } + tabs.filter { $0.placement == .pinned }
    }

    private func bottomBar(style: TabViewSpace.Style) -> TabLayout {
        // Tabs that are only in the sidebar go into the overflow list. Otherwise a user couldn't reach them without a
        // sidebar.
        let later = tabs.filter { style == .sidebarAdaptable && $0.isInSidebarAlone }
        let barTabs = inBarOrder(barTabs(style: style))
        if barTabs.count + (later.isEmpty ? 0 : 1) <= Self.barCapacity {
            return TabLayout(
                form: .bottomBar, bar: barTabs.map(\.id), overflow: later.map(\.id),
                content: isListShown && !later.isEmpty ? nil : shown)
        }
        let pinned = Array(barTabs.filter { $0.placement == .pinned }.suffix(1))
        let others = barTabs.filter { tab in !pinned.contains { $0.id == tab.id } }
        let count = Self.barCapacity - 1 - pinned.count
        return TabLayout(
            form: .bottomBar, bar: others.prefix(count).map(\.id) + pinned.map(\.id),
            overflow: others.dropFirst(count).map(\.id) + later.map(\.id), content: isListShown ? nil : shown)
    }
}
