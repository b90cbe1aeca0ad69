import BackstaffGraph
import Foundation

extension SceneContext: EnclosingScene {
    func open(_ url: URL) -> Bool { exchange.open(url) }

    func share(title: String, text: String, url: String) {
        exchange.ask(.share(title: title, text: text, url: url))
    }

    func share(picture file: String, title: String, text: String) {
        exchange.ask(.sharePicture(file: file, title: title, text: text))
    }

    func copy(_ text: String) { exchange.ask(.copy(text: text)) }

    func leaveField() { exchange.ask(.leaveField) }
}

extension EnvironmentValues {
    /// The scene that contains the view.
    var sceneContext: SceneContext? {
        get { enclosingScene as? SceneContext }
        set { enclosingScene = newValue }
    }

    /// The group for navigation containers in the view. It belongs to the tab, the presented view or the scene that
    /// contains the view.
    var navigationGroup: NavigationGroup? {
        get { innerNavigationGroup ?? sceneContext?.containers }
        set { innerNavigationGroup = newValue }
    }
}

extension NavigationGroup {
    /// The group for navigation containers below a node. Outside of a scene it is a new group.
    static func around(_ node: _Node) -> NavigationGroup {
        EnvironmentValues(node.scope.environment).navigationGroup ?? NavigationGroup()
    }
}

private enum InnerNavigationGroupKey: EnvironmentKey {
    static var defaultValue: NavigationGroup? { nil }
}

extension EnvironmentValues {
    /// The group of the tab or the presented view that contains the view.
    fileprivate var innerNavigationGroup: NavigationGroup? {
        get { self[InnerNavigationGroupKey.self] }
        set { self[InnerNavigationGroupKey.self] = newValue }
    }
}
