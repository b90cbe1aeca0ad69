import BackstaffViews
import Foundation

// The controls of UIKit that apps name to change the look of SwiftUI's. A page's controls read nothing of it.

/// A control of UIKit. It is never shown.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// The state of a control.
    public struct State: OptionSet, Sendable {
        /// A bit for each state.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The usual state.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1)
        /// Disabled.
        public static let disabled = State(rawValue: 2)
        /// Selected.
        public static let selected = State(rawValue: 4)
    }
}

/// A segmented control of UIKit. It is never shown: use `tint` for the segments of a picker.
@MainActor @preconcurrency
public final class UISegmentedControl: UIControl {
    /// The color of the selected segment.
    public var selectedSegmentTintColor: UIColor?

    /// Sets the look of the titles.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}

    /// Sets the picture of the segments.
    public func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
}

/// The dots of a pager of UIKit. They are never shown: use `indexViewStyle(_:)`.
@MainActor @preconcurrency
public final class UIPageControl: UIControl {
    /// What is behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// Decided by the system, always shown, and never shown.
        case automatic, prominent, minimal
    }

    /// What is behind the dots.
    public var backgroundStyle = BackgroundStyle.automatic
    /// The color of the current dot.
    public var currentPageIndicatorTintColor: UIColor?
    /// The color of the other dots.
    public var pageIndicatorTintColor: UIColor?
}

/// A switch of UIKit. It is never shown: use `tint` for a toggle.
@MainActor @preconcurrency
public final class UISwitch: UIControl {
    /// The color while it is on.
    public var onTintColor: UIColor?
    /// The color of the knob.
    public var thumbTintColor: UIColor?
}

/// A slider of UIKit. It is never shown: use `tint` for a slider.
@MainActor @preconcurrency
public final class UISlider: UIControl {
    /// The color before the knob.
    public var minimumTrackTintColor: UIColor?
    /// The color after the knob.
    public var maximumTrackTintColor: UIColor?
    /// The color of the knob.
    public var thumbTintColor: UIColor?
}

/// A field of UIKit. It is never shown.
@MainActor @preconcurrency
public final class UITextField: UIControl {
    /// When the field has a button that clears it.
    public enum ViewMode: Int, Sendable {
        /// Never, while it is edited, while it isn't edited, and always.
        case never, whileEditing, unlessEditing, always
    }

    /// When the field has a button that clears it.
    public var clearButtonMode = ViewMode.never
}

/// A button in a bar of UIKit. It is never shown: use `toolbar(content:)`.
@MainActor @preconcurrency
public final class UIBarButtonItem: UIControl {
    /// Sets the look of the titles.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}
