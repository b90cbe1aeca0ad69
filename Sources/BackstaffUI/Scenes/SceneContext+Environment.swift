import Foundation

extension SceneContext: EnclosingScene {
    func open(_ url: URL) -> Bool { exchange.open(url) }

    func share(title: String, text: String, url: String) {
        exchange.ask(.share(title: title, text: text, url: url))
    }
}

extension EnvironmentValues {
    /// The scene that the view is in.
    var sceneContext: SceneContext? {
        get { enclosingScene.map { unsafeDowncast($0, to: SceneContext.self) } }  // Nothing else is put there.
        set { enclosingScene = newValue }
    }
}
