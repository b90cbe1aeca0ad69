import BackstaffGraph

/// When the bar of a tab view is minimized.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// The platform's default.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// When the content is scrolled down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// When the content is scrolled up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The event that starts the search in a search tab.
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String

    /// The platform's default.
    public static let automatic = TabSearchActivation(name: "automatic")
    /// The selection of the tab.
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
    /// Shows a view above the tabs of a sidebar.
    ///
    /// - Parameter content: The view.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewPart(content, at: .header)
    }

    /// Shows a view below the tabs of a sidebar.
    ///
    /// - Parameter content: The view.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewPart(content, at: .footer)
    }

    /// Shows a view at the bottom of a sidebar.
    ///
    /// - Parameter content: The view.
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewPart(content, at: .bottomBar)
    }

    /// Shows a view above the bar at the bottom. In other forms it is at the bottom of the tabs' content.
    ///
    /// - Parameter content: The view.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewPart(content, at: .accessory)
    }

    /// Sets when the bar is minimized. This modifier has no effect.
    ///
    /// - Parameter behavior: The behavior.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    /// Sets the event that starts the search in a search tab. This modifier has no effect: a tap on the field starts
    /// it.
    ///
    /// - Parameter activation: The event.
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

    private func tabViewPart<Content: View>(_ content: () -> Content, at place: TabViewParts.Place) -> some View {
        let content = AnyView(content())
        return transformEnvironment(\.tabViewParts) { $0.views[place] = content }
    }
}

/// The app's views beside the tabs of a tab view.
struct TabViewParts {
    enum Place: String, CaseIterable {
        case header, footer, bottomBar = "bottom-bar", accessory
    }

    var views: [Place: AnyView] = [:]
}

private enum TabViewPartsKey: EnvironmentKey { static var defaultValue: TabViewParts { TabViewParts() } }

extension EnvironmentValues {
    var tabViewParts: TabViewParts {
        get { self[TabViewPartsKey.self] }
        set { self[TabViewPartsKey.self] = newValue }
    }
}
