/// How a change is animated.
package struct UpdateTransaction: Equatable, Sendable {
    /// The animation, or `nil` for the platform's own.
    package var timing: AnimationTiming? {
        get { storedTiming?.timing }
        set { storedTiming = newValue.map(StoredTiming.init) }
    }
    // Each write copies its transaction, and few have a timing.
    private var storedTiming: StoredTiming?
    package var disablesAnimations = false
    /// Learns whether the changes of these writes are animated.
    package var watch: AnimationWatch?

    package var isDefault: Bool { storedTiming == nil && !disablesAnimations }

    package init() {}

    /// The transaction of the current writes.
    @MainActor @exclusivity(unchecked) package static var current = UpdateTransaction()

    /// Whether changes are animated in the same way.
    package static func == (first: Self, second: Self) -> Bool {
        (first.storedTiming === second.storedTiming || first.timing == second.timing)
            && first.disablesAnimations == second.disablesAnimations
    }
}

/// The timing of a transaction, in memory of its own.
private final class StoredTiming: Sendable {
    let timing: AnimationTiming

    init(_ timing: AnimationTiming) { self.timing = timing }
}
