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

    /// Posts a notification for the views of a graph.
    @MainActor
    package static func post(_ name: Notification.Name, in graph: ViewGraph) {
        graph.asCurrent {
            NotificationCenter.default.post(
                name: name, object: nil, userInfo: [graphKey: ObjectIdentifier(graph)])
        }
    }

    /// Whether a value is a notification that another scene has posted about itself.
    @MainActor
    static func isForOther(_ value: some Any, than graph: ViewGraph) -> Bool {
        guard let owner = (value as? Notification)?.userInfo?[graphKey] as? ObjectIdentifier else { return false }
        return owner != ObjectIdentifier(graph)
    }
}
