import BackstaffGraph

/// When an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// The animation has come to its end, apart from a small movement that may remain. A spring is there after its response, and
    /// another animation after its duration, or after the time of ``Animation/logicallyComplete(after:)``.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// The animation rests. A spring has settled.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Performs the changes of `body` with an animation, and `completion` after it.
///
/// The app doesn't see the animation on the page, so the server waits for its time: delay, runs and duration. If the changes
/// animate nothing, `completion` is called as soon as they are shown. After an animation that repeats forever, it isn't called.
/// With reduced motion it is called when the page's short fade has ended.
///
/// Unlike in SwiftUI, it isn't called earlier if another animation takes over. What counts as animated is a change in an update
/// with an animation, of a view that the page can animate, or a view that comes or goes.
///
/// - Parameters:
///   - animation: The animation.
///   - completionCriteria: When the animation is complete.
///   - body: The changes.
///   - completion: The action after the animation.
@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
    completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    let watch = AnimationWatch { outcome in
        guard outcome.isAnimated, let timing = animation?.timing else {
            Task { completion() }
            return
        }
        var duration =
            completionCriteria == .removed ? timing.wholeDuration : timing.wholeLogicalDuration
        if outcome.isReduced { duration = min(duration, max(0, timing.delay) + reducedDuration) }
        if duration == .infinity, timing.isEndless { return }
        Task {
            // Without this limit, a duration such as infinity would trap.
            try? await Task.sleep(for: .seconds(min(max(duration, 0), 3_600)))
            completion()
        }
    }
    defer { watch.endChanges() }
    var transaction = Transaction(animation: animation)
    transaction.disablesAnimations = animation == nil
    transaction.values.watch = watch
    return try withTransaction(transaction, body)
}

/// The duration of a change in the page with reduced motion, in seconds.
private let reducedDuration = 0.15
