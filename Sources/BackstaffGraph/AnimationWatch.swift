/// Learns whether the changes of one `withAnimation` were animated.
///
///     the changes are made ──► each scene with a changed view joins ──► its update ends, it leaves
///           └─────────────────────────── all have left ──► onEnd
@MainActor
package final class AnimationWatch {
    /// The outcome of the updates.
    package struct Outcome {
        /// Whether an element has changed that the page animates.
        package var isAnimated = false
        /// Whether the visitor of an animated scene has asked for less motion.
        package var isReduced = false
    }

    private var waiting = 1
    private var outcome = Outcome()
    private let onEnd: (Outcome) -> Void

    /// - Parameter onEnd: Called once, when all updates have ended.
    package init(onEnd: @escaping (Outcome) -> Void) {
        self.onEnd = onEnd
    }

    /// Waits for an update.
    func join() { waiting += 1 }

    /// Ends the wait for an update.
    func leave(with update: Outcome) {
        outcome.isAnimated = outcome.isAnimated || update.isAnimated
        outcome.isReduced = outcome.isReduced || update.isReduced
        waiting -= 1
        if waiting == 0 { onEnd(outcome) }
    }

    /// Says that the changes are made. Without a scene to wait for, this is the end.
    package func endChanges() { leave(with: Outcome()) }
}
