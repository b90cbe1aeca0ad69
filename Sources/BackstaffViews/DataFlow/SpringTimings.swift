import BackstaffGraph
import Synchronization

/// The movements of springs as timing curves, each worked out once.
enum SpringTimings {
    private struct Key: Hashable {
        let spring: Spring
        let velocity: Double
    }

    /// The longest movement in seconds. The rest of a longer one isn't shown.
    static let longest = 10.0
    /// How many curves are kept.
    private static let limit = 256
    private static let known = Mutex<[Key: AnimationTiming]>([:])

    /// Returns the curve of a spring that moves by 1, up to the time at which it has settled.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - velocity: The velocity at the start, in ways a second.
    static func timing(of spring: Spring, velocity: Double) -> AnimationTiming {
        let key = Key(spring: spring, velocity: velocity.isFinite ? velocity : 0)
        if let timing = known.withLock({ $0[key] }) { return timing }
        let timing = makeTiming(key)
        known.withLock { known in
            if known.count >= limit { known.removeAll() }
            known[key] = timing
        }
        return timing
    }

    private static func makeTiming(_ key: Key) -> AnimationTiming {
        let spring = key.spring
        let settled = spring.settlingDuration(target: 1.0, initialVelocity: abs(key.velocity), epsilon: 0.001)
        let duration = (min(longest, max(0.01, settled)) * 1_000).rounded() / 1_000
        let curve = CurveSamples.words { progress in
            spring.value(target: 1.0, initialVelocity: key.velocity, time: duration * progress)
        }
        return AnimationTiming(curve: curve, duration: duration, logicalDuration: min(duration, spring.duration))
    }
}
