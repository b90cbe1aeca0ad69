/// How a change is to be shown, and who caused it.
package struct UpdateTransaction: Equatable, Sendable {
    /// The name of a timing curve that the page knows, or `nil` for the platform's own.
    package var curve: String?
    /// In seconds.
    package var duration: Double?
    package var disablesAnimations = false

    package var isDefault: Bool { curve == nil && duration == nil && !disablesAnimations }

    package init() {}

    /// The transaction of the writes that are being made.
    @MainActor @exclusivity(unchecked) package static var current = UpdateTransaction()
}
