import Foundation

/// A spring that pulls a value to a target.
///
/// A spring has three descriptions: its duration and bounce, its response and damping ratio, or its mass, stiffness and
/// damping. Each can be read whichever created the spring.
public struct Spring: Hashable, Sendable {
    /// The mass at the end of the spring.
    public let mass: Double
    /// The stiffness: how strongly the spring pulls.
    public let stiffness: Double
    /// The damping: how strongly movements are slowed down.
    public let damping: Double

    /// Creates a spring from its mass, stiffness and damping.
    ///
    /// - Parameters:
    ///   - mass: The mass. It is 1 if it isn't positive.
    ///   - stiffness: The stiffness. It is 1 if it isn't positive.
    ///   - damping: The damping. It is 0 if it is negative.
    ///   - allowOverDamping: Whether the spring may be slower than the fastest one without bounce.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = mass > 0 && mass.isFinite ? mass : 1
        self.stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1
        let critical = 2 * (self.mass * self.stiffness).squareRoot()
        let positive = damping > 0 && damping.isFinite ? damping : 0
        self.damping = allowOverDamping ? positive : min(positive, critical)
    }

    /// Creates a spring from its duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: The time that a movement seems to take, in seconds.
    ///   - bounce: How far the value goes beyond the target: from -1, slower than without bounce, over 0, without bounce,
    ///     to 1, without end.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let bounce = max(-0.999, min(1, bounce.isNaN ? 0 : bounce))
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// Creates a spring from its response and damping ratio.
    ///
    /// - Parameters:
    ///   - response: The time of one swing without damping, in seconds.
    ///   - dampingRatio: 1 for the fastest spring without bounce, and less for one that bounces.
    public init(response: Double, dampingRatio: Double) {
        let response = response > 0 && response.isFinite ? response : 0.001
        let pace = 2 * Double.pi / response
        self.init(stiffness: pace * pace, damping: 2 * dampingRatio * pace, allowOverDamping: true)
    }

    /// Creates the spring that settles after a time.
    ///
    /// - Parameters:
    ///   - settlingDuration: The time after which the value is near its target, in seconds.
    ///   - dampingRatio: 1 for the fastest spring without bounce, and less for one that bounces.
    ///   - epsilon: The distance that counts as near, for a way of 1.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        // With the damping ratio unchanged, a spring of twice the response takes twice the time.
        let probe = Spring(response: 1, dampingRatio: dampingRatio).timeUntilNear(epsilon, way: 1, velocity: 0)
        self.init(response: settlingDuration / probe, dampingRatio: dampingRatio)
    }

    /// The time that a movement seems to take, in seconds.
    public var duration: Double { response }

    /// How far the value goes beyond the target, from -1 to 1.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// The time of one swing without damping, in seconds.
    public var response: Double { 2 * Double.pi / pace }

    /// 1 for the fastest spring without bounce, less for one that bounces, and more for a slower one.
    public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

    /// The time after which the value is within a thousandth of the way from its target, in seconds. A spring that swings
    /// without end never is.
    public var settlingDuration: Double { timeUntilNear(0.001, way: 1, velocity: 0) }

    /// A spring without bounce.
    public static var smooth: Spring { smooth() }
    /// A spring with a small bounce, which feels quick.
    public static var snappy: Spring { snappy() }
    /// A spring with a larger bounce.
    public static var bouncy: Spring { bouncy() }

    /// A spring without bounce, to which bounce can be added. The duration is in seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small bounce, to which more can be added. The duration is in seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a larger bounce, to which more can be added. The duration is in seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: Values

    /// Returns the value after a time, if it starts from zero.
    ///
    /// - Parameters:
    ///   - target: The value at the end.
    ///   - initialVelocity: The change in a second at the start.
    ///   - time: The time since the start, in seconds.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let motion = Motion(self, time: time)
        return target + Self.product(.zero - target, motion.ofPlace) + Self.product(initialVelocity, motion.ofVelocity)
    }

    /// Returns the velocity after a time, as the change in a second, if the value starts from zero.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let motion = Motion(self, time: time)
        return Self.product(.zero - target, motion.paceOfPlace) + Self.product(initialVelocity, motion.paceOfVelocity)
    }

    /// Moves a value and its velocity on by a time.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - velocity: The change in a second.
    ///   - target: The value at the end.
    ///   - deltaTime: The time, in seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
        let (way, start, pace) = (target - value, value, velocity)
        value = start + self.value(target: way, initialVelocity: pace, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: pace, time: deltaTime)
    }

    /// Returns the force on a value at a position: its acceleration times the mass.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        Self.product(target - position, stiffness) - Self.product(velocity, damping)
    }

    /// Returns the time after which the value stays near its target, in seconds.
    ///
    /// - Parameters:
    ///   - target: The value at the end.
    ///   - initialVelocity: The change in a second at the start.
    ///   - epsilon: The distance that counts as near.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> Double {
        timeUntilNear(
            epsilon, way: target.magnitudeSquared.squareRoot(), velocity: initialVelocity.magnitudeSquared.squareRoot())
    }

    private static func product<V: VectorArithmetic>(_ value: V, _ factor: Double) -> V {
        var product = value
        product.scale(by: factor)
        return product
    }

    /// The swings without damping, in radians a second.
    private var pace: Double { (stiffness / mass).squareRoot() }

    /// The time after which the distance from the target is at most `epsilon`.
    private func timeUntilNear(_ epsilon: Double, way: Double, velocity: Double) -> Double {
        guard damping > 0 else { return .infinity }
        let epsilon = max(epsilon, 1e-9)
        // The largest distance at a time: swings don't count, because they come near the target in between.
        func distance(_ time: Double) -> Double {
            let motion = Motion(self, time: time)
            return way * motion.reachOfPlace + velocity * motion.reachOfVelocity
        }
        var late = response
        while distance(late) > epsilon, late < 1_000_000 { late *= 2 }
        var early = 0.0
        for _ in 0..<50 {
            let middle = (early + late) / 2
            if distance(middle) > epsilon { early = middle } else { late = middle }
        }
        return late
    }

    /// The solution of the spring's equation at a time: what is left of the distance from the target, and of the velocity.
    private struct Motion {
        var ofPlace: Double
        var ofVelocity: Double
        var paceOfPlace: Double
        var paceOfVelocity: Double
        /// The parts without their swings.
        var reachOfPlace: Double
        var reachOfVelocity: Double

        init(_ spring: Spring, time: Double) {
            let time = max(0, time)
            let (pace, ratio) = (spring.pace, spring.dampingRatio)
            let fading = ratio * pace
            if abs(ratio - 1) < 1e-6 {
                let rest = exp(-pace * time)
                ofPlace = rest * (1 + pace * time)
                ofVelocity = rest * time
                paceOfPlace = -rest * pace * pace * time
                paceOfVelocity = rest * (1 - pace * time)
                (reachOfPlace, reachOfVelocity) = (ofPlace, ofVelocity)
            } else if ratio < 1 {
                let swing = pace * (1 - ratio * ratio).squareRoot()
                let rest = exp(-fading * time)
                let (sine, cosine) = (sin(swing * time), cos(swing * time))
                ofPlace = rest * (cosine + fading / swing * sine)
                ofVelocity = rest / swing * sine
                paceOfPlace = -rest * pace * pace / swing * sine
                paceOfVelocity = rest * (cosine - fading / swing * sine)
                (reachOfPlace, reachOfVelocity) = (rest * pace / swing, rest / swing)
            } else {
                let spread = pace * (ratio * ratio - 1).squareRoot()
                let (slow, quick) = (spread - fading, -spread - fading)
                let (late, early) = (exp(slow * time), exp(quick * time))
                ofPlace = (slow * early - quick * late) / (slow - quick)
                ofVelocity = (late - early) / (slow - quick)
                paceOfPlace = slow * quick * (early - late) / (slow - quick)
                paceOfVelocity = (slow * late - quick * early) / (slow - quick)
                (reachOfPlace, reachOfVelocity) = (ofPlace, ofVelocity)
            }
        }
    }
}
