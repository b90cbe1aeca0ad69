/// When an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// The animation has come to its end, apart from a small movement that may remain. This is after its duration, or after
    /// the time of ``Animation/logicallyComplete(after:)``.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// The animation has come to its end, after its duration.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Performs the changes of `body` with an animation, and `completion` after it.
///
/// The app doesn't see the animation on the page. So `completion` is called when the time of the animation has passed,
/// whether or not a view was animated.
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
    let result = try withAnimation(animation, body)
    let duration = animation.map { $0.duration(until: completionCriteria) } ?? 0
    Task {
        // Without this limit, a duration such as infinity would trap.
        try? await Task.sleep(for: .seconds(min(max(duration, 0), 3_600)))
        completion()
    }
    return result
}

extension Animation {
    fileprivate func duration(until criteria: AnimationCompletionCriteria) -> Double {
        let whole = duration ?? Self.usualDuration
        return criteria == .logicallyComplete ? logicalDuration ?? whole : whole
    }
}
