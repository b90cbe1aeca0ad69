import BackstaffGraph
import Foundation

// What modifiers of the same or a similar name set, for views and styles of the app that read it. Setting a value with
// `environment(_:_:)` changes what is read; the page follows the modifiers.

private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum HorizontalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum VerticalIndicatorsKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }

extension EnvironmentValues {
    /// Whether scroll views scroll.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// The visibility of horizontal scroll indicators.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorsKey.self] }
        set { self[HorizontalIndicatorsKey.self] = newValue }
    }

    /// The visibility of vertical scroll indicators.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorsKey.self] }
        set { self[VerticalIndicatorsKey.self] = newValue }
    }
}
