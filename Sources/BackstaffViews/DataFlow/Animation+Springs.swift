extension Animation {
    /// A spring, as exactly as the page can show it.
    ///
    /// The page gets 33 values of the spring between its start and the time at which it has settled, which is the duration.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - blendDuration: The time in which a spring passes into another one, in seconds. It has no effect.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        interpolatingSpring(spring)
    }

    /// A spring without bounce. See ``interpolatingSpring(_:initialVelocity:)``.
    public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

    /// A spring with a velocity at the start.
    ///
    /// The page gets 33 values of the spring between its start and the time at which it has settled, which is the duration.
    /// Unlike in SwiftUI, a spring that begins during another one doesn't continue its movement.
    ///
    /// - Parameters:
    ///   - spring: The spring. If it takes more than ten seconds, only these are shown.
    ///   - initialVelocity: The velocity at the start, in ways a second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        let settled = spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
        let duration = min(10, max(0.01, settled))
        let last = 32
        let values = (0...last).map { step -> Double in
            // At its end, the change is complete, whatever is left of the movement.
            if step == last { return 1 }
            let time = duration * Double(step) / Double(last)
            let value = spring.value(target: 1.0, initialVelocity: initialVelocity, time: time)
            return value.isFinite ? (value * 1_000).rounded() / 1_000 : 1
        }
        return Animation(
            curve: values.map(\.description).joined(separator: " "), duration: (duration * 1_000).rounded() / 1_000)
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
