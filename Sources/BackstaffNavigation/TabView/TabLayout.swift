/// How a tab view is shown, besides what its tabs show.
package enum TabForm: String, Equatable, Sendable {
    /// A bar below, where there is little room.
    case bottomBar = "bottom"
    /// A bar above.
    case topBar = "top"
    /// A column of its own, before the tabs' content.
    case sidebar
    /// Pages side by side, with a dot for each.
    case pages = "page"
}

/// What there is room for.
package struct TabRoom: Equatable, Sendable {
    /// Which forms a tab view may take.
    package enum Style: Hashable, Sendable {
        case bar, sidebarAdaptable, pages
    }

    /// The width from which a sidebar stands beside the content, if nobody has said otherwise.
    package static let sidebarThreshold = 1024.0

    package var style: Style
    /// In points.
    package var width: Double
    package var isCompact: Bool
    /// Whether the sidebar is wanted where there can be one; `nil` leaves that to the width.
    package var wantsSidebar: Bool?

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

    /// Whether a person may have the bar become a sidebar, or the other way round.
    package var canToggle: Bool { style == .sidebarAdaptable && !isCompact }
}

/// What a host shows of a tab view.
package struct TabLayout: Equatable, Sendable {
    package var form: TabForm
    /// The tabs in the bar, or in the sidebar, in order.
    package var bar: [Int]
    /// Those that are found in a list behind the bar's last item.
    package var overflow: [Int]
    /// The tab that fills the view; `nil` while that list does.
    package var content: Int?

    package init(form: TabForm, bar: [Int], overflow: [Int], content: Int?) {
        self.form = form
        self.bar = bar
        self.overflow = overflow
        self.content = content
    }

    /// Whether the item of the list stands for what is shown.
    package var selectsOverflow: Bool { content.map(overflow.contains) ?? true }
}

extension TabState {
    /// No more items than this stand in a bar below.
    package static let barCapacity = 5

    /// What is shown in a room.
    package func layout(in room: TabRoom) -> TabLayout {
        let form = room.form
        switch form {
        case .sidebar:
            return layout(form, tabs.filter { !$0.isHiddenInSidebar })
        case .pages:
            // A page that nothing leads to is one of them for as long as the app has chosen it.
            return layout(form, tabs.filter { !$0.isHiddenInBar || $0.id == shown })
        case .topBar:
            return layout(form, inBarOrder(barTabs(style: room.style)))
        case .bottomBar:
            return bottomBar(style: room.style)
        }
    }

    private func layout(_ form: TabForm, _ tabs: [Tab]) -> TabLayout {
        TabLayout(form: form, bar: tabs.map(\.id), overflow: [], content: shown)
    }

    private func barTabs(style: TabRoom.Style) -> [Tab] {
        tabs.filter { !$0.isHiddenInBar && (style != .sidebarAdaptable || $0.placement != .sidebarOnly) }
    }

    /// What is pinned stands last.
    private func inBarOrder(_ tabs: [Tab]) -> [Tab] {
        tabs.filter { $0.placement != .pinned } + tabs.filter { $0.placement == .pinned }
    }

    private func bottomBar(style: TabRoom.Style) -> TabLayout {
        // A tab that is in the sidebar and in no bar would be out of reach where there is no sidebar.
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
