import BackstaffGraph
import BackstaffNavigation

/// A form of a ``TabView``.
///
/// Apps can't define their own styles, as in SwiftUI.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// The form of the style. Apps can't implement this requirement.
    nonisolated var _form: _TabViewForm { get }
}

/// The form of a tab view style. Apps don't use this type.
public struct _TabViewForm: Hashable, Sendable {
    var style = TabViewSpace.Style.bar
    var dots = PageTabViewStyle.IndexDisplayMode.automatic
}

/// A bar at the bottom in a compact width, or at the top in a regular width.
public struct DefaultTabViewStyle: TabViewStyle {
    public nonisolated var _form: _TabViewForm { _TabViewForm() }

    /// Creates the style.
    public nonisolated init() {}
}

/// A bar, and never a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public nonisolated var _form: _TabViewForm { _TabViewForm() }

    /// Creates the style.
    public nonisolated init() {}
}

/// A bar at the bottom in a compact width. In a regular width it is a sidebar or a bar at the top, as a user chooses.
///
/// From a width of 1024 points it is a sidebar until a user chooses. SwiftUI starts with the bar on an iPad, and with
/// the sidebar on a Mac.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public nonisolated var _form: _TabViewForm { _TabViewForm(style: .sidebarAdaptable) }

    /// Creates the style.
    public nonisolated init() {}
}

/// A bar that shows each section as one tab with parts. Here it is the same as ``SidebarAdaptableTabViewStyle``.
public struct GroupedTabViewStyle: TabViewStyle {
    public nonisolated var _form: _TabViewForm { _TabViewForm(style: .sidebarAdaptable) }

    /// Creates the style.
    public nonisolated init() {}
}

/// Pages side by side, which a user swipes through.
public struct PageTabViewStyle: TabViewStyle {
    /// When the page indicator is shown.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String

        /// If there is more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Always.
        public static let always = IndexDisplayMode(name: "always")
        /// Never.
        public static let never = IndexDisplayMode(name: "never")
    }

    private let indexDisplayMode: IndexDisplayMode

    public nonisolated var _form: _TabViewForm { _TabViewForm(style: .pages, dots: indexDisplayMode) }

    /// Creates the style.
    ///
    /// - Parameter indexDisplayMode: When the page indicator is shown.
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}

/// Pages one below the other, as on a watch. Here they are side by side.
public struct VerticalPageTabViewStyle: TabViewStyle {
    public nonisolated var _form: _TabViewForm { _TabViewForm(style: .pages) }

    /// Creates the style.
    public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar at the bottom in a compact width, or at the top in a regular width.
    public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar, and never a sidebar.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar at the bottom, or a sidebar that a user can switch to a bar at the top.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// A bar at the bottom, or a sidebar that a user can switch to a bar at the top.
    public static var grouped: GroupedTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side.
    public static var page: PageTabViewStyle { .init() }

    /// Pages side by side.
    ///
    /// - Parameter indexDisplayMode: When the page indicator is shown.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        .init(indexDisplayMode: indexDisplayMode)
    }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
    /// Pages one below the other. Here they are side by side.
    public static var verticalPage: VerticalPageTabViewStyle { .init() }
}

extension View {
    /// Sets the form of the tab views inside this view.
    ///
    /// - Parameter style: The style.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewForm, style._form)
    }

    /// Sets the style of the page indicator of tab views inside this view.
    ///
    /// - Parameter style: The style.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageDotsHaveGround, style._hasGround)
    }
}

/// A style of the page indicator.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    /// Whether the page indicator has a background. Apps can't implement this requirement.
    nonisolated var _hasGround: Bool { get }
}

/// Dots, with or without a background.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When the page indicator has a background.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String

        /// Never. SwiftUI shows one while a user touches the indicator.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// Never. SwiftUI shows one while a user touches the indicator.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// Always.
        public static let always = BackgroundDisplayMode(name: "always")
        /// Never.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    private let backgroundDisplayMode: BackgroundDisplayMode

    public nonisolated var _hasGround: Bool { backgroundDisplayMode == .always }

    /// Creates the style.
    ///
    /// - Parameter backgroundDisplayMode: When there is a background.
    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { .init() }

    /// Dots.
    ///
    /// - Parameter backgroundDisplayMode: When there is a background.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        .init(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum TabViewFormKey: EnvironmentKey { static var defaultValue: _TabViewForm { _TabViewForm() } }
private enum PageDotsGroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var tabViewForm: _TabViewForm {
        get { self[TabViewFormKey.self] }
        set { self[TabViewFormKey.self] = newValue }
    }

    /// Whether the page indicator has a background.
    var pageDotsHaveGround: Bool {
        get { self[PageDotsGroundKey.self] }
        set { self[PageDotsGroundKey.self] = newValue }
    }
}
