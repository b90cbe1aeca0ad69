import BackstaffGraph
import Foundation

extension View {
    /// Says what a person does here, as long as this view is on screen.
    ///
    /// Several views may say something of one type of activity: each is given the same object, outer ones first. It belongs
    /// to the scene.
    ///
    /// Different from Apple's: a browser hands no activity on. Tests read them with `HeadlessHost.userActivities`.
    ///
    /// - Parameters:
    ///   - activityType: What kind of activity it is, by a name of the app's own.
    ///   - isActive: Whether it is advertised.
    ///   - update: Fills in the activity.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(UserActivityModifier(activityType: activityType, isActive: isActive, update: update))
    }

    /// Says what a person does here with an element, as long as this view is on screen and there is an element.
    ///
    /// - Parameters:
    ///   - activityType: What kind of activity it is, by a name of the app's own.
    ///   - element: What it is about.
    ///   - update: Fills in the activity.
    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        userActivity(activityType, isActive: element != nil) { activity in
            if let element { update(element, activity) }
        }
    }

    /// Goes on with what a person did elsewhere.
    ///
    /// All views of the scene that are for the type are told, outer ones first. An activity about a page of the web is an
    /// address, and ``onOpenURL(perform:)`` is told of it.
    ///
    /// - Parameters:
    ///   - activityType: The type of activities that the view can go on with.
    ///   - action: What to do.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(ContinueActivityModifier(activityType: activityType, action: action))
    }
}

struct UserActivityModifier: SceneListener {
    let activityType: String
    let isActive: Bool
    let update: (NSUserActivity) -> Void

    static func listeners(in scene: SceneContext) -> SceneListeners<Self> { scene.exchange.activities.advertisers }
}

extension SceneListenerNode<UserActivityModifier> {
    /// Whether what the view says counts now.
    var isAdvertised: Bool { modifier.isActive && scope.appearance.isShown && scope.row?.isAside != true }
}

struct ContinueActivityModifier: SceneListener {
    let activityType: String
    let action: (NSUserActivity) -> Void

    static func listeners(in scene: SceneContext) -> SceneListeners<Self> { scene.exchange.activities.continuers }
}
