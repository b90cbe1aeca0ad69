import BackstaffGraph

/// The timing curve and duration of a change, which the page animates.
public struct Animation: Hashable, Sendable {
    /// The name of a timing curve that the page knows, or the numbers of one.
    let curve: String
    /// The duration in seconds, or `nil` for the default.
    let duration: Double?
    /// The number of seconds after which the animation is logically complete, if that isn't the duration.
    var logicalDuration: Double?

    /// The default animation.
    public static let `default` = Animation(curve: "default", duration: nil)
    /// An animation with constant speed.
    public static let linear = Animation(curve: "linear", duration: nil)
    /// An animation that starts slowly.
    public static let easeIn = Animation(curve: "ease-in", duration: nil)
    /// An animation that ends slowly.
    public static let easeOut = Animation(curve: "ease-out", duration: nil)
    /// An animation that starts and ends slowly.
    public static let easeInOut = Animation(curve: "ease-in-out", duration: nil)
    /// A spring with a little bounce.
    public static let spring = Animation(curve: "spring", duration: nil)
    /// A spring without bounce.
    public static let smooth = Animation(curve: "spring", duration: nil)
    /// A quick spring.
    public static let snappy = Animation(curve: "spring", duration: 0.3)
    /// A spring with more bounce.
    public static let bouncy = Animation(curve: "bouncy", duration: nil)

    /// An animation with constant speed and a duration in seconds.
    public static func linear(duration: Double) -> Animation { Animation(curve: "linear", duration: duration) }
    /// An animation that starts slowly, with a duration in seconds.
    public static func easeIn(duration: Double) -> Animation { Animation(curve: "ease-in", duration: duration) }
    /// An animation that ends slowly, with a duration in seconds.
    public static func easeOut(duration: Double) -> Animation { Animation(curve: "ease-out", duration: duration) }
    /// An animation that starts and ends slowly, with a duration in seconds.
    public static func easeInOut(duration: Double) -> Animation { Animation(curve: "ease-in-out", duration: duration) }

    /// A spring that settles in about `response` seconds. The damping only determines whether there is a bounce.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(curve: dampingFraction < 0.7 ? "bouncy" : "spring", duration: response)
    }

    /// A spring that settles in about `duration` seconds.
    public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
        Animation(curve: bounce > 0.2 ? "bouncy" : "spring", duration: duration)
    }

    /// A spring without bounce and with a duration in seconds. It bounces if `extraBounce` is larger than 0.2.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A quick spring with a duration in seconds. It bounces if `extraBounce` is larger than 0.2.
    public static func snappy(duration: Double = 0.3, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with more bounce and a duration in seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(curve: "bouncy", duration: duration)
    }

    /// A quick spring for interactive movements. The damping only determines whether there is a bounce.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// A spring for values that follow a gesture.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds.
    ///   - extraBounce: How much the spring goes beyond its target, in addition to the 14 percent of this spring.
    ///   - blendDuration: It has no effect.
    public static func interactiveSpring(
        duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: duration, dampingFraction: max(0.01, 0.86 - extraBounce))
    }

    /// Delays the animation. It has no effect: the page starts the animation immediately.
    public func delay(_ delay: Double) -> Animation { self }

    /// Multiplies the speed of the animation. It has no effect if the factor isn't positive.
    public func speed(_ speed: Double) -> Animation {
        guard speed > 0, speed.isFinite else { return self }
        return Animation(
            curve: curve, duration: (duration ?? Self.usualDuration) / speed,
            logicalDuration: logicalDuration.map { $0 / speed })
    }

    /// Says when the animation is logically complete, for the completion of ``withAnimation(_:completionCriteria:_:completion:)``.
    ///
    /// - Parameter duration: The time from the start of the animation, in seconds.
    public func logicallyComplete(after duration: Double) -> Animation {
        var animation = self
        animation.logicalDuration = duration
        return animation
    }

    /// Repeats the animation. It has no effect: the page shows it once.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

    /// Repeats the animation forever. It has no effect: the page shows it once.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }

    /// The default duration on the page, in seconds.
    static let usualDuration = TransactionDisplay.usualDuration
}
