/// A view that wants to know when it comes on screen and when it leaves.
@MainActor
package protocol AppearanceParticipant: AnyObject {
    /// Whether the view is on screen as things stand.
    var isShown: Bool { get }
    /// Whether the view was last told that it appeared.
    var hasAppeared: Bool { get }
    func appear()
    func disappear()
}

/// A part of the screen that is shown or covered as a whole, such as one screen of a stack.
///
///     covered ◄──► shown          participants are told after the update, those that appear first,
///        and only if all scopes     and only if they end up in another state than they were last told:
///        above are shown too        so calls are always balanced
@MainActor
package final class AppearanceScope {
    private weak var parent: AppearanceScope?
    /// The part that shows this one above the others: it may be covered meanwhile, but this one ends with it.
    private weak var presenter: AppearanceScope?
    private unowned let graph: ViewGraph
    @exclusivity(unchecked) private var participants: ContiguousArray<any AppearanceParticipant> = []
    @exclusivity(unchecked) private var children: ContiguousArray<AppearanceScope> = []

    /// Whether this part itself is shown, whatever is above it.
    @exclusivity(unchecked) private var isOwnShown: Bool

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
        for participant in participants { graph.enqueue(participant) }
        for child in children { child.refresh() }
    }

    package func add(_ participant: any AppearanceParticipant) {
        participants.append(participant)
        if participant.isShown { graph.enqueue(participant) }
    }

    package func remove(_ participant: any AppearanceParticipant) {
        if let index = participants.lastIndex(where: { $0 === participant }) { participants.remove(at: index) }
        if participant.hasAppeared { graph.enqueue(participant) }
    }

    /// Whether this part, or one that it is in, is about to go: its views run no more.
    package var isEnding: Bool { isOwnEnding || parent?.isEnding == true || presenter?.isEnding == true }

    @exclusivity(unchecked) private var isOwnEnding = false

    /// Lets the views of this part run no more. What they would show may be gone already.
    package func beginEnding() {
        isOwnEnding = true
        graph.hasEndingScopes = true
    }

    /// Ends this part.
    package func end() {
        // From the end: what came last usually goes first.
        if let index = parent?.children.lastIndex(where: { $0 === self }) { parent?.children.remove(at: index) }
    }
}
