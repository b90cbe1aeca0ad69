import BackstaffGraph

/// An app, with its scenes and the state that they share.
///
/// Each visitor's browser acts as a device. It has its own `App` value, which the visitor's tabs share.
@MainActor @preconcurrency
public protocol App {
    /// The type of the scene in ``body``.
    associatedtype Body: Scene

    /// The app's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the app.
    @MainActor @preconcurrency init()
}
