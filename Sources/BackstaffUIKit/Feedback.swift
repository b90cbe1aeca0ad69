import Foundation

/// The base of the generators of haptic feedback. A page has none, so they do nothing, as on a device without haptics.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
    /// Creates a generator.
    public init() {}

    /// Does nothing.
    open func prepare() {}
}

/// Feedback that something has touched something. It does nothing, as on a device without haptics.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass of the things that touch.
    public enum FeedbackStyle: Int, Sendable {
        /// Small things.
        case light
        /// Things of medium size.
        case medium
        /// Large things.
        case heavy
        /// Flexible things.
        case soft
        /// Hard things.
        case rigid
    }

    /// Creates a generator.
    public override init() { super.init() }

    /// Creates a generator.
    public init(style: FeedbackStyle) { super.init() }

    /// Does nothing.
    public func impactOccurred() {}

    /// Does nothing.
    public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback that something has succeeded or failed. It does nothing, as on a device without haptics.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What has happened.
    public enum FeedbackType: Int, Sendable {
        /// Something has succeeded.
        case success
        /// Something needs attention.
        case warning
        /// Something has failed.
        case error
    }

    /// Does nothing.
    public func notificationOccurred(_ type: FeedbackType) {}
}

/// Feedback that a selection has changed. It does nothing, as on a device without haptics.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    public func selectionChanged() {}
}
