import Foundation

/// What a person does in a scene, as its views say, and what the scene can go on with.
@MainActor
final class SceneActivities {
    let advertisers = SceneListeners<UserActivityModifier>()
    let continuers = SceneListeners<ContinueActivityModifier>()
    private var known: [String: NSUserActivity] = [:]

    init() {
        advertisers.onRemove = { [weak self] in self?.forget($0.activityType) }
    }

    /// Forgets the activity of a type that no view says anything of any more.
    private func forget(_ activityType: String) {
        if advertisers.contains(where: { $0.activityType == activityType }) { return }
        known[activityType] = nil
    }

    /// The activities that are advertised now, brought up to date: one of each type, to which all views that say something
    /// of the type have added, outer ones first.
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

    /// Tells every view that goes on with activities of the type, outer ones first.
    func proceed(with activity: NSUserActivity) {
        for node in continuers.inOrder where node.modifier.activityType == activity.activityType {
            node.modifier.action(activity)
        }
    }
}
