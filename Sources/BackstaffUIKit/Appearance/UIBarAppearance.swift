import BackstaffViews
import Foundation

/// The look of a bar of UIKit. A page's bars don't read it.
@MainActor @preconcurrency
open class UIBarAppearance {
    /// The color of the bar.
    public var backgroundColor: UIColor?
    /// The blur of what is behind the bar.
    public var backgroundEffect: UIBlurEffect?
    /// The picture of the bar.
    public var backgroundImage: UIImage?
    /// The color of the line at the bar's edge.
    public var shadowColor: UIColor?
    /// The picture at the bar's edge.
    public var shadowImage: UIImage?

    /// Creates the default look.
    public init() {}

    /// Sets the default look.
    public func configureWithDefaultBackground() { backgroundColor = nil }

    /// Sets a look that hides what is behind the bar.
    public func configureWithOpaqueBackground() { backgroundEffect = nil }

    /// Sets a look without a background.
    public func configureWithTransparentBackground() { backgroundEffect = nil }
}

/// The look of a navigation bar of UIKit. A page's bars don't read it: use `toolbarBackground(_:for:)`.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
    /// The look of the small title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of the large title.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of buttons.
    public var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of the back button.
    public var backButtonAppearance = UIBarButtonItemAppearance()
    /// The look of the main button.
    public var doneButtonAppearance = UIBarButtonItemAppearance()

    /// Sets the picture of the back button.
    public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {}
}

/// The look of a tab bar of UIKit. A page's bars don't read it: use `toolbarBackground(_:for:)` and `tint`.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
    /// The look of tabs with the title below the icon.
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The look of tabs with the title beside the icon.
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The look of tabs with the title beside a small icon.
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of a toolbar of UIKit. A page's bars don't read it.
@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {
    /// The look of buttons.
    public var buttonAppearance = UIBarButtonItemAppearance()
}

/// The look of a button in a bar of UIKit. A page's bars don't read it.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance {
    /// The look in one state.
    @MainActor @preconcurrency
    public final class State {
        /// The look of the title.
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

        init() {}
    }

    /// The usual look.
    public let normal = State()
    /// The look while it is pressed.
    public let highlighted = State()
    /// The look while it is disabled.
    public let disabled = State()

    /// Creates the default look.
    public init() {}
}

/// The look of a tab in a tab bar of UIKit. A page's bars don't read it.
@MainActor @preconcurrency
public final class UITabBarItemAppearance {
    /// The look in one state.
    @MainActor @preconcurrency
    public final class State {
        /// The look of the title.
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// The color of the icon.
        public var iconColor: UIColor?
        /// The color of the badge.
        public var badgeBackgroundColor: UIColor?

        init() {}
    }

    /// The usual look.
    public let normal = State()
    /// The look while it is selected.
    public let selected = State()
    /// The look while it is disabled.
    public let disabled = State()

    /// Creates the default look.
    public init() {}
}
