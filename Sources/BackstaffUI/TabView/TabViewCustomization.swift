import BackstaffGraph
import BackstaffNavigation
import Foundation

/// How a person has arranged the tabs of a tab view: an app keeps it, by `@AppStorage` for one, and gives it to
/// ``View/tabViewCustomization(_:)``.
///
/// Its orders and visibilities are shown. Nothing in the page lets a person change them yet: an app writes them.
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
    }

    /// What is chosen for one section.
    public struct SectionCustomization: Hashable, Codable, Sendable {
        /// The ids of its tabs, in order. Tabs that aren't named stand after those that are; `nil` is the app's order.
        public var tabOrder: [String]?
    }

    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

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

    /// Forgets the order of tabs in sections.
    public mutating func resetSectionOrder() {
        sections = [:]
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
    /// Arranges the tabs of the tab views inside this view as a person has chosen.
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
