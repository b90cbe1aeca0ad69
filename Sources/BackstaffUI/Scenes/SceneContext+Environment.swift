import BackstaffGraph
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

    /// The group that navigation containers in the view belong to: that of a tab, of a presented view, or of the scene.
    var navigationGroup: NavigationGroup? {
        get { innerNavigationGroup ?? sceneContext?.containers }
        set { innerNavigationGroup = newValue }
    }
}

extension NavigationGroup {
    /// The group that navigation containers below a node belong to. Where there is no scene it is a new one.
    static func around(_ node: _Node) -> NavigationGroup {
        EnvironmentValues(node.scope.environment).navigationGroup ?? NavigationGroup()
    }
}

private enum InnerNavigationGroupKey: EnvironmentKey {
    static var defaultValue: NavigationGroup? { nil }
}

extension EnvironmentValues {
    /// The group of the tab or the presented view that the view is in.
    fileprivate var innerNavigationGroup: NavigationGroup? {
        get { self[InnerNavigationGroupKey.self] }
        set { self[InnerNavigationGroupKey.self] = newValue }
    }
}
