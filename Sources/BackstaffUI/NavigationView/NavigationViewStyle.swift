import BackstaffGraph

/// Whether a ``NavigationView`` is a stack or has columns.
///
/// The styles are the framework's own: there is nothing public to make another with, here as in SwiftUI.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView in place of NavigationView")
@MainActor @preconcurrency
public protocol NavigationViewStyle {
    /// The name of the style, for the framework.
    static var _name: _NavigationViewStyleName { get }
}

/// The styles that there are. Not for apps to use.
public enum _NavigationViewStyleName: Sendable {
    case automatic, columns, stack
}

/// Columns, which form one stack where the size class is compact.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView in place of NavigationView")
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public static var _name: _NavigationViewStyleName { .automatic }

    /// The style.
    public nonisolated init() {}
}

/// Columns, which form one stack where the size class is compact.
@available(*, deprecated, message: "Use NavigationSplitView in place of NavigationView")
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public static var _name: _NavigationViewStyleName { .columns }

    /// The style. SwiftUI gives it by `.columns` only.
    public nonisolated init() {}
}

/// The older name of ``ColumnNavigationViewStyle``.
@available(*, deprecated, message: "Use NavigationSplitView in place of NavigationView")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public static var _name: _NavigationViewStyleName { .columns }

    /// The style.
    public nonisolated init() {}
}

/// A stack of the first view, however much room there is.
@available(*, deprecated, message: "Use NavigationStack in place of NavigationView")
public struct StackNavigationViewStyle: NavigationViewStyle {
    public static var _name: _NavigationViewStyleName { .stack }

    /// The style.
    public nonisolated init() {}
}

@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView in place of NavigationView")
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Columns, which form one stack where the size class is compact.
    public static var automatic: DefaultNavigationViewStyle { .init() }
}

@available(*, deprecated, message: "Use NavigationSplitView in place of NavigationView")
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns, which form one stack where the size class is compact.
    public static var columns: ColumnNavigationViewStyle { .init() }
}

@available(*, deprecated, message: "Use NavigationStack in place of NavigationView")
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack of the first view, however much room there is.
    public static var stack: StackNavigationViewStyle { .init() }
}

extension View {
    /// Says whether each ``NavigationView`` in this view is a stack or has columns.
    ///
    /// Give one style and stay with it: another one is another container, whose views begin anew.
    @available(*, deprecated, message: "Use NavigationStack or NavigationSplitView in place of NavigationView")
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewStyle, S._name)
    }
}

private enum NavigationViewStyleKey: EnvironmentKey {
    static var defaultValue: _NavigationViewStyleName { .automatic }
}

extension EnvironmentValues {
    /// Whether a NavigationView is a stack or has columns.
    var navigationViewStyle: _NavigationViewStyleName {
        get { self[NavigationViewStyleKey.self] }
        set { self[NavigationViewStyleKey.self] = newValue }
    }
}
