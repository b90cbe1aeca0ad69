import BackstaffGraph
import BackstaffNavigation

/// Shows the view of a link while the app's state says so.
///
///     tapped: state written ──► state says so ──► shown ──► state says otherwise ──► taken away
///                                                   └─ a person goes back ──► state written, if it still says so
///
/// Where several links of a screen are activated by the same state, one of them shows its view: the one that was tapped, or
/// else the first that hears of it.
@MainActor
final class LinkPresentation {
    /// Whether activations lead to observable objects.
    static let reads = FieldPlan.of(LinkPresentation.self)

    @exclusivity(unchecked) var activation: any LinkActivation {
        didSet { presentation.clear = Self.clear(activation) }
    }
    private weak var link: _Node?
    private weak var screen: ScreenContext?
    private let presentation: StatePresentation<Bool>
    /// Whether the link was tapped, and its state written, but not heard of yet.
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

    /// Brings what is shown into line with the state.
    func follow(_ isActive: Bool, isDetail: Bool, makeView: (StackEntry) -> PushedView) {
        let isMine = isActive && (isShown || isChosen || screen?.presentingLinks.others(than: self).isEmpty != false)
        isChosen = false
        presentation.show(isMine ? true : nil, isDetail: isDetail) { makeView($1) }
    }

    /// Activates the link because a person has tapped it.
    func choose() {
        if isShown {
            // It is in another column, since a screen above the link's would cover that: what stands above it goes.
            screen?.stack?.column?.nextColumn?.shownStack?.popToRoot()
        } else {
            for other in screen?.presentingLinks.others(than: self) ?? [] { other.giveWay() }
            isChosen = true
            activation.activate()
            link?.invalidate()
        }
    }

    /// Shows the view no more, though the state says so: another link for the same state does.
    private func giveWay() {
        presentation.takeAway()
    }

    /// Takes the view away with the link. The state stays as it is.
    func end() {
        let wasShown = isShown
        screen?.presentingLinks.remove(self)
        presentation.end()
        if wasShown { screen?.presentingLinks.wake(like: self) }
    }

    /// What writes that the view was closed. Where the state says so already, or has gone on to another link, it is left.
    private static func clear(_ activation: any LinkActivation) -> () -> Void {
        { if activation.isActive { activation.deactivate() } }
    }

    fileprivate func invalidate() {
        link?.invalidate()
    }

    fileprivate var isClaiming: Bool { isShown || isChosen }
}

/// The links of a screen whose views an app's state shows.
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

    /// Lets other links look again whether they are to show their views, now that `link` has gone.
    func wake(like link: LinkPresentation) {
        for other in links where other.activation.isSame(as: link.activation) { other.invalidate() }
    }
}
