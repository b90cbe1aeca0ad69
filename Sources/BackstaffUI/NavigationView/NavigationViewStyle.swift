import BackstaffGraph

/// The style of a ``NavigationView``: a stack or columns.
///
/// Apps can't define their own styles, as in SwiftUI.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView in place of NavigationView")
@MainActor @preconcurrency
public protocol NavigationViewStyle {
    /// The name of the style, for the framework.
    static var _name: _NavigationViewStyleName { get }
}

/// The available styles. Apps don't use this type.
public enum _NavigationViewStyleName: Sendable {
    case automatic, columns, stack
}

/// Columns, which form one stack if the size class is compact.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView in place of NavigationView")
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public static var _name: _NavigationViewStyleName { .automatic }

    /// Creates the style.
    public nonisolated init() {}
}

/// Columns, which form one stack if the size class is compact.
@available(*, deprecated, message: "Use NavigationSplitView in place of NavigationView")
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public static var _name: _NavigationViewStyleName { .columns }

    /// Creates the style. In SwiftUI it is only available as `.columns`.
    public nonisolated init() {}
}

/// The older name of ``ColumnNavigationViewStyle``.
@available(*, deprecated, message: "Use NavigationSplitView in place of NavigationView")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public static var _name: _NavigationViewStyleName { .columns }

    /// Creates the style.
    public nonisolated init() {}
}

/// A stack with the first view, whatever the width.
@available(*, deprecated, message: "Use NavigationStack in place of NavigationView")
public struct StackNavigationViewStyle: NavigationViewStyle {
    public static var _name: _NavigationViewStyleName { .stack }

    /// Creates the style.
    public nonisolated init() {}
}

@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView in place of NavigationView")
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Columns, which form one stack if the size class is compact.
    public static var automatic: DefaultNavigationViewStyle { .init() }
}

@available(*, deprecated, message: "Use NavigationSplitView in place of NavigationView")
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns, which form one stack if the size class is compact.
    public static var columns: ColumnNavigationViewStyle { .init() }
}

@available(*, deprecated, message: "Use NavigationStack in place of NavigationView")
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack with the first view, whatever the width.
    public static var stack: StackNavigationViewStyle { .init() }
}

extension View {
    /// Sets whether each ``NavigationView`` in this view is a stack or has columns.
    ///
    /// Don't change the style later. Another style is another container, whose views start with new state.
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
