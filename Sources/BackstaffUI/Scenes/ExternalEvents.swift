import BackstaffGraph
import Foundation

extension View {
    /// Sets which addresses and activities from outside the scene of this view prefers, and which it allows.
    ///
    /// An event that could belong to any scene goes to the first open scene that prefers it, else to the first that
    /// allows it, else to a new scene. The event is identified by its whole address. For an activity, it is identified
    /// by its `targetContentIdentifier`, else by its `webpageURL`.
    ///
    /// A condition matches if the identifier contains it, ignoring case and diacritics. `"*"` always matches, and an
    /// empty condition never does. The conditions of several views of a scene are combined. A scene without any
    /// conditions prefers nothing and allows everything.
    ///
    /// Differs from SwiftUI: A page can't bring another tab of its browser to the front. For this reason an address
    /// goes to another open scene only if no new tab can be opened for it.
    ///
    ///     address that a user opens in a tab ─────────────────► that tab, regardless of conditions
    ///     address that a view opens, or a link to the site ───► the same tab, if it prefers or allows the address,
    ///                                                           or else a new tab
    ///     address of the app's own scheme, not allowed here ──► another open scene, as above, or else nothing
    ///
    /// - Parameters:
    ///   - preferring: The conditions for events that the scene prefers.
    ///   - allowing: The conditions for events that the scene can handle.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        modifier(ExternalEventsModifier(preferring: preferring, allowing: allowing))
    }
}

extension Scene {
    /// Sets the addresses for which a new window of this scene is opened, in an app with several scenes. Conditions
    /// match as in ``View/handlesExternalEvents(preferring:allowing:)``. All other addresses open the first scene
    /// without conditions.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        MatchingScene(content: self, conditions: conditions)
    }
}

private struct MatchingScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let conditions: Set<String>

    static func _describe(_ scene: Self, in list: inout _SceneList) {
        list.describe(scene.content) { $0.externalEvents = scene.conditions.union($0.externalEvents ?? []) }
    }
}

extension Set<String> {
    /// Whether a condition of the set matches the identifier of an event.
    func match(_ identifier: String) -> Bool {
        contains { condition in
            condition == "*"
                || (!condition.isEmpty
                    && identifier.range(of: condition, options: [.caseInsensitive, .diacriticInsensitive]) != nil)
        }
    }
}

struct ExternalEventsModifier: SceneListener {
    let preferring: Set<String>
    let allowing: Set<String>

    static func listeners(in scene: SceneContext) -> SceneListeners<Self> { scene.exchange.preferences }
}

/// The conditions that the views of a scene set for events from outside.
extension SceneListeners<ExternalEventsModifier> {
    func prefers(_ identifier: String) -> Bool {
        contains { $0.preferring.match(identifier) }
    }

    func allows(_ identifier: String) -> Bool {
        isEmpty || contains { $0.allowing.match(identifier) }
    }
}
