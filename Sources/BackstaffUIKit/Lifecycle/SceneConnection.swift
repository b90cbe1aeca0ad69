import BackstaffUI
import BackstaffViews
import Foundation

/// The connection of a visitor's scene with its delegate.
@MainActor
final class SceneConnection: ObservableObject {
    /// The scene as the delegate sees it.
    let scene = UIWindowScene()
    private var delegate: (any UIWindowSceneDelegate)?
    private var window: UIWindow?
    private var phase: ScenePhase?

    /// Makes the delegate and its window, unless they are there.
    ///
    /// - Parameter make: Creates the delegate. Without one, the scene shows the window of the app's delegate.
    /// - Returns: The root view of the window, or `nil` if it has none of SwiftUI.
    func content(_ make: (@MainActor () -> any UIWindowSceneDelegate)?) -> AnyView? {
        if window == nil { connect(make) }
        guard let content = window?.rootViewController?.content else { return nil }
        return window?.tintColor.map { AnyView(content.tint(Color(uiColor: $0))) } ?? content
    }

    private func connect(_ make: (@MainActor () -> any UIWindowSceneDelegate)?) {
        scene.register()
        guard let make else {
            use(UIApplication.shared.delegates.lazy.compactMap(\.object.window).first)
            return
        }
        let delegate = make()
        self.delegate = delegate
        scene.delegate = delegate
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        use(delegate.window ?? scene.ownWindows.last)
    }

    private func use(_ window: UIWindow?) {
        self.window = window
        window?.add(self)
    }

    /// The window has another root view.
    func contentHasChanged() { objectWillChange.send() }

    /// Tells the delegate about a phase of the scene.
    func show(_ phase: ScenePhase) {
        let former = self.phase ?? .background
        self.phase = phase
        guard let delegate, phase != former else { return }
        if former == .active { delegate.sceneWillResignActive(scene) }
        if former == .background { delegate.sceneWillEnterForeground(scene) }
        switch phase {
        case .active: delegate.sceneDidBecomeActive(scene)
        case .background: delegate.sceneDidEnterBackground(scene)
        case .inactive: break
        }
    }

    /// Passes an address to the delegate.
    func open(_ url: URL) {
        delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    }

    /// Tells the delegate that the scene has ended. A preview has no phase, and its delegate hears nothing.
    func end() {
        guard let delegate, let phase else { return }
        self.phase = nil
        if phase == .active { delegate.sceneWillResignActive(scene) }
        if phase != .background { delegate.sceneDidEnterBackground(scene) }
        delegate.sceneDidDisconnect(scene)
    }
}
