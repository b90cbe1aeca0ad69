import BackstaffGraph
import BackstaffNavigation

/// Shows the view of a link while the app's state says so.
///
///     tapped ──► state activated ──► view shown ──► state deactivated by the app ──► view removed
///                                        └─ a user goes back ──► state deactivated, if it is still active
///
/// If several links of a screen are activated by the same state, only one of them shows its view. It is the link that
/// was tapped, or else the first one that is updated.
@MainActor
final class LinkPresentation {
    /// Whether activations contain observable objects.
    static let reads = FieldPlan.of(LinkPresentation.self)

    var activation: any LinkActivation {
        didSet { presentation.clear = Self.clear(activation) }
    }
    private weak var link: _Node?
    private weak var screen: ScreenContext?
    private let presentation: StatePresentation<Bool>
    /// Whether the link was tapped and has written its state, but hasn't been updated since.
    private var isChosen = false

    init(_ activation: any LinkActivation, of link: _Node, on screen: ScreenContext?) {
        self.activation = activation
        self.link = link
        self.screen = screen
        presentation = StatePresentation(on: screen, in: link.graph, clear: Self.clear(activation))
        screen?.presentingLinks.add(self)
    }

    /// Whether the view is shown, or was closed just now.
    var isShown: Bool { presentation.item != nil }

    /// Shows or removes the view to match the state.
    func follow(_ isActive: Bool, isDetail: Bool, makeView: (StackEntry) -> PushedView) {
        let isMine = isActive && (isShown || isChosen || screen?.presentingLinks.others(than: self).isEmpty != false)
        isChosen = false
        presentation.show(isMine ? true : nil, isDetail: isDetail) { makeView($1) }
    }

    /// Activates the link because a user has tapped it.
    func choose() {
        if isShown {
            // The view is in another column, since a screen above the link's would cover the link. The screens above
            // the view are removed.
            screen?.stack?.column?.popNextToRoot()
        } else {
            for other in screen?.presentingLinks.others(than: self) ?? [] { other.yieldToOther() }
            isChosen = true
            activation.activate()
            link?.invalidate()
        }
    }

    /// Removes the view although the state still says that it is shown, because another link shows its view for that
    /// state.
    private func yieldToOther() {
        presentation.takeAway()
    }

    /// Removes the view because the link is removed. The state doesn't change.
    func end() {
        let wasShown = isShown
        screen?.presentingLinks.remove(self)
        presentation.end()
        if wasShown { screen?.presentingLinks.updateLinks(sharingStateOf: self) }
    }

    /// Returns a closure that writes to the state that the view was closed. It writes nothing if the state says so
    /// already or has activated another link.
    private static func clear(_ activation: any LinkActivation) -> () -> Void {
        { if activation.isActive { activation.deactivate() } }
    }

    fileprivate func invalidate() {
        link?.invalidate()
    }

    fileprivate var isClaiming: Bool { isShown || isChosen }
}

/// The links of a screen whose views are shown by an app's state.
@MainActor
final class PresentingLinks {
    private var links: ContiguousArray<LinkPresentation> = []

    func add(_ link: LinkPresentation) {
        links.append(link)
    }

    func remove(_ link: LinkPresentation) {
        if let index = links.lastIndex(where: { $0 === link }) { links.remove(at: index) }
    }

    /// The other links that show their views for the same state as `link`, or are about to.
    func others(than link: LinkPresentation) -> [LinkPresentation] {
        links.filter { $0 !== link && $0.isClaiming && $0.activation.isSame(as: link.activation) }
    }

    /// Updates the other links of the same state after `link` was removed, so that one of them can show its view.
    func updateLinks(sharingStateOf link: LinkPresentation) {
        for other in links where other.activation.isSame(as: link.activation) { other.invalidate() }
    }
}
