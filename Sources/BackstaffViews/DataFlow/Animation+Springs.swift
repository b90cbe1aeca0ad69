import BackstaffGraph

// The page gets a spring as some of its values, between which it draws lines. A line is at most a hundredth of the way from
// the movement. The duration is the time at which the spring has settled: from then on it is within a thousandth of the way
// from its target. It is logically complete after one response.
extension Animation {
    /// The default animation: a spring without bounce and with a response of 0.55 seconds.
    public static let `default` = Animation(Spring(duration: 0.55))
    /// A spring without bounce.
    public static let spring = Animation(Spring())
    /// A spring without bounce.
    public static let smooth = Animation(Spring.smooth)
    /// A spring with a small bounce, which feels quick.
    public static let snappy = Animation(Spring.snappy)
    /// A spring with a larger bounce.
    public static let bouncy = Animation(Spring.bouncy)
    /// A quick spring for values that follow a gesture.
    public static let interactiveSpring = Animation(Spring(response: 0.15, dampingRatio: 0.86))
    /// A spring without bounce.
    public static let interpolatingSpring = Animation(Spring())

    private init(_ spring: Spring) {
        self.init(timing: SpringTimings.timing(of: spring, velocity: 0))
    }

    /// A spring.
    ///
    /// Unlike in SwiftUI, a spring that begins during another one begins without velocity.
    ///
    /// - Parameters:
    ///   - spring: The spring. If it takes more than ten seconds, only these are shown.
    ///   - blendDuration: The time in which a spring passes into another one, in seconds. It has no effect.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        Animation(spring)
    }

    /// A spring with a response and a damping. See ``spring(_:blendDuration:)``.
    ///
    /// - Parameters:
    ///   - response: The time of one swing without damping, in seconds.
    ///   - dampingFraction: 1 for the fastest spring without bounce, and less for one that bounces.
    ///   - blendDuration: The time in which a spring passes into another one, in seconds. It has no effect.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A spring with a duration in seconds and a bounce. See ``spring(_:blendDuration:)``.
    ///
    /// - Parameters:
    ///   - duration: The time that the movement seems to take, in seconds.
    ///   - bounce: How far the value goes beyond the target, from -1 to 1.
    ///   - blendDuration: The time in which a spring passes into another one, in seconds. It has no effect.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce))
    }

    /// A spring without bounce, to which bounce can be added. The duration is in seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(Spring.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a small bounce, to which more can be added. The duration is in seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(Spring.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a larger bounce, to which more can be added. The duration is in seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(Spring.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// A quick spring for values that follow a gesture. See ``spring(_:blendDuration:)``.
    ///
    /// - Parameters:
    ///   - response: The time of one swing without damping, in seconds.
    ///   - dampingFraction: 1 for the fastest spring without bounce, and less for one that bounces.
    ///   - blendDuration: The time in which a spring passes into another one, in seconds. It has no effect.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A quick spring for values that follow a gesture.
    ///
    /// - Parameters:
    ///   - duration: The time that the movement seems to take, in seconds.
    ///   - extraBounce: How far the spring goes beyond its target, in addition to the bounce of 0.15 of this spring.
    ///   - blendDuration: The time in which a spring passes into another one, in seconds. It has no effect.
    public static func interactiveSpring(
        duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(Spring(duration: duration, bounce: 0.15 + extraBounce))
    }

    /// A spring with a velocity at the start.
    ///
    /// - Parameters:
    ///   - spring: The spring. If it takes more than ten seconds, only these are shown.
    ///   - initialVelocity: The velocity at the start, in ways a second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(timing: SpringTimings.timing(of: spring, velocity: initialVelocity))
    }

    /// A spring with a mass, stiffness and damping. See ``interpolatingSpring(_:initialVelocity:)``.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return interpolatingSpring(spring, initialVelocity: initialVelocity)
    }

    /// A spring with a duration in seconds and a bounce. See ``interpolatingSpring(_:initialVelocity:)``.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
}
