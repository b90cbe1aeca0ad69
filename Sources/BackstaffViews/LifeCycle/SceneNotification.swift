import BackstaffGraph
import Foundation

/// UIKit's notifications about the phase of a scene.
///
/// All scenes of all visitors share the notification center. So a notification says which scene has posted it, and
/// `onReceive` in another scene leaves it out.
package enum SceneNotification {
    private static let graphKey = "BackstaffScene"

    package static let appDidBecomeActive = Notification.Name("UIApplicationDidBecomeActiveNotification")
    package static let appWillResignActive = Notification.Name("UIApplicationWillResignActiveNotification")
    package static let appDidEnterBackground = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    package static let appWillEnterForeground = Notification.Name("UIApplicationWillEnterForegroundNotification")
    package static let sceneDidActivate = Notification.Name("UISceneDidActivateNotification")
    package static let sceneWillDeactivate = Notification.Name("UISceneWillDeactivateNotification")
    package static let sceneDidEnterBackground = Notification.Name("UISceneDidEnterBackgroundNotification")
    package static let sceneWillEnterForeground = Notification.Name("UISceneWillEnterForegroundNotification")

    // In the order in which they are posted.
    package static let activation = [sceneDidActivate, appDidBecomeActive]
    package static let deactivation = [sceneWillDeactivate, appWillResignActive]
    package static let background = [sceneDidEnterBackground, appDidEnterBackground]
    package static let returnToForeground = [sceneWillEnterForeground, appWillEnterForeground]

    /// Posts notifications for the views of a graph.
    @MainActor
    package static func post(_ names: [Notification.Name], in graph: ViewGraph) {
        let owner: [AnyHashable: Any] = [graphKey: ObjectIdentifier(graph)]
        graph.asCurrent {
            for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: owner) }
        }
    }

    /// Whether a value is a notification that another scene has posted about itself.
    @MainActor
    static func isForOther(_ value: some Any, than graph: ViewGraph) -> Bool {
        guard let owner = (value as? Notification)?.userInfo?[graphKey] as? ObjectIdentifier else { return false }
        return owner != ObjectIdentifier(graph)
    }
}
