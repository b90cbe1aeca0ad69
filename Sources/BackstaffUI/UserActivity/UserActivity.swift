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

struct UserActivityModifier: PrimitiveModifier {
    let activityType: String
    let isActive: Bool
    let update: (NSUserActivity) -> Void

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = UserActivityNode(modifier, under: parent)
        node.show(content)
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: UserActivityNode.self)
        node.modifier = modifier
        node.update(content: content)
    }
}

/// The node of a view that says what a person does.
final class UserActivityNode: ContentNode {
    @exclusivity(unchecked) var modifier: UserActivityModifier
    private let activities: SceneActivities?

    init(_ modifier: UserActivityModifier, under parent: _Node) {
        self.modifier = modifier
        activities = EnvironmentValues(parent.scope.environment).sceneContext?.exchange.activities
        super.init(under: parent)
        activities?.add(self)
    }

    var activityType: String { modifier.activityType }

    var isAdvertised: Bool { modifier.isActive && scope.appearance.isShown && scope.row?.isAside != true }

    func update(_ activity: NSUserActivity) {
        modifier.update(activity)
    }

    override func unmount() {
        super.unmount()
        activities?.remove(self)
    }
}

struct ContinueActivityModifier: PrimitiveModifier {
    let activityType: String
    let action: (NSUserActivity) -> Void

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = ContinueActivityNode(modifier, under: parent)
        node.show(content)
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: ContinueActivityNode.self)
        node.modifier = modifier
        node.update(content: content)
    }
}

/// The node of a view that goes on with activities.
final class ContinueActivityNode: ContentNode {
    @exclusivity(unchecked) var modifier: ContinueActivityModifier
    private let activities: SceneActivities?

    init(_ modifier: ContinueActivityModifier, under parent: _Node) {
        self.modifier = modifier
        activities = EnvironmentValues(parent.scope.environment).sceneContext?.exchange.activities
        super.init(under: parent)
        activities?.add(self)
    }

    override func unmount() {
        super.unmount()
        activities?.remove(self)
    }
}
