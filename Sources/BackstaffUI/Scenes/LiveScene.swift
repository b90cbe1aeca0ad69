import BackstaffElements
import BackstaffGraph
import BackstaffNavigation
import Foundation

/// A scene whose views are there: the graph of one tab, as a host drives it.
@MainActor
package final class LiveScene: HostedScene {
    package let tree = ElementTree()
    package let graph: ViewGraph
    package var onUpdate: (@MainActor () -> Void)?

    let context: SceneContext
    @exclusivity(unchecked) private var root: _Node?
    @exclusivity(unchecked) private var environment: EnvironmentScope?
    @exclusivity(unchecked) private var history: NavigationHistory<NavigationSnapshot>
    @exclusivity(unchecked) private var isByPerson = false
    @exclusivity(unchecked) private var isSettlingSoon = false
    @exclusivity(unchecked) private var lastTitle: String?
    @exclusivity(unchecked) private var lastTrouble: String?
    /// Where the browser is to go, because a guard has held up its own way, or has let it go on.
    @exclusivity(unchecked) private var wayOfBrowser: HistoryChange?
    /// The address of what is shown, as far as it is known.
    @exclusivity(unchecked) private var lastURL: String
    /// URLs that views have opened while they were updated.
    @exclusivity(unchecked) private var waitingURLs: ContiguousArray<String> = []
    /// What views have asked the scene to show.
    @exclusivity(unchecked) private var wishes: [SceneNavigation.Wish] = []
    private let appName: String
    /// Whether the scene is rendered once, and lives no further.
    package let isPreview: Bool
    /// How far the scene is from a person's attention.
    @exclusivity(unchecked) package private(set) var phase: ScenePhase
    /// Called when the phase has become another.
    @exclusivity(unchecked) var onPhaseChange: (@MainActor () -> Void)?
    private let onClose: @MainActor () -> Void

    /// A scene that belongs to no app.
    package convenience init(_ view: AnyView, _ configuration: SceneConfiguration) {
        self.init(view, configuration, appStorage: KeptStorage(limit: StorageLimits.app))
    }

    init(
        _ view: AnyView, _ configuration: SceneConfiguration, appStorage: KeptStorage, appName: String = "",
        family: (any SceneFamily)? = nil, onClose: @escaping @MainActor () -> Void = {}
    ) {
        self.appName = appName
        self.onClose = onClose
        graph = ViewGraph(tree: tree)
        graph.viewportHeight = configuration.height
        // A tab that comes back to where it was goes on with what it showed; an address that is new to it counts more.
        let former = configuration.isPreview ? nil : configuration.navigation
        let isReturn = former?.url == configuration.url
        context = SceneContext(
            chosenWidths: configuration.columnWidths,
            navigation: isReturn ? former : nil,
            keeper: SceneKeeper(app: appStorage, adopting: configuration),
            exchange: SceneExchange(origin: configuration.origin))
        context.exchange.family = family
        isPreview = configuration.isPreview
        phase = isPreview ? .active : .inactive
        lastURL = configuration.url
        history = NavigationHistory(NavigationSnapshot())
        var values = EnvironmentValues()
        values.sceneContext = context
        values.appStorageStore = .kept(appStorage)
        values.scenePhase = phase
        values.setUp(for: configuration)
        for assignment in values.assignments { environment = assignment.makeEntry(environment) }
        // Nothing appears before the URL is opened: what is below the screen that it leads to may never be shown.
        let hasURL = !isReturn && configuration.url.contains { $0 != "/" }
        graph.holdsAppearances = hasURL
        graph.mount(environment: environment) { root in
            let node = AnyView._makeNode(of: view, under: root)
            self.root = node
            return node
        }
        if !isPreview { begin() }
        if hasURL {
            take(configuration.url)
            graph.settle()
        }
        history = NavigationHistory(
            context.snapshot, firstStep: configuration.step, lastStep: configuration.lastStep)
        context.offers?.isFirstUpdate = false
        context.keeper.begin(context)
        _ = context.takeMotion()
        graph.onInvalidate = { [weak self] in self?.settleSoon() }
        context.keeper.scene = self
    }

    /// Begins the life of a scene that isn't rendered only once: it has a person's attention.
    private func begin() {
        context.exchange.openHere = { [weak self] in self?.take($0) ?? false }
        context.exchange.onRequest = { [weak self] in self?.graph.onInvalidate?() }
        show(.active)
        graph.settle()
    }

    /// Brings the scene up to date with its app.
    func update(to view: AnyView) {
        if let root { AnyView._updateNode(root, to: view) }
    }

    // MARK: What a person does

    package func deliver(_ event: ElementEvent, to id: ElementID) throws(ElementTree.Refusal) {
        graph.settle()  // What the app has taken away by now can't be tapped, even if it is still seen.
        isByPerson = event.verb != .window && event.verb != .size
        if isByPerson { context.offers = nil }
        try graph.settle(after: { () throws(ElementTree.Refusal) in try tree.deliver(event, to: id) })
    }

    package func resize(width: Double, height: Double) {
        guard width.isFinite, height.isFinite, width > 0, height > 0 else { return }
        graph.viewportHeight = height
        environment.reassign { $0.setSize(width: width, height: height) }
        graph.settle()
    }

    package func setAppearance(isDark: Bool, reducesMotion: Bool) {
        environment.reassign { $0.setAppearance(isDark: isDark, reducesMotion: reducesMotion) }
        graph.settle()
    }

    package func setPhase(_ phase: ScenePhase) {
        if isPreview || phase == self.phase { return }
        show(phase)
        onPhaseChange?()
        graph.settle()
    }

    private func show(_ phase: ScenePhase) {
        self.phase = phase
        environment.reassign { $0.scenePhase = phase }
    }

    /// Goes on with what a person did elsewhere.
    package func proceed(with activity: NSUserActivity) {
        graph.settle()
        isByPerson = true
        graph.settle(after: {
            if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL {
                take(url.absoluteString)
            } else {
                context.exchange.activities.proceed(with: activity)
            }
        })
    }

    package func open(url: String) {
        context.offers = nil
        graph.settle()
        isByPerson = true
        graph.settle(after: { take(url) })
    }

    /// Shows what a URL leads to, as far as routes say; one that they don't read to its end is for the app's own views.
    ///
    /// - Returns: Whether the URL was of use. One that is opened in the midst of an update waits for its end.
    @discardableResult
    private func take(_ url: String) -> Bool {
        if graph.isSettling {
            waitingURLs.append(url)
            graph.afterUpdate { [weak self] in self?.settleSoon() }
            return true
        }
        graph.holdsAppearances = true
        let isTaken = context.open(url, settle: graph.settle)
        graph.holdsAppearances = false
        if isTaken { return true }
        return !isPreview && context.exchange.receive(url)
    }

    private func takeWaitingURLs() {
        while !waitingURLs.isEmpty {
            let url = waitingURLs.removeFirst()
            graph.settle(after: { take(url) })
        }
    }

    package func travel(toStep step: Int, state: StoredNavigation?, url: String?) {
        context.offers = nil
        let known = history.state(ofStep: step)
        guard let goal = known ?? state?.snapshot else { return goSomewhere(at: url, asStep: step) }
        let isAtOnce = context.guards.leave({ [context] in context.takesAway($0, goingTo: goal) }) { [weak self] in
            guard let self else { return }
            context.restore(goal) { graph.settle() }
            if known == nil {
                history.adopt(step: step, showing: context.snapshot)
            } else {
                history.travel(toStep: step, showing: context.snapshot)
            }
            wayOfBrowser = .go(toStep: step)
            noteHistory()
        }
        // The browser has gone there by itself. If that is in question it comes back until there is an answer.
        wayOfBrowser = isAtOnce ? nil : .go(toStep: history.step)
        graph.settle()
    }

    /// Makes the best of a step of which nothing is known but perhaps its address.
    private func goSomewhere(at url: String?, asStep step: Int) {
        if let url { graph.settle(after: { take(url) }) }
        history.adopt(step: step, showing: context.snapshot)
        noteHistory()
    }

    /// Shows what a state holds, as far as that can be shown.
    package func restore(_ state: NavigationState) {
        context.offers = nil
        context.restore(state) { graph.settle() }
    }

    /// Takes note of what a view asks for.
    func take(_ wish: SceneNavigation.Wish) {
        wishes.append(wish)
        settleSoon()
    }

    /// Does what views have asked for.
    ///
    /// - Returns: What the browser is to do, for steps that were taken back or again.
    private func grantWishes() -> HistoryChange? {
        var change: HistoryChange?
        let due = wishes
        wishes = []
        for wish in due {
            switch wish {
            case .restore(let state): restore(state)
            case .undo:
                guard let step = history.previousStep else { continue }
                travel(toStep: step)
                change = .back(toStep: step)
            case .redo:
                guard let step = history.nextStep else { continue }
                travel(toStep: step)
                change = .go(toStep: step)
            }
        }
        return change
    }

    /// Tells views what there is to take back, and that something else is shown.
    private func noteHistory() {
        context.canUndo = history.previousStep != nil
        context.canRedo = history.nextStep != nil
        if !context.stateReaders.isEmpty { context.stateReaders.invalidate() }
    }

    // MARK: What the host takes

    /// Settles after changes that nobody delivered: timers, tasks, models shared with other scenes.
    func settleSoon() {
        if isSettlingSoon { return }
        isSettlingSoon = true
        Task { [weak self] in
            guard let self else { return }
            isSettlingSoon = false
            graph.settle()
            takeWaitingURLs()
            onUpdate?()
        }
    }

    package func takePatch() -> ScenePatch? {
        graph.settle()
        takeWaitingURLs()
        let change = wishes.isEmpty ? nil : grantWishes()
        var patch = ScenePatch(operations: [], history: change)
        if context.takeNavigationChange() || change != nil { describeNavigation(in: &patch) }
        graph.settle()
        patch.operations = tree.takeOperations()
        isByPerson = false
        if let wayOfBrowser { patch.history = wayOfBrowser }
        wayOfBrowser = nil
        if graph.trouble != lastTrouble {
            lastTrouble = graph.trouble
            patch.trouble = graph.trouble
        }
        context.keeper.addChanges(to: &patch.storage)
        patch.requests = context.exchange.takeRequests()
        let isEmpty =
            patch.operations.isEmpty && patch.title == nil && patch.history == nil && patch.trouble == nil
            && patch.storage.isEmpty && patch.requests.isEmpty
        return isEmpty ? nil : patch
    }

    /// Adds what a change of screens or titles means to the browser.
    private func describeNavigation(in patch: inout ScenePatch) {
        let title = context.title ?? appName
        if title != lastTitle { patch.title = title }
        lastTitle = title
        patch.motion = context.takeMotion()
        let url = url
        defer { lastURL = url ?? lastURL }
        switch history.record(context.snapshot, byPerson: isByPerson) {
        case .push(let step): patch.history = .push(step: step, url: url)
        case .replace(let step): patch.history = .replace(step: step, url: url)
        case .back(let step): patch.history = .back(toStep: step)
        case nil:
            if patch.history == nil, let url, url != lastURL { patch.history = .replace(step: history.step, url: url) }
        }
        let isOther = context.keeper.addNavigation(
            of: context, isOtherStep: patch.history != nil, step: history.step, url: url ?? lastURL,
            to: &patch.storage)
        if isOther { noteHistory() }
    }

    /// What a person does in the scene, as its views say.
    package var userActivities: [NSUserActivity] { context.exchange.activities.current }

    /// What reaches the scene from outside, and what it asks for.
    var exchange: SceneExchange { context.exchange }

    /// The URL of what is shown, from its first slash on; `nil` if the app doesn't say how what it shows is written.
    package var url: String? { context.url }

    package func close() {
        graph.onInvalidate = nil
        context.keeper.end()
        graph.unmount()
        onClose()
    }

    /// What the scene's containers show, outermost first.
    package var navigationState: NavigationSnapshot { context.snapshot }

    /// What the scene shows, as a value for apps and tests.
    package var state: NavigationState { context.state }

    /// What the scene's split views are about, outermost first.
    package var splitStates: [SplitState] { context.splitStates }
}
