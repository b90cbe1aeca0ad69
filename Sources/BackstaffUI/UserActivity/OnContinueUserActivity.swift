import Foundation

extension View {
    /// Adds an action that continues user activities of a type.
    ///
    /// All actions in the scene for the type are called, those of outer views first. For an activity of a web page,
    /// ``onOpenURL(perform:)`` is called with its URL.
    ///
    /// - Parameters:
    ///   - activityType: The type of activities.
    ///   - action: The action.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(ContinueUserActivityModifier(activityType: activityType, action: action))
    }
}

struct ContinueUserActivityModifier: SceneListener {
    let activityType: String
    let action: (NSUserActivity) -> Void

    static func listeners(in scene: SceneContext) -> SceneListeners<Self> {
        scene.feature(SceneUserActivities.self).continuers
    }
}

extension SceneUserActivities {
    /// Calls the actions of all views that continue activities of the type, outer views first.
    func proceed(with activity: NSUserActivity) {
        for node in continuers.inOrder where node.modifier.activityType == activity.activityType {
            node.modifier.action(activity)
        }
    }
}
