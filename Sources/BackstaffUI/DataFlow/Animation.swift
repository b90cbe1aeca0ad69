/// How a change moves: a timing curve and a duration, which the page carries out.
public struct Animation: Hashable, Sendable {
    let curve: String
    /// In seconds; `nil` for the platform's own.
    let duration: Double?

    /// The platform's usual motion.
    public static let `default` = Animation(curve: "default", duration: nil)
    /// The same speed from start to end.
    public static let linear = Animation(curve: "linear", duration: nil)
    /// Slow at the start.
    public static let easeIn = Animation(curve: "ease-in", duration: nil)
    /// Slow at the end.
    public static let easeOut = Animation(curve: "ease-out", duration: nil)
    /// Slow at both ends.
    public static let easeInOut = Animation(curve: "ease-in-out", duration: nil)
    /// A spring with a little bounce.
    public static let spring = Animation(curve: "spring", duration: nil)
    /// A spring without bounce.
    public static let smooth = Animation(curve: "spring", duration: nil)
    /// A quick spring.
    public static let snappy = Animation(curve: "spring", duration: 0.3)
    /// A spring with more bounce.
    public static let bouncy = Animation(curve: "bouncy", duration: nil)

    /// The same speed from start to end, for `duration` seconds.
    public static func linear(duration: Double) -> Animation { Animation(curve: "linear", duration: duration) }
    /// Slow at the start, for `duration` seconds.
    public static func easeIn(duration: Double) -> Animation { Animation(curve: "ease-in", duration: duration) }
    /// Slow at the end, for `duration` seconds.
    public static func easeOut(duration: Double) -> Animation { Animation(curve: "ease-out", duration: duration) }
    /// Slow at both ends, for `duration` seconds.
    public static func easeInOut(duration: Double) -> Animation { Animation(curve: "ease-in-out", duration: duration) }

    /// A spring that settles in about `response` seconds. Its damping only chooses between some bounce and none.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(curve: dampingFraction < 0.7 ? "bouncy" : "spring", duration: response)
    }

    /// A spring that settles in about `duration` seconds.
    public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
        Animation(curve: bounce > 0.2 ? "bouncy" : "spring", duration: duration)
    }

    /// A spring without bounce, for `duration` seconds. `extraBounce` from 0.2 on makes it bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A quick spring, for `duration` seconds. `extraBounce` from 0.2 on makes it bounce.
    public static func snappy(duration: Double = 0.3, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with more bounce, for `duration` seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(curve: "bouncy", duration: duration)
    }

    /// A quick spring for what follows a finger. Its damping only chooses between some bounce and none.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// The same motion, later. Accepted without effect: the page begins at once.
    public func delay(_ delay: Double) -> Animation { self }

    /// The same motion, `speed` times as fast. Nothing changes if that is not above 0.
    public func speed(_ speed: Double) -> Animation {
        guard speed > 0, speed.isFinite else { return self }
        return Animation(curve: curve, duration: (duration ?? Self.usualDuration) / speed)
    }

    /// The same motion, several times. The page shows it once.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

    /// The same motion, again and again. The page shows it once.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }

    /// What the page takes where a curve has no duration of its own, in seconds.
    static let usualDuration = 0.35
}
