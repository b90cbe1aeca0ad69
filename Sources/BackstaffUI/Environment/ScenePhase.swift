/// How far a scene is from a person's attention.
///
/// Read it from ``EnvironmentValues/scenePhase``. A scene begins as ``inactive`` and is ``active`` in the same update, so
/// that an `onChange(of: scenePhase)` hears of it.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
    /// Its tab is hidden.
    case background
    /// Its tab is seen, but something else has a person's attention.
    case inactive
    /// A person can use it.
    case active

    public static func < (first: ScenePhase, second: ScenePhase) -> Bool { first.rawValue < second.rawValue }
}

private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .background }
}

extension EnvironmentValues {
    /// The phase of the scene that reads it. In an app, and in a scene that an app has declared: of all its scenes that
    /// which is nearest to a person's attention; ``ScenePhase/background`` while there is none.
    ///
    /// Different from Apple's: a view outside any scene, which only a test makes, reads ``ScenePhase/background``.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
