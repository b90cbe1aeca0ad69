import BackstaffGraph

/// The placement of a tab.
public struct TabPlacement: Hashable, Sendable {
    private let name: String

    /// In bars and in the sidebar.
    public static let automatic = TabPlacement(name: "automatic")
    /// In bars and in the sidebar. In bars, the tab is last.
    public static let pinned = TabPlacement(name: "pinned")
    /// In the sidebar. If the window is too narrow for a sidebar, the tab is in the bar's “More” list.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The placement of a tab view's tabs in a bar or a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    /// The form that there is by default.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// A bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// A sidebar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")

    /// The forms that a list of them stands for: an empty one for all.
    static func meant(by placements: [Self]) -> [Self] {
        placements.isEmpty || placements.contains(.automatic) ? [.tabBar, .sidebar] : placements
    }
}

extension TabContent {
    /// Shows a badge with a number on the tab. 0 hides the badge.
    ///
    /// - Parameter count: the number.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(String(count)))
    }

    /// Shows a text on the tab.
    ///
    /// - Parameter label: the words; `nil` for none.
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { $0.badge = label?.plainText }
    }

    /// Shows words on the tab.
    ///
    /// - Parameter key: the words; `nil` for none.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        badge(key.map { Text($0) })
    }

    /// Shows words on the tab.
    ///
    /// - Parameter label: the words; `nil` for none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        badge(label.map { Text($0) })
    }

    /// Hides the tab in bars and sidebars. The app can still select it.
    ///
    /// - Parameter hidden: whether it is left out.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { if hidden { $0.isHidden = true } }
    }

    /// Sets the identifier of the tab or section in a ``TabViewCustomization``. A person can't arrange a tab without
    /// one.
    ///
    /// - Parameter id: the name, which no other tab or section of the tab view has.
    public func customizationID(_ id: String) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { $0.customizationID = id }
    }

    /// Says whether the tab is shown where a ``TabViewCustomization`` says nothing of it, in a tab view of the style
    /// `sidebarAdaptable`.
    ///
    /// A tab that is hidden in bars and not in the sidebar is behind “More” where there is no room for a sidebar.
    ///
    /// - Parameters:
    ///   - visibility: whether it is shown.
    ///   - placements: in which forms of the bar; none stands for all.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { traits in
            for placement in AdaptableTabBarPlacement.meant(by: placements) {
                traits.defaultVisibility[placement] = visibility
            }
        }
    }

    /// Sets the placement of the tab.
    ///
    /// - Parameter placement: the place.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { $0.placement = placement }
    }

    /// Buttons for a section. Accepted without effect.
    ///
    /// - Parameter content: the buttons.
    public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some TabContent<TabValue> {
        self
    }

    /// Actions for a tab in the sidebar. Accepted without effect.
    ///
    /// - Parameters:
    ///   - edge: at which end of the row.
    ///   - allowsFullSwipe: whether a long swipe acts at once.
    ///   - content: the actions.
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
    ) -> some TabContent<TabValue> {
        self
    }

    /// A menu for a tab in the sidebar. Accepted without effect.
    ///
    /// - Parameter menuItems: the menu.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some TabContent<TabValue> {
        self
    }
}

/// Tab content with a modifier.
struct ModifiedTabContent<Content: TabContent>: PrimitiveTabContent {
    typealias TabValue = Content.TabValue
    let content: Content
    let change: (inout TabTraits) -> Void

    static func _listTabs(of content: Self, in list: inout _TabList) {
        list.change(content.change) { Content._listTabs(of: content.content, in: &$0) }
    }
}
