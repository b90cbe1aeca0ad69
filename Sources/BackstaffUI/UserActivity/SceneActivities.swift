import Foundation

/// What a person does in a scene, as its views say, and what the scene can go on with.
@MainActor
final class SceneActivities {
    @exclusivity(unchecked) private var advertisers: ContiguousArray<UserActivityNode> = []
    @exclusivity(unchecked) private var continuers: ContiguousArray<ContinueActivityNode> = []
    private var known: [String: NSUserActivity] = [:]

    func add(_ node: UserActivityNode) {
        advertisers.append(node)
    }

    func remove(_ node: UserActivityNode) {
        advertisers.removeAll { $0 === node }
        if !advertisers.contains(where: { $0.activityType == node.activityType }) { known[node.activityType] = nil }
    }

    func add(_ node: ContinueActivityNode) {
        continuers.append(node)
    }

    func remove(_ node: ContinueActivityNode) {
        continuers.removeAll { $0 === node }
    }

    /// The activities that are advertised now, brought up to date: one of each type, to which all views that say something
    /// of the type have added, outer ones first.
    var current: [NSUserActivity] {
        if advertisers.count > 1 { advertisers.sort { $0 !== $1 && $0.precedes($1) } }
        var activities: [NSUserActivity] = []
        for node in advertisers where node.isAdvertised {
            let activity = known[node.activityType] ?? NSUserActivity(activityType: node.activityType)
            known[node.activityType] = activity
            if !activities.contains(where: { $0 === activity }) { activities.append(activity) }
            node.update(activity)
        }
        return activities
    }

    /// Tells every view that goes on with activities of the type, outer ones first.
    func proceed(with activity: NSUserActivity) {
        if continuers.count > 1 { continuers.sort { $0 !== $1 && $0.precedes($1) } }
        for node in continuers where node.modifier.activityType == activity.activityType {
            node.modifier.action(activity)
        }
    }
}
