import BackstaffGraph

/// The timing curve and the times of a change, which the page animates.
///
/// The page gets the curve once, and plays the animation by itself.
public struct Animation: Hashable, Sendable {
    var timing: AnimationTiming

    init(timing: AnimationTiming) {
        self.timing = timing
    }

    private init(named curve: String, duration: Double? = nil) {
        timing = AnimationTiming(curve: curve, duration: duration)
    }

    /// An animation with constant speed.
    public static let linear = Animation(named: "linear")
    /// An animation that starts slowly.
    public static let easeIn = Animation(named: "ease-in")
    /// An animation that ends slowly.
    public static let easeOut = Animation(named: "ease-out")
    /// An animation that starts and ends slowly.
    public static let easeInOut = Animation(named: "ease-in-out")

    /// An animation with constant speed and a duration in seconds.
    public static func linear(duration: Double) -> Animation { Animation(named: "linear", duration: duration) }
    /// An animation that starts slowly, with a duration in seconds.
    public static func easeIn(duration: Double) -> Animation { Animation(named: "ease-in", duration: duration) }
    /// An animation that ends slowly, with a duration in seconds.
    public static func easeOut(duration: Double) -> Animation { Animation(named: "ease-out", duration: duration) }
    /// An animation that starts and ends slowly, with a duration in seconds.
    public static func easeInOut(duration: Double) -> Animation { Animation(named: "ease-in-out", duration: duration) }

    /// Delays the animation.
    ///
    /// - Parameter delay: The time before the animation begins, in seconds. If it is negative, the animation begins in its
    ///   middle. It has no effect if it isn't a number.
    public func delay(_ delay: Double) -> Animation {
        guard delay.isFinite else { return self }
        var animation = self
        animation.timing.delay += delay
        return animation
    }

    /// Multiplies the speed of the animation and of its delay. It has no effect if the factor isn't positive.
    public func speed(_ speed: Double) -> Animation {
        guard speed > 0, speed.isFinite else { return self }
        var animation = self
        animation.timing.duration = timing.runDuration / speed
        animation.timing.delay /= speed
        animation.timing.logicalDuration = timing.logicalDuration.map { $0 / speed }
        return animation
    }

    /// Says when the animation is logically complete, for the completion of ``withAnimation(_:completionCriteria:_:completion:)``.
    ///
    /// - Parameter duration: The time from the start of the animation, in seconds.
    public func logicallyComplete(after duration: Double) -> Animation {
        var animation = self
        animation.timing.logicalDuration = duration
        return animation
    }
}
