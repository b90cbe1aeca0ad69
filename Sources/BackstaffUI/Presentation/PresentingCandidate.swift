import BackstaffGraph

/// Updates a presenting view inside of a ``ViewThatFits`` when the view is chosen, and when it isn't any more.
///
///     not chosen: nothing is presented ◄──► chosen: presented if the app's state says so
final class PresentingCandidate: AppearanceParticipant {
    private weak var owner: _Node?
    private let surroundings: AppearanceScope
    private(set) var hasAppeared = false

    init(_ owner: _Node) {
        self.owner = owner
        surroundings = owner.scope.appearance
        surroundings.add(self)
    }

    var isShown: Bool { owner?.isMounted == true && !surroundings.isInUnchosenCandidate }

    func appear() {
        hasAppeared = true
        owner?.invalidate()
    }

    func disappear() {
        hasAppeared = false
        owner?.invalidate()
    }

    func end() { surroundings.remove(self) }
}
