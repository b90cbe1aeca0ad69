import BackstaffViews
import Foundation

/// What assistive technologies ask for, as far as a page knows it: the same as in the environment.
///
/// A body that reads one of the values runs again when it changes.
@MainActor @preconcurrency
public enum UIAccessibility {
    private static var environment: EnvironmentValues { EnvironmentValues.ofCurrentScene }

    /// Whether the visitor prefers less motion.
    public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
    /// Whether the visitor prefers less transparency. Browsers don't report it, so it is always `false`.
    public static var isReduceTransparencyEnabled: Bool { environment.accessibilityReduceTransparency }
    /// Whether a screen reader is on. Browsers don't report it, so it is always `false`.
    public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }
    /// Whether a switch controls the device. Browsers don't report it, so it is always `false`.
    public static var isSwitchControlRunning: Bool { environment.accessibilitySwitchControlEnabled }
    /// Whether text is bold. Browsers don't report it, so it is always `false`.
    public static var isBoldTextEnabled: Bool { environment.legibilityWeight == .bold }
    /// Whether colors have more contrast. Browsers don't report it, so it is always `false`.
    public static var isDarkerSystemColorsEnabled: Bool { environment.colorSchemeContrast == .increased }
    /// Whether colors are inverted. Browsers don't report it, so it is always `false`.
    public static var isInvertColorsEnabled: Bool { environment.accessibilityInvertColors }
    /// Whether color isn't to be the only difference. Browsers don't report it, so it is always `false`.
    public static var shouldDifferentiateWithoutColor: Bool { environment.accessibilityDifferentiateWithoutColor }

    /// What an app tells assistive technologies. It isn't available.
    @available(*, unavailable, message: "A server can't make a screen reader speak: show the words in a Text")
    public struct Notification: Hashable, Sendable {
        /// Words to speak.
        public static var announcement: Notification { Notification() }
        /// A part of the screen has changed.
        public static var layoutChanged: Notification { Notification() }
        /// The screen has changed.
        public static var screenChanged: Notification { Notification() }
    }

    /// Tells assistive technologies of a change. It isn't available.
    @available(*, unavailable, message: "A server can't make a screen reader speak: show the words in a Text")
    public static func post(notification: Notification, argument: Any?) {}

    /// The notification that the visitor prefers less or more motion. It isn't available.
    @available(
        *, unavailable, message: "Read accessibilityReduceMotion in a body, which runs again when it changes"
    )
    public nonisolated static var reduceMotionStatusDidChangeNotification: Foundation.Notification.Name { .init("") }

    /// The notification that a screen reader was turned on or off. It isn't available.
    @available(*, unavailable, message: "Browsers don't report screen readers: leave it out")
    public nonisolated static var voiceOverStatusDidChangeNotification: Foundation.Notification.Name { .init("") }
}
