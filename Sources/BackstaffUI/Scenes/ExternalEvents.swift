import BackstaffGraph
import Foundation

extension View {
    /// Says which addresses and activities from outside the scene of this view wants, or can show.
    ///
    /// When something comes that could be any scene's, it goes to the first open scene that prefers it, else to the first
    /// that allows it, else to a new one. What is compared is the address as a whole, or of an activity its
    /// `targetContentIdentifier`, else its `webpageURL`: a condition holds if it occurs in there, whatever its case and its
    /// accents. `"*"` always holds, an empty condition never does. What several views of a scene say is put together; a
    /// scene none of whose views says anything prefers nothing and allows everything.
    ///
    /// Different from Apple's: a page can't bring another tab of its browser to the front, so an address goes to another
    /// open scene only where no tab can be made for it.
    ///
    ///     address that a person opens in a tab ───────────────► that tab, whatever is said here
    ///     address that a view opens, or a link of the site ───► its own tab, if that prefers or allows it
    ///                                                           else a new tab
    ///     address of the app's own scheme, not allowed here ──► another open scene, as above; else nobody
    ///
    /// - Parameters:
    ///   - preferring: What the scene would rather show than another.
    ///   - allowing: What the scene can show.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        modifier(ExternalEventsModifier(preferring: preferring, allowing: allowing))
    }
}

extension Scene {
    /// Says for which addresses a new window of the scene is made, where an app has several scenes. Conditions are those of
    /// ``View/handlesExternalEvents(preferring:allowing:)``. Of scenes that say nothing the first is for all others.
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
    /// Whether a condition of the set holds for what identifies an event.
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

/// What the views of a scene say of events from outside.
extension SceneListeners<ExternalEventsModifier> {
    func prefers(_ identifier: String) -> Bool {
        contains { $0.preferring.match(identifier) }
    }

    func allows(_ identifier: String) -> Bool {
        isEmpty || contains { $0.allowing.match(identifier) }
    }
}
