/// Views that were removed with a transition, and that aren't told of it until the transition has ended.
///
///     removed with a transition ──its time passes──────────────► told that they disappear
///                               ├─ the owner shows it again ──► told before the new views appear
///                               └─ the scene ends ────────────► told then
///
/// The views are no longer in the graph, so nothing in them is updated.
@MainActor
final class Departure {
    /// The node that has removed the views.
    private(set) weak var owner: _Node?
    private var participants: ContiguousArray<any AppearanceParticipant> = []

    init(owner: _Node) {
        self.owner = owner
    }

    var isEmpty: Bool { participants.isEmpty }

    /// Adds a view that is removed.
    ///
    /// - Returns: `false` if the view is told in this update.
    func add(_ participant: any AppearanceParticipant) -> Bool {
        if participant.staysInTransitions { participants.append(participant) }
        return participant.staysInTransitions
    }

    /// Tells the views, inner ones before those around them.
    func end() {
        let due = participants
        participants = []
        for participant in due where participant.hasAppeared { participant.disappear() }
    }
}
