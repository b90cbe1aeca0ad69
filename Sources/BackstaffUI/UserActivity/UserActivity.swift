import BackstaffGraph
import Foundation

extension View {
    /// Advertises a user activity while this view is on screen.
    ///
    /// If several views of a scene advertise the same type, they update the same activity object, outer views first.
    ///
    /// Unlike on Apple's platforms, activities aren't passed to other devices. Tests read them with
    /// `HeadlessHost.userActivities`.
    ///
    /// - Parameters:
    ///   - activityType: The type of the activity, which is defined by the app.
    ///   - isActive: Whether the activity is advertised.
    ///   - update: A closure that fills in the activity.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(UserActivityModifier(activityType: activityType, isActive: isActive, update: update))
    }

    /// Advertises a user activity for an element while this view is on screen and the element isn't `nil`.
    ///
    /// - Parameters:
    ///   - activityType: The type of the activity, which is defined by the app.
    ///   - element: The element.
    ///   - update: A closure that fills in the activity.
    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        userActivity(activityType, isActive: element != nil) { activity in
            if let element { update(element, activity) }
        }
    }
}

struct UserActivityModifier: SceneListener {
    let activityType: String
    let isActive: Bool
    let update: (NSUserActivity) -> Void

    static func listeners(in scene: SceneContext) -> SceneListeners<Self> {
        scene.feature(SceneUserActivities.self).advertisers
    }
}

extension SceneListenerNode<UserActivityModifier> {
    /// Whether the view advertises its activity now.
    var isAdvertised: Bool { modifier.isActive && scope.appearance.isShown && scope.row?.isAside != true }
}
