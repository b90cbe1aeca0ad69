import Foundation

/// The user activities of a scene, and the views that can continue activities.
@MainActor
final class SceneUserActivities: SceneFeature {
    let advertisers = SceneListeners<UserActivityModifier>()
    let continuers = SceneListeners<ContinueUserActivityModifier>()
    private var known: [String: NSUserActivity] = [:]

    init() {
        advertisers.onRemove = { [weak self] in self?.forget($0.activityType) }
    }

    /// Removes the activity of a type if no view advertises it any more.
    private func forget(_ activityType: String) {
        if advertisers.contains(where: { $0.activityType == activityType }) { return }
        known[activityType] = nil
    }

    /// The current activities after an update. There is one for each type. All views that advertise the type have
    /// updated it, outer views first.
    var current: [NSUserActivity] {
        var activities: [NSUserActivity] = []
        for node in advertisers.inOrder where node.isAdvertised {
            let type = node.modifier.activityType
            let activity = known[type] ?? NSUserActivity(activityType: type)
            known[type] = activity
            if !activities.contains(where: { $0 === activity }) { activities.append(activity) }
            node.modifier.update(activity)
        }
        return activities
    }
}
