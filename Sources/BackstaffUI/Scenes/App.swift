import BackstaffGraph

/// An app: its scenes, and the state that they share.
///
/// A visitor's browser is a device: each visitor has an `App` of its own, shared by that visitor's tabs.
@MainActor @preconcurrency
public protocol App {
    /// The type of scene that ``body`` gives.
    associatedtype Body: Scene

    /// The app's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the app.
    @MainActor @preconcurrency init()
}
