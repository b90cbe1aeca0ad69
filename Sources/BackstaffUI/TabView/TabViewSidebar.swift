import BackstaffGraph

/// When the bar of a tab view is minimized.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// The platform's default.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// As content is scrolled down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// As content is scrolled up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// How the search in a search tab begins.
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String

    /// The platform's default.
    public static let automatic = TabSearchActivation(name: "automatic")
    /// As soon as the tab is selected.
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
    /// Shows a view above the tabs of a sidebar.
    ///
    /// - Parameter content: the view.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewPart(content, at: .header)
    }

    /// Shows a view below the tabs of a sidebar.
    ///
    /// - Parameter content: the view.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewPart(content, at: .footer)
    }

    /// Shows a view at the lower end of a sidebar.
    ///
    /// - Parameter content: the view.
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewPart(content, at: .bottomBar)
    }

    /// Shows a view above a bar that stands below, or at the lower end of the tabs' content in other forms.
    ///
    /// - Parameter content: the view.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewPart(content, at: .accessory)
    }

    /// Says when the bar becomes small. Accepted without effect: it keeps its size.
    ///
    /// - Parameter behavior: when it would become small.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    /// Says how the search of a search tab begins. Accepted without effect: a tap on its field begins it.
    ///
    /// - Parameter activation: what would begin it.
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

    private func tabViewPart<Content: View>(_ content: () -> Content, at place: TabViewParts.Place) -> some View {
        let content = AnyView(content())
        return transformEnvironment(\.tabViewParts) { $0.views[place] = content }
    }
}

/// The views that an app puts beside the tabs of a tab view.
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
