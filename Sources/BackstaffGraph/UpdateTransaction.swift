/// How a change is animated.
package struct UpdateTransaction: Equatable, Sendable {
    /// The name of a timing curve that the page knows, or the numbers of one, or `nil` for the platform's own.
    package var curve: String?
    /// The duration of the animation in seconds.
    package var duration: Double?
    package var disablesAnimations = false

    package var isDefault: Bool { curve == nil && duration == nil && !disablesAnimations }

    package init() {}

    /// The transaction of the current writes.
    @MainActor @exclusivity(unchecked) package static var current = UpdateTransaction()
}
