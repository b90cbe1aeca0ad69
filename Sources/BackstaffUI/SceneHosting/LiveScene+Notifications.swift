import BackstaffGraph
import BackstaffViews
import Foundation

extension LiveScene {
    /// Posts UIKit's notifications for a change of the phase. Views of other scenes don't receive them.
    static func postNotifications(from former: ScenePhase, to phase: ScenePhase, in graph: ViewGraph) {
        var names: [Notification.Name] = []
        if former == .active {
            names += [SceneNotification.sceneWillDeactivate, SceneNotification.appWillResignActive]
        }
        if former == .background {
            names += [SceneNotification.sceneWillEnterForeground, SceneNotification.appWillEnterForeground]
        }
        switch phase {
        case .active: names += [SceneNotification.sceneDidActivate, SceneNotification.appDidBecomeActive]
        case .background: names += [SceneNotification.sceneDidEnterBackground, SceneNotification.appDidEnterBackground]
        case .inactive: break
        }
        for name in names { SceneNotification.post(name, in: graph) }
    }
}
