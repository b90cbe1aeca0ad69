import BackstaffGraph
import BackstaffNavigation

/// How the columns of a ``NavigationSplitView`` share the room.
///
/// The styles are the framework's own: there is nothing public to lay columns out with, here as in SwiftUI.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    /// The name of the style, for the framework.
    static var _name: _NavigationSplitViewStyleName { get }
}

/// The styles that there are. Not for apps to use.
public enum _NavigationSplitViewStyleName: Sendable {
    case automatic, balanced, prominentDetail
}

/// Balanced where the room is wider than it is high, else with a prominent detail.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public static var _name: _NavigationSplitViewStyleName { .automatic }

    /// The style.
    public nonisolated init() {}
}

/// Leading columns take their width from the detail.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public static var _name: _NavigationSplitViewStyleName { .balanced }

    /// The style.
    public nonisolated init() {}
}

/// The detail keeps its size, and leading columns lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public static var _name: _NavigationSplitViewStyleName { .prominentDetail }

    /// The style.
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// Balanced where the room is wider than it is high, else with a prominent detail.
    public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Leading columns take their width from the detail.
    public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its size, and leading columns lie over it.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
    /// Sets how the columns of split views in this view share the room.
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
    /// How the columns of a split view share the room.
    var splitStyle: SplitStyle {
        get { self[SplitStyleKey.self] }
        set { self[SplitStyleKey.self] = newValue }
    }
}
