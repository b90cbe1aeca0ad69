import BackstaffGraph
import BackstaffNavigation

/// The style of a ``NavigationSplitView``: how its columns share the width.
///
/// Apps can't define their own styles, as in SwiftUI.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    /// The name of the style, for the framework.
    static var _name: _NavigationSplitViewStyleName { get }
}

/// The available styles. Apps don't use this type.
public enum _NavigationSplitViewStyleName: Sendable {
    case automatic, balanced, prominentDetail
}

/// Balanced in landscape orientation, otherwise with a prominent detail.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public static var _name: _NavigationSplitViewStyleName { .automatic }

    /// Creates the style.
    public nonisolated init() {}
}

/// Leading columns take their width from the detail.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public static var _name: _NavigationSplitViewStyleName { .balanced }

    /// Creates the style.
    public nonisolated init() {}
}

/// The detail keeps its size, and leading columns overlay it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public static var _name: _NavigationSplitViewStyleName { .prominentDetail }

    /// Creates the style.
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// Balanced in landscape orientation, otherwise with a prominent detail.
    public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Leading columns take their width from the detail.
    public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its size, and leading columns overlay it.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
    /// Sets how the columns of split views in this view share the width.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        let name = S._name
        return modifier(EnvironmentModifier { $0.splitStyle = SplitStyle(name) })
    }
}

extension SplitStyle {
    fileprivate init(_ name: _NavigationSplitViewStyleName) {
        switch name {
        case .automatic: self = .automatic
        case .balanced: self = .balanced
        case .prominentDetail: self = .prominentDetail
        }
    }
}

private enum SplitStyleKey: EnvironmentKey {
    static var defaultValue: SplitStyle { .automatic }
}

extension EnvironmentValues {
    /// How the columns of a split view share the width.
    var splitStyle: SplitStyle {
        get { self[SplitStyleKey.self] }
        set { self[SplitStyleKey.self] = newValue }
    }
}
