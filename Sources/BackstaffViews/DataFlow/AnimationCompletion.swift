/// When an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// The animation has come to its end, apart from a small movement that may remain. It is the same as ``removed``.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// The animation has come to its end.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Performs the changes of `body` with an animation, and `completion` after it.
///
/// The app doesn't see the animation on the page. So `completion` is called when the duration of the animation has passed,
/// whether or not a view was animated.
///
/// - Parameters:
///   - animation: The animation.
///   - completionCriteria: It has no effect.
///   - body: The changes.
///   - completion: The action after the animation.
@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
    completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    let duration = animation.map { $0.duration ?? Animation.usualDuration } ?? 0
    Task {
        // Without this limit, a duration such as infinity would trap.
        try? await Task.sleep(for: .seconds(min(max(duration, 0), 3_600)))
        completion()
    }
    return result
}
