/// How a change is animated.
package struct UpdateTransaction: Equatable, Sendable {
    /// The animation, or `nil` for the platform's own.
    package var timing: AnimationTiming?
    package var disablesAnimations = false
    /// Learns whether the changes of these writes are animated.
    package var watch: AnimationWatch?

    package var isDefault: Bool { timing == nil && !disablesAnimations }

    package init() {}

    /// The transaction of the current writes.
    @MainActor @exclusivity(unchecked) package static var current = UpdateTransaction()

    /// Whether changes are animated in the same way.
    package static func == (first: Self, second: Self) -> Bool {
        first.timing == second.timing && first.disablesAnimations == second.disablesAnimations
    }
}
