import BackstaffElements
import BackstaffGraph
import BackstaffNavigation
import Foundation

/// A running scene: the view graph of one tab, which a host drives.
@MainActor
package final class LiveScene: HostedScene, SceneHost {
    package let tree = ElementTree()
    package let graph: ViewGraph
    package var onUpdate: (@MainActor () -> Void)?

    let context: SceneContext
    /// Finds out what the host is to keep.
    let storageWriter: SceneStorageWriter
    @exclusivity(unchecked) private var root: _Node?
    @exclusivity(unchecked) private var environment: EnvironmentScope?
    @exclusivity(unchecked) var history: NavigationHistory<NavigationSnapshot>
    @exclusivity(unchecked) var isByPerson = false
    @exclusivity(unchecked) private var isSettlingSoon = false
    @exclusivity(unchecked) var lastTitle: String?
    @exclusivity(unchecked) private var lastTrouble: String?
    /// The step that the browser has to go to, because a guard or a presentation has held up the one that it chose.
    @exclusivity(unchecked) var browserCorrection: HistoryChange?
    /// Where in its window the scene began.
    let path: String
    /// The address of what is shown, as far as it is known.
    @exclusivity(unchecked) var lastURL: String
    /// URLs that views have opened while they were updated.
    @exclusivity(unchecked) var waitingURLs: ContiguousArray<String> = []
    /// What views have asked the scene to show.
    @exclusivity(unchecked) var requests: [NavigationRequest] = []
    /// Tells a developer of what happens, while the page asks for it.
    @exclusivity(unchecked) var inspector: (any SceneInspector)?
    let appName: String
    /// Whether the scene is rendered once, and lives no further.
    package let isPreview: Bool
    /// The scene's phase.
    @exclusivity(unchecked) package private(set) var phase: ScenePhase
    /// Called when the phase has changed.
    @exclusivity(unchecked) var onPhaseChange: (@MainActor () -> Void)?
    private let onClose: @MainActor () -> Void

    /// Creates a scene without an app.
    package convenience init(_ view: AnyView, _ configuration: SceneConfiguration) {
        self.init(view, configuration, appStorage: KeptStorage(limit: StorageLimits.app))
    }

    init(
        _ view: AnyView, _ configuration: SceneConfiguration, appStorage: KeptStorage, appName: String = "",
        family: (any SceneFamily)? = nil, window: SceneWindow? = nil,
        onClose: @escaping @MainActor () -> Void = {}
    ) {
        self.appName = appName
        self.onClose = onClose
        graph = ViewGraph(tree: tree)
        graph.viewportHeight = configuration.height
        // A tab that comes back to where it was goes on with what it showed; an address that is new to it counts more.
        let former = configuration.isPreview ? nil : configuration.navigation
        path = configuration.url
        lastURL = window.flatMap { [path] in family?.address(of: $0, at: path) } ?? path
        let isReturn = former?.url == lastURL
        context = SceneContext(
            chosenWidths: configuration.columnWidths,
            navigation: isReturn ? former : nil,
            isPreview: configuration.isPreview, exchange: SceneExchange(origin: configuration.origin))
        storageWriter = context.feature(SceneStorageWriter.self)
        storageWriter.use(appStorage, adopting: configuration.storage, isPreview: configuration.isPreview)
        context.exchange.family = family
        context.exchange.window = window
        isPreview = configuration.isPreview
        phase = isPreview ? .active : .inactive
        history = NavigationHistory(NavigationSnapshot())
        var values = EnvironmentValues()
        values.sceneContext = context
        values.appStorageStore = .kept(appStorage)
        values.scenePhase = phase
        values.setUp(for: configuration)
        for assignment in values.assignments { environment = assignment.makeEntry(environment) }
        // Nothing appears before the URL is opened: what is below the screen that it leads to may never be shown. In a
        // preview nothing does at all: there is nobody it could appear to.
        let hasURL = !isReturn && configuration.url.contains { $0 != "/" }
        graph.holdsAppearances = hasURL || isPreview
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
        if isPreview, context.hasRoutes { tree.root.addressLinks() }
        history = NavigationHistory(
            context.containers.snapshot, firstStep: configuration.step, lastStep: configuration.lastStep,
            earlier: isReturn ? ownSteps(of: configuration.earlierSteps) : [])
        context.containers.offers?.isFirstUpdate = false
        storageWriter.begin(context, step: configuration.step, url: isReturn ? nil : url ?? lastURL)
        if history.previousStep != nil { noteHistory() }
        _ = context.takeMotion()
        graph.onInvalidate = { [weak self] in self?.settleSoon() }
        context.host = self
        storageWriter.host = self
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

    // MARK: Events from a person

    package func deliver(_ event: ElementEvent, to id: ElementID) throws(ElementTree.Refusal) {
        graph.settle()  // What the app has taken away by now can't be tapped, even if it is still seen.
        isByPerson = !Self.neutral.contains(event.verb)
        if isByPerson {
            context.containers.endOffers()
            inspector?.willDeliver(event, to: id)
        }
        try graph.settle(after: { () throws(ElementTree.Refusal) in try tree.deliver(event, to: id) })
        if isByPerson { inspector?.didDeliver() }
    }

    /// What the page tells or asks by itself.
    private static let neutral: ElementVerbs = [.window, .size, .address]

    package func resize(width: Double, height: Double) {
        guard width.isFinite, height.isFinite, width > 0, height > 0 else { return }
        graph.viewportHeight = height
        inspector?.didResize(width: width, height: height)
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
                context.feature(SceneActivities.self).proceed(with: activity)
            }
        })
    }

    // MARK: Output for the host

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
        let change = requests.isEmpty ? nil : carryOutRequests()
        var patch = ScenePatch(operations: [], history: change)
        if context.containers.takeChange() || change != nil { describeNavigation(in: &patch) }
        graph.settle()
        patch.operations = tree.takeOperations()
        isByPerson = false
        if let browserCorrection { patch.history = browserCorrection }
        browserCorrection = nil
        if graph.trouble != lastTrouble {
            lastTrouble = graph.trouble
            patch.trouble = graph.trouble
            if let trouble = graph.trouble { Diagnostics.report(.endlessUpdate, trouble) }
        }
        inspector?.noteUpdate(motion: patch.motion)
        storageWriter.addChanges(to: &patch.storage)
        patch.requests = context.exchange.takeRequests()
        let isEmpty =
            patch.operations.isEmpty && patch.title == nil && patch.history == nil && patch.trouble == nil
            && patch.storage.isEmpty && patch.requests.isEmpty
        return isEmpty ? nil : patch
    }

    /// What a person does in the scene, as its views say.
    package var userActivities: [NSUserActivity] { context.feature(SceneActivities.self).current }

    /// What reaches the scene from outside, and what it asks for.
    var exchange: SceneExchange { context.exchange }

    package func close() {
        graph.onInvalidate = nil
        inspector?.end()
        storageWriter.end()
        graph.unmount()
        onClose()
    }

    /// A scene that is let go without being closed takes its views along: what still holds one of them, a task for
    /// example, must not find their graph gone.
    isolated deinit {
        inspector?.end()
        graph.unmount()
    }

    /// What the scene's containers show, outermost first.
    package var navigationState: NavigationSnapshot { context.containers.snapshot }

    /// What the stack shows that a person looks at, of several the innermost.
    package var shownStack: StackState? { context.containers.shownPath }

    /// What the scene shows, as a value for apps and tests.
    package var state: NavigationState { context.state }

    /// The values that all views of the scene start from.
    var surroundings: EnvironmentValues { EnvironmentValues(environment) }

    /// What the scene's split views are about, outermost first.
    package var splitStates: [SplitState] { splitViews.map(\.state) }
}
