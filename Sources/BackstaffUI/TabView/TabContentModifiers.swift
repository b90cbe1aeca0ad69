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

    /// The default form.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// A bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// A sidebar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")

    /// The forms that a list stands for. An empty list stands for all.
    static func meant(by placements: [Self]) -> [Self] {
        placements.isEmpty || placements.contains(.automatic) ? [.tabBar, .sidebar] : placements
    }
}

extension TabContent {
    /// Shows a badge with a number on the tab. 0 hides the badge.
    ///
    /// - Parameter count: The number.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(String(count)))
    }

    /// Shows a text on the tab.
    ///
    /// - Parameter label: The text, or `nil` for none.
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { $0.badge = label?.plainText }
    }

    /// Shows a text on the tab.
    ///
    /// - Parameter key: The text, or `nil` for none.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        badge(key.map { Text($0) })
    }

    /// Shows a text on the tab.
    ///
    /// - Parameter label: The text, or `nil` for none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        badge(label.map { Text($0) })
    }

    /// Hides the tab in bars and sidebars. The app can still select it.
    ///
    /// - Parameter hidden: Whether the tab is hidden.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { if hidden { $0.isHidden = true } }
    }

    /// Sets the identifier of the tab or section in a ``TabViewCustomization``. A user can't arrange a tab without
    /// one.
    ///
    /// - Parameter id: An identifier that is unique among the tabs and sections of the tab view.
    public func customizationID(_ id: String) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { $0.customizationID = id }
    }

    /// Sets the visibility of the tab in a tab view with the style `sidebarAdaptable`, for a ``TabViewCustomization``
    /// that doesn't set it.
    ///
    /// If the tab is hidden in bars but not in the sidebar, and there is no room for a sidebar, it is in the bar's
    /// “More” list.
    ///
    /// - Parameters:
    ///   - visibility: The visibility.
    ///   - placements: The forms of the bar. An empty list stands for all.
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
    /// - Parameter placement: The placement.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { $0.placement = placement }
    }

    /// Adds buttons to a section. This modifier has no effect.
    ///
    /// - Parameter content: The buttons.
    public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some TabContent<TabValue> {
        self
    }

    /// Adds actions to a tab in the sidebar. This modifier has no effect.
    ///
    /// - Parameters:
    ///   - edge: The edge of the row.
    ///   - allowsFullSwipe: Whether a full swipe performs the first action.
    ///   - content: The actions.
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
    ) -> some TabContent<TabValue> {
        self
    }

    /// Adds a menu to a tab in the sidebar. This modifier has no effect.
    ///
    /// - Parameter menuItems: The menu.
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
