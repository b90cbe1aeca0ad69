import Foundation

/// The delegate of a scene. Each tab of a visitor has its own.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
    /// Called once, before the scene is shown. It makes the scene's window.
    ///
    /// It is also called for a preview: the page that a browser shows before it is connected.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Called when the scene has ended.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Called when the scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Called when the scene is no longer active.
    func sceneWillResignActive(_ scene: UIScene)

    /// Called before the scene becomes visible.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called when the scene is no longer visible.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Called with an address that is opened in the scene, also with that of a new tab.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// The default implementation does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// The default implementation does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}

    /// The default implementation does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}

    /// The default implementation does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}

    /// The default implementation does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}

    /// The default implementation does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}

    /// The default implementation does nothing.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with a window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// No window. A new value is ignored.
    public var window: UIWindow? {
        get { nil }
        set { _ = newValue }
    }
}
