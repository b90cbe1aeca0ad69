import BackstaffGraph
import BackstaffNavigation

/// A form of a ``TabView``.
///
/// Apps can't define their own styles, as in SwiftUI.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// What the style is, for the framework.
    nonisolated var _form: _TabViewForm { get }
}

/// What tab views can be like. Not for apps to use.
public struct _TabViewForm: Hashable, Sendable {
    var style = TabRoom.Style.bar
    var dots = PageTabViewStyle.IndexDisplayMode.automatic
}

/// A bar at the bottom in a compact width, or at the top in a regular width.
public struct DefaultTabViewStyle: TabViewStyle {
    public nonisolated var _form: _TabViewForm { _TabViewForm() }

    /// The style.
    public nonisolated init() {}
}

/// A bar, and never a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public nonisolated var _form: _TabViewForm { _TabViewForm() }

    /// The style.
    public nonisolated init() {}
}

/// A bar below where there is little room; where there is more a sidebar, or a bar above, as a person chooses.
///
/// From 1024 points of width up it is a sidebar until somebody chooses. SwiftUI begins with the bar on an iPad, and with the
/// sidebar on a Mac.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public nonisolated var _form: _TabViewForm { _TabViewForm(style: .sidebarAdaptable) }

    /// The style.
    public nonisolated init() {}
}

/// A bar whose sections are shown as one tab with parts. Here as ``SidebarAdaptableTabViewStyle``.
public struct GroupedTabViewStyle: TabViewStyle {
    public nonisolated var _form: _TabViewForm { _TabViewForm(style: .sidebarAdaptable) }

    /// The style.
    public nonisolated init() {}
}

/// Pages side by side, through which a person swipes.
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

    /// The style.
    ///
    /// - Parameter indexDisplayMode: whether there are dots.
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}

/// Pages one below the other, as a watch has them. Here they stand side by side.
public struct VerticalPageTabViewStyle: TabViewStyle {
    public nonisolated var _form: _TabViewForm { _TabViewForm(style: .pages) }

    /// The style.
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
    /// A bar below, or a sidebar that a person can turn into a bar above.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// A bar below, or a sidebar that a person can turn into a bar above.
    public static var grouped: GroupedTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side.
    public static var page: PageTabViewStyle { .init() }

    /// Pages side by side.
    ///
    /// - Parameter indexDisplayMode: whether there are dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        .init(indexDisplayMode: indexDisplayMode)
    }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
    /// Pages one below the other; here side by side.
    public static var verticalPage: VerticalPageTabViewStyle { .init() }
}

extension View {
    /// Sets the form of the tab views inside this view.
    ///
    /// - Parameter style: the form.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewForm, style._form)
    }

    /// Sets the look of the dots of pages inside this view.
    ///
    /// - Parameter style: the look.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageDotsHaveGround, style._hasGround)
    }
}

/// A look of the dots of pages.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    /// Whether the dots have a ground of their own, for the framework.
    nonisolated var _hasGround: Bool { get }
}

/// Dots, with or without a ground of their own.
public struct PageIndexViewStyle: IndexViewStyle {
    /// Whether the dots have a ground of their own.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String

        /// None. SwiftUI shows one while a person touches the dots.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// None. SwiftUI shows one while a person touches the dots.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// Always.
        public static let always = BackgroundDisplayMode(name: "always")
        /// Never.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    private let backgroundDisplayMode: BackgroundDisplayMode

    public nonisolated var _hasGround: Bool { backgroundDisplayMode == .always }

    /// The style.
    ///
    /// - Parameter backgroundDisplayMode: whether there is a ground.
    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { .init() }

    /// Dots.
    ///
    /// - Parameter backgroundDisplayMode: whether they have a ground of their own.
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

    /// Whether the dots of pages have a ground of their own.
    var pageDotsHaveGround: Bool {
        get { self[PageDotsGroundKey.self] }
        set { self[PageDotsGroundKey.self] = newValue }
    }
}
