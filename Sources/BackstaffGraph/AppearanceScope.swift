/// A view that is told when it appears on screen and when it disappears.
@MainActor
package protocol AppearanceParticipant: AnyObject {
    /// Whether the view is on screen now.
    var isShown: Bool { get }
    /// Whether the last call was ``appear()``.
    var hasAppeared: Bool { get }
    /// Whether a view that is removed with a transition is told only when the transition has ended.
    var staysInTransitions: Bool { get }
    func appear()
    func disappear()
}

extension AppearanceParticipant {
    package var staysInTransitions: Bool { false }
}

/// A part of the screen that is shown or covered as a whole, such as one screen of a stack.
///
///     covered ◄──► shown
///
/// A scope is shown only if every scope above it is shown too. Participants are called after the update, first those
/// that appear, and of each kind inner views before outer ones, and later siblings before earlier ones. A participant is
/// called only if its state differs from its last call, so calls are always balanced.
@MainActor
package final class AppearanceScope {
    private weak var parent: AppearanceScope?
    /// The part that presents this one. It may be covered in the meantime, but when it ends, this part ends too.
    private weak var presenter: AppearanceScope?
    private unowned let graph: ViewGraph
    @exclusivity(unchecked) private var participants: ContiguousArray<any AppearanceParticipant> = []
    @exclusivity(unchecked) private var children: ContiguousArray<AppearanceScope> = []

    /// Whether this part itself is shown, regardless of the scopes above it.
    @exclusivity(unchecked) private var isOwnShown: Bool

    /// Whether the part is one of several of which a user sees one, such as a tab. A covered screen of a stack isn't: it
    /// is below what a user sees.
    package var isAlternative = false

    /// Whether the part is one of several views of which the layout chooses one. The others are only measured, and must not
    /// present anything.
    package var isCandidate = false

    /// Whether this part is in a candidate that isn't chosen.
    package var isInUnchosenCandidate: Bool {
        isCandidate && !isOwnShown || parent?.isInUnchosenCandidate == true
            || presenter?.isInUnchosenCandidate == true
    }

    /// Whether this part is in a candidate, chosen or not.
    package var isInCandidate: Bool {
        isCandidate || parent?.isInCandidate == true || presenter?.isInCandidate == true
    }

    /// Whether this part is in an alternative that isn't shown.
    package var isInCoveredAlternative: Bool {
        isAlternative && !isOwnShown || parent?.isInCoveredAlternative == true
    }

    /// Whether views in this part are on screen.
    @exclusivity(unchecked) package private(set) var isShown: Bool

    package init(
        parent: AppearanceScope?, presenter: AppearanceScope? = nil, isShown: Bool, graph: ViewGraph
    ) {
        self.parent = parent
        self.presenter = presenter
        self.graph = graph
        isOwnShown = isShown
        self.isShown = isShown && (parent?.isShown ?? true)
        parent?.children.append(self)
    }

    /// Shows or covers this part.
    package func setShown(_ shown: Bool) {
        isOwnShown = shown
        refresh()
    }

    private func refresh() {
        let shown = isOwnShown && (parent?.isShown ?? true)
        if shown == isShown { return }
        isShown = shown
        if shown {
            // The graph reverses the order of those that appear.
            for participant in participants { graph.enqueue(participant) }
            for child in children { child.refresh() }
        } else {
            for child in children.reversed() { child.refresh() }
            for participant in participants.reversed() { graph.enqueue(participant) }
        }
    }

    package func add(_ participant: any AppearanceParticipant) {
        participants.append(participant)
        // Whether the view itself is shown is known only when its content is made.
        if isShown { graph.enqueue(participant) }
    }

    package func remove(_ participant: any AppearanceParticipant) {
        if let index = participants.lastIndex(where: { $0 === participant }) { participants.remove(at: index) }
        if participant.hasAppeared { graph.enqueue(participant) }
    }

    /// Whether this part, a part that contains it, or its presenter is about to be removed. Its views no longer update.
    var isEnding: Bool { isOwnEnding || parent?.isEnding == true || presenter?.isEnding == true }

    private var isOwnEnding = false

    /// Stops updates of the views in this part. The data that they would show may already be gone.
    package func beginEnding() {
        isOwnEnding = true
        graph.hasEndingScopes = true
    }

    /// Ends this part.
    package func end() {
        // Searches from the end, because the newest part usually ends first.
        if let index = parent?.children.lastIndex(where: { $0 === self }) { parent?.children.remove(at: index) }
    }
}
