import BackstaffViews

/// What the static type of a screen's view reveals before the screen is made.
@MainActor
struct ScreenFacts {
    /// Whether a view of the screen can declare a navigation destination.
    let canDeclareDestinations: Bool
    /// Whether a view of the screen can set a navigation title.
    let canSetTitle: Bool

    private static var known: [ObjectIdentifier: ScreenFacts] = [:]

    /// Returns the facts of a type, which is inspected only once.
    static func of<V: View>(_ type: V.Type) -> ScreenFacts {
        if let facts = known[ObjectIdentifier(type)] { return facts }
        var inspection = _TypeInspection()
        inspection.enter(type)
        let facts = ScreenFacts(
            canDeclareDestinations: inspection.canDeclareDestinations, canSetTitle: inspection.canSetTitle)
        known[ObjectIdentifier(type)] = facts
        return facts
    }
}
