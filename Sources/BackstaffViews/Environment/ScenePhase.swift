/// The visibility of a scene to a user.
///
/// Read it from ``EnvironmentValues/scenePhase``. A scene starts as ``inactive`` and becomes ``active`` in the same
/// update, so that an `onChange(of: scenePhase)` runs.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
    /// Its tab is hidden.
    case background
    /// Its tab is visible, but a user works elsewhere.
    case inactive
    /// A user works with its tab.
    case active

    public static func < (first: ScenePhase, second: ScenePhase) -> Bool { first.rawValue < second.rawValue }
}

private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .background }
}

extension EnvironmentValues {
    /// The phase of the scene that contains the view. In an app, or in a custom scene, it is the most active phase of
    /// all its scenes, or ``ScenePhase/background`` if there are none.
    ///
    /// Unlike in SwiftUI, a view outside any scene reads ``ScenePhase/background``. Only tests create such views.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
