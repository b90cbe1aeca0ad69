import BackstaffViews
import Foundation

// The bars of UIKit that apps name to change the look of SwiftUI's bars. A page's bars read nothing of it.

/// A navigation bar of UIKit. It is never shown.
@MainActor @preconcurrency
public final class UINavigationBar: UIView {
    /// The usual look.
    public var standardAppearance = UINavigationBarAppearance()
    /// The look in a low window.
    public var compactAppearance: UINavigationBarAppearance?
    /// The look while the content is at its beginning.
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look in a low window while the content is at its beginning.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The look of the small title.
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The look of the large title.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The color of the bar.
    public var barTintColor: UIColor?
    /// Whether the content is seen through the bar.
    public var isTranslucent = true
    /// Whether titles are large.
    public var prefersLargeTitles = true
    /// The picture of the back button.
    public var backIndicatorImage: UIImage?
    /// The mask for the picture of the back button.
    public var backIndicatorTransitionMaskImage: UIImage?
    /// The picture at the bar's edge.
    public var shadowImage: UIImage?

    /// Sets the picture of the bar.
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// A tab bar of UIKit. It is never shown.
@MainActor @preconcurrency
public final class UITabBar: UIView {
    /// The usual look.
    public var standardAppearance = UITabBarAppearance()
    /// The look while the content is at its end.
    public var scrollEdgeAppearance: UITabBarAppearance?
    /// The color of the bar.
    public var barTintColor: UIColor?
    /// The color of the other tabs.
    public var unselectedItemTintColor: UIColor?
    /// Whether the content is seen through the bar.
    public var isTranslucent = true
    /// The picture of the bar.
    public var backgroundImage: UIImage?
    /// The picture at the bar's edge.
    public var shadowImage: UIImage?
}

/// A toolbar of UIKit. It is never shown.
@MainActor @preconcurrency
public final class UIToolbar: UIView {
    /// The usual look.
    public var standardAppearance = UIToolbarAppearance()
    /// The look while the content is at its end.
    public var scrollEdgeAppearance: UIToolbarAppearance?
    /// The color of the bar.
    public var barTintColor: UIColor?
}

/// The height of a bar of UIKit.
public enum UIBarMetrics: Int, Sendable {
    /// The usual height, and that of a low window.
    case `default`, compact
}
