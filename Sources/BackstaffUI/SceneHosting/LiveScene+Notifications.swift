import BackstaffGraph
import BackstaffViews

extension LiveScene {
    /// Posts UIKit's notifications for a change of the phase. Views of other scenes don't receive them.
    static func postNotifications(from former: ScenePhase, to phase: ScenePhase, in graph: ViewGraph) {
        switch former {
        case .active: SceneNotification.post(SceneNotification.deactivation, in: graph)
        case .background: SceneNotification.post(SceneNotification.returnToForeground, in: graph)
        case .inactive: break
        }
        switch phase {
        case .active: SceneNotification.post(SceneNotification.activation, in: graph)
        case .background: SceneNotification.post(SceneNotification.background, in: graph)
        case .inactive: break
        }
    }
}
