import BackstaffGraph
import BackstaffNavigation
import Foundation

/// A person's arrangement of the tabs in a tab view. An app stores it, for example with `@AppStorage`, and passes it to
/// ``View/tabViewCustomization(_:)``.
///
/// A person changes it in a sidebar, behind the button “Edit” that is there if there is anything to change. Tabs with a
/// ``TabContent/customizationID(_:)`` can be shown and hidden in the sidebar, and in bars unless they are pinned, for searching
/// or for the sidebar only; the last tab of a form stays. The tabs of a section that has an id can be moved in it if every one
/// of them has an id too. ``TabContent/customizationBehavior(_:for:)`` takes back some of that.
///
/// It counts for tab views of the style `sidebarAdaptable`. Differs from SwiftUI in that an app may write all of it.
public struct TabViewCustomization: Hashable, Codable, Sendable {
    /// What is chosen for one tab.
    public struct TabCustomization: Hashable, Codable, Sendable {
        private var tabBar: Bool?
        private var sidebar: Bool?

        /// Whether the tab is in bars.
        public var tabBarVisibility: Visibility {
            get { tabBar.map { $0 ? .visible : .hidden } ?? .automatic }
            set { tabBar = newValue == .automatic ? nil : newValue == .visible }
        }

        /// Whether the tab is in the sidebar.
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

    /// What is chosen for one section.
    public struct SectionCustomization: Hashable, Codable, Sendable {
        /// The ids of its tabs, in order. Tabs that aren't named stand after those that are; `nil` is the app's order.
        public var tabOrder: [String]?

        /// Forgets the order of the section's tabs.
        public mutating func resetTabOrder() {
            tabOrder = nil
        }
    }

    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    /// Whether any section has an order of its own.
    var hasOrders: Bool { !sections.isEmpty }

    /// Nothing is chosen.
    public init() {}

    /// What is chosen for the tab with a ``TabContent/customizationID(_:)``.
    ///
    /// - Parameter id: what it is known by.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
    }

    /// What is chosen for the section with a ``TabContent/customizationID(_:)``.
    ///
    /// - Parameter id: what it is known by.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue.tabOrder == nil ? nil : newValue }
    }

    /// Whether the tab with a ``TabContent/customizationID(_:)`` is in the sidebar.
    ///
    /// - Parameter id: what it is known by.
    @available(*, deprecated, message: "Use subscript(tab:) and its sidebarVisibility.")
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { self[tab: id].sidebarVisibility }
        set { self[tab: id].sidebarVisibility = newValue }
    }

    /// The ids of the tabs of the section with a ``TabContent/customizationID(_:)``, in order; `nil` for the app's order.
    ///
    /// - Parameter id: what it is known by.
    @available(*, deprecated, message: "Use subscript(section:) and its tabOrder.")
    public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }

    /// Forgets the order of tabs in sections.
    public mutating func resetSectionOrder() {
        sections = [:]
    }

    /// Forgets the order of the tabs in a section.
    ///
    /// - Parameter id: what the section is known by.
    @available(*, deprecated, message: "Use subscript(section:) and its resetTabOrder().")
    public mutating func resetSectionOrder(for id: String) {
        sections[id] = nil
    }

    /// Forgets which tabs are shown.
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
    /// The arrangement of a tab view that is kept under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored.
    ///   - key: the key.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String) where Value == TabViewCustomization {
        self.init(wrappedValue, key, .tabViewCustomization)
    }
}

extension AppStorage {
    /// The arrangement of a tab view that is kept under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored.
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
    where Value == TabViewCustomization {
        self.init(wrappedValue, key, .tabViewCustomization, store: store)
    }
}

extension View {
    /// Arranges the tabs of the tab views inside this view as a person has chosen, and lets a person choose where they have a
    /// sidebar.
    ///
    /// Differs from SwiftUI in that a tab is put into the bar by a box in the sidebar and not by dragging it there.
    ///
    /// - Parameter customization: the arrangement; `nil` for the app's own.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        environment(\.tabViewCustomization, customization)
    }

    /// Says which form a tab view of the style `sidebarAdaptable` has until a person chooses.
    ///
    /// - Parameter defaultPlacement: the form.
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

    /// The form of tab views that can be one or the other.
    var adaptableTabBarPlacement: AdaptableTabBarPlacement {
        get { self[AdaptablePlacementKey.self] }
        set { self[AdaptablePlacementKey.self] = newValue }
    }
}
