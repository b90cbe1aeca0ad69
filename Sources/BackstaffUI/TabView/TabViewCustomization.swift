import BackstaffGraph
import BackstaffNavigation
import Foundation

/// A user's arrangement of the tabs in a tab view. An app stores it, for example with `@AppStorage`, and passes it to
/// ``View/tabViewCustomization(_:)``.
///
/// A user changes it in a sidebar with the button “Edit”, which is shown if anything can be changed. Tabs with a
/// ``TabContent/customizationID(_:)`` can be shown and hidden in the sidebar. They can also be shown and hidden in
/// bars, unless they are pinned, search tabs or for the sidebar only. The last tab of a form can't be hidden. The tabs
/// of a section can be moved if the section and all of its tabs have ids. ``TabContent/customizationBehavior(_:for:)``
/// restricts these changes.
///
/// It applies to tab views with the style `sidebarAdaptable`. Unlike in SwiftUI, an app can write all of it.
public struct TabViewCustomization: Hashable, Codable, Sendable {
    /// The arrangement of one tab.
    public struct TabCustomization: Hashable, Codable, Sendable {
        private var tabBar: Bool?
        private var sidebar: Bool?

        /// The visibility of the tab in bars.
        public var tabBarVisibility: Visibility {
            get { tabBar.map { $0 ? .visible : .hidden } ?? .automatic }
            set { tabBar = newValue == .automatic ? nil : newValue == .visible }
        }

        /// The visibility of the tab in the sidebar.
        public var sidebarVisibility: Visibility {
            get { sidebar.map { $0 ? .visible : .hidden } ?? .automatic }
            set { sidebar = newValue == .automatic ? nil : newValue == .visible }
        }

        subscript(place: AdaptableTabBarPlacement) -> Visibility {
            get { place == .sidebar ? sidebarVisibility : tabBarVisibility }
            set {
                if place == .sidebar { sidebarVisibility = newValue } else { tabBarVisibility = newValue }
            }
        }
    }

    /// The arrangement of one section.
    public struct SectionCustomization: Hashable, Codable, Sendable {
        /// The ids of its tabs in order. Other tabs come after them. `nil` stands for the app's order.
        public var tabOrder: [String]?

        /// Resets the order of the section's tabs.
        public mutating func resetTabOrder() {
            tabOrder = nil
        }
    }

    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    /// Whether any section has a custom order.
    var hasOrders: Bool { !sections.isEmpty }

    /// Creates an arrangement without changes.
    public init() {}

    /// The arrangement of the tab with a ``TabContent/customizationID(_:)``.
    ///
    /// - Parameter id: The id of the tab.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
    }

    /// The arrangement of the section with a ``TabContent/customizationID(_:)``.
    ///
    /// - Parameter id: The id of the section.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue.tabOrder == nil ? nil : newValue }
    }

    /// The visibility in the sidebar of the tab with a ``TabContent/customizationID(_:)``.
    ///
    /// - Parameter id: The id of the tab.
    @available(*, deprecated, message: "Use subscript(tab:) and its sidebarVisibility.")
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { self[tab: id].sidebarVisibility }
        set { self[tab: id].sidebarVisibility = newValue }
    }

    /// The ids of the tabs in the section with a ``TabContent/customizationID(_:)``, in order. `nil` stands for the
    /// app's order.
    ///
    /// - Parameter id: The id of the section.
    @available(*, deprecated, message: "Use subscript(section:) and its tabOrder.")
    public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }

    /// Resets the order of the tabs in all sections.
    public mutating func resetSectionOrder() {
        sections = [:]
    }

    /// Resets the order of the tabs in a section.
    ///
    /// - Parameter id: The id of the section.
    @available(*, deprecated, message: "Use subscript(section:) and its resetTabOrder().")
    public mutating func resetSectionOrder(for id: String) {
        sections[id] = nil
    }

    /// Resets the visibility of all tabs.
    public mutating func resetVisibility() {
        tabs = [:]
    }
}

extension StorageCoding<TabViewCustomization> {
    static var tabViewCustomization: Self {
        StorageCoding(
            encode: { (try? JSONEncoder().encode($0)).map { .data(Array($0)) } },
            decode: {
                guard case .data(let bytes) = $0 else { return nil }
                return try? JSONDecoder().decode(TabViewCustomization.self, from: Data(bytes))
            })
    }
}

extension SceneStorage {
    /// Creates a property for the arrangement of a tab view, stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value while nothing is stored.
    ///   - key: The key.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String) where Value == TabViewCustomization {
        self.init(wrappedValue, key, .tabViewCustomization)
    }
}

extension AppStorage {
    /// Creates a property for the arrangement of a tab view, stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value while nothing is stored.
    ///   - key: The key.
    ///   - store: The store. With `nil`, the value is stored in the visitor's browser profile.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
    where Value == TabViewCustomization {
        self.init(wrappedValue, key, .tabViewCustomization, store: store)
    }
}

extension View {
    /// Arranges the tabs of the tab views inside this view as a user has chosen, and lets a user change that in a
    /// sidebar.
    ///
    /// Unlike in SwiftUI, a user adds a tab to the bar with a checkbox in the sidebar instead of dragging it there.
    ///
    /// - Parameter customization: The arrangement, or `nil` for the app's own.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        environment(\.tabViewCustomization, customization)
    }

    /// Sets the initial form of tab views with the style `sidebarAdaptable`.
    ///
    /// - Parameter defaultPlacement: The form.
    public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View {
        environment(\.adaptableTabBarPlacement, defaultPlacement)
    }
}

private enum TabViewCustomizationKey: EnvironmentKey {
    static var defaultValue: Binding<TabViewCustomization>? { nil }
}

private enum AdaptablePlacementKey: EnvironmentKey {
    static var defaultValue: AdaptableTabBarPlacement { .automatic }
}

extension EnvironmentValues {
    var tabViewCustomization: Binding<TabViewCustomization>? {
        get { self[TabViewCustomizationKey.self] }
        set { self[TabViewCustomizationKey.self] = newValue }
    }

    /// The initial form of tab views that can have a bar or a sidebar.
    var adaptableTabBarPlacement: AdaptableTabBarPlacement {
        get { self[AdaptablePlacementKey.self] }
        set { self[AdaptablePlacementKey.self] = newValue }
    }
}
