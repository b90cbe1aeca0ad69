import BackstaffElements
import BackstaffGraph
import BackstaffLayout
import BackstaffNavigation
import Foundation

/// A running scene: the view graph of one tab, which a host drives.
@MainActor
package final class LiveScene: HostedScene, SceneHost {
    package let tree = ElementTree()
    package let graph: ViewGraph
    package var onUpdate: (@MainActor () -> Void)?

    let context: SceneContext
    /// Finds the changes that the host must store.
    let storageWriter: SceneStorageWriter
    private(set) var root: _Node?
    private var environment: EnvironmentScope?
    /// What views outside of all containers set for the window, such as its title.
    let outermostPreferences: PreferenceCollector
    @exclusivity(unchecked) var history: NavigationHistory<NavigationSnapshot>
    @exclusivity(unchecked) var isByUser = false
    @exclusivity(unchecked) private var isSettlingSoon = false
    @exclusivity(unchecked) var lastTitle: String?
    @exclusivity(unchecked) private var lastTrouble: String?
    /// The step that the browser must go to, because a guard or a presentation has held up the step that it chose.
    @exclusivity(unchecked) var browserCorrection: HistoryChange?
    /// The path of the URL at which the scene began in its window.
    let path: String
    /// The URL of what was last shown, if it is known.
    @exclusivity(unchecked) var lastURL: String
    /// URLs that views have opened during an update.
    @exclusivity(unchecked) var waitingURLs: ContiguousArray<String> = []
    /// Requests of views to restore, undo or redo.
    @exclusivity(unchecked) var requests: [NavigationRequest] = []
    /// The inspector, while the page has it open.
    @exclusivity(unchecked) var inspector: (any SceneInspector)?
    let appName: String
    /// The size of the window in points.
    @exclusivity(unchecked) var size: LayoutSize
    /// The views that ask for their sizes, and what they were told.
    @exclusivity(unchecked) var estimates = SizeEstimates()
    /// What the last layout of the screen has said.
    @exclusivity(unchecked) var placements: [ElementID: ElementPlacement] = [:]
    /// Notes what the app's layouts and guides read.
    @exclusivity(unchecked) var layoutReader: LayoutReader?
    /// Whether the scene is a preview, which is rendered once and then discarded.
    let isPreview: Bool
    /// The scene's phase.
    private(set) var phase: ScenePhase
    /// Called when the scene's phase has changed.
    var onPhaseChange: (@MainActor () -> Void)?
    private let onClose: @MainActor () -> Void

    /// Creates a scene without an app.
    package convenience init(_ view: AnyView, _ configuration: SceneConfiguration) {
        self.init(view, configuration, appStorage: PersistentStorage(limit: StorageLimits.app))
    }

    /// - Parameter view: Creates the view. It is created in the scene.
    init(
        _ view: @autoclosure () -> AnyView, _ configuration: SceneConfiguration, appStorage: PersistentStorage,
        appName: String = "",
        family: (any SceneFamily)? = nil, window: SceneWindow? = nil,
        onClose: @escaping @MainActor () -> Void = {}
    ) {
        self.appName = appName
        size = LayoutSize(configuration.width, configuration.height)
        self.onClose = onClose
        graph = ViewGraph(tree: tree)
        outermostPreferences = PreferenceCollector(graph: graph, isOutermost: true)
        graph.viewportHeight = configuration.height
        graph.reducesMotion = configuration.reducesMotion
        // Before the first text, because texts that are looked up are made in another way.
        StringLibrary.readAll()
        if configuration.visitorLocale.isRightToLeft {
            tree.set(.layoutDirection, to: .text("right-to-left"), of: tree.root)
        }
        tree.set(.accent, to: AccentColor.wireName().map { .color($0) }, of: tree.root)
        // A tab that returns to its address continues with its state. If the address is new, the address is opened
        // instead.
        let former = configuration.isPreview ? nil : configuration.navigation
        path = configuration.url
        lastURL = window.flatMap { [path] in family?.address(of: $0, at: path) } ?? path
        let isReturn = former?.url == lastURL
        context = SceneContext(
            navigation: isReturn ? former : nil,
            isPreview: configuration.isPreview,
            exchange: SceneExchange(origin: configuration.origin, fileSpace: configuration.fileSpace))
        context.feature(StoredColumnWidths.self).restore(configuration.columnWidths)
        storageWriter = context.feature(SceneStorageWriter.self)
        storageWriter.use(appStorage, adopting: configuration.storage, isPreview: configuration.isPreview)
        context.exchange.family = family
        context.exchange.window = window
        isPreview = configuration.isPreview
        phase = isPreview ? .active : .inactive
        history = NavigationHistory(NavigationSnapshot())
        var values = EnvironmentValues()
        values.sceneContext = context
        values.appStorageStore = .persistent(appStorage)
        values.scenePhase = phase
        values.setUp(for: configuration)
        for assignment in values.assignments { environment = assignment.makeEntry(in: environment) }
        // No view appears before the URL is opened, because the screens below its screen may never be shown. In a
        // preview no view appears at all.
        let hasURL = !isReturn && configuration.url.contains { $0 != "/" }
        graph.holdsAppearances = hasURL || isPreview
        graph.onBeforeActions = { [weak self] in self?.tellNewSizes() ?? false }
        outermostPreferences.onChange = { [context] in context.containers.noteSelectionChange() }
        graph.mount(environment: environment, preferences: outermostPreferences) { root in
            let node = AnyView._makeNode(of: view(), under: root)
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

    /// Starts a scene that isn't a preview. It is active.
    private func begin() {
        context.exchange.openHere = { [weak self] in self?.take($0) ?? false }
        context.exchange.onRequest = { [weak self] in self?.graph.onInvalidate?() }
        show(.active)
        graph.settle()
        Self.postNotifications(from: .inactive, to: .active, in: graph)
        graph.settle()
    }

    /// Updates the scene together with its app.
    ///
    /// - Parameter view: Creates the view. It is created in the scene.
    func update(to view: @autoclosure () -> AnyView) {
        guard let root else { return }
        graph.asCurrent { AnyView._updateNode(root, to: view()) }
        // Words change at once, and leave no work from which the host would learn of an update.
        graph.onInvalidate?()
    }

    // MARK: Events from a user

    package func deliver(_ event: ElementEvent, to id: ElementID) throws(ElementTree.Refusal) {
        graph.settle()  // A control that the app has removed can't be tapped, even if the page still shows it.
        isByUser = !Self.neutral.contains(event.verb)
        if isByUser {
            context.containers.endOffers()
            inspector?.willDeliver(event, to: id)
        }
        try graph.settle(after: { () throws(ElementTree.Refusal) in try tree.deliver(event, to: id) })
        if isByUser { inspector?.didDeliver() }
    }

    /// Events that the page sends by itself, without an action of a user.
    private static let neutral: ElementVerbs = [.window, .size, .address]

    package func resize(width: Double, height: Double) {
        guard width.isFinite, height.isFinite, width > 0, height > 0 else { return }
        graph.viewportHeight = height
        size = LayoutSize(width, height)
        if tree.hasLayoutParticipants { tree.needsLayout = true }
        inspector?.didResize(width: width, height: height)
        environment.reassign { $0.setSize(width: width, height: height) }
        graph.settle()
    }

    package func setAppearance(isDark: Bool, reducesMotion: Bool) {
        graph.reducesMotion = reducesMotion
        environment.reassign { $0.setAppearance(isDark: isDark, reducesMotion: reducesMotion) }
        context.featureInUse(WindowColorScheme.self)?.systemDidChange(to: isDark ? .dark : .light)
        graph.settle()
    }

    package func setVisitor(_ visitor: VisitorIdentity) {
        environment.reassign { $0.visitor = visitor }
        graph.settle()
    }

    package func setVisitorLocale(_ locale: VisitorLocale) {
        // The direction stays: the page can't turn around what it shows.
        environment.reassign { $0.visitorLocale = locale }
        graph.settle()
    }

    package func setPhase(_ phase: ScenePhase) {
        let former = self.phase
        if isPreview || phase == former { return }
        show(phase)
        onPhaseChange?()
        graph.settle()
        Self.postNotifications(from: former, to: phase, in: graph)
        graph.settle()
    }

    private func show(_ phase: ScenePhase) {
        self.phase = phase
        environment.reassign { $0.scenePhase = phase }
    }

    /// Continues a user activity in the scene.
    package func proceed(with activity: NSUserActivity) {
        graph.settle()
        isByUser = true
        graph.settle(after: {
            if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL {
                take(url.absoluteString)
            } else {
                context.feature(SceneUserActivities.self).proceed(with: activity)
            }
        })
    }

    // MARK: Output for the host

    /// Updates the scene after changes that no event caused: timers, tasks, and models shared with other scenes.
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
        estimateSizes()
        arrange()
        patch.operations = tree.takeOperations()
        isByUser = false
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

    package var unknownAppStorage: [String] { storageWriter.appStorage.unsettledKeys }

    /// The user activities that the scene's views advertise.
    package var userActivities: [NSUserActivity] { context.feature(SceneUserActivities.self).current }

    /// Events from outside, and requests of the scene to the outside.
    var exchange: SceneExchange { context.exchange }

    private var files: SceneFiles? { context.featureInUse(SceneFiles.self) }

    package func fileChoice(_ token: String) -> FileChoice? { files?.choice(token) }

    package func takeFileOffer(_ token: String) -> FileOffer? { files?.takeOffer(token) }

    /// The files that the scene has offered for download and still has, in order.
    package var exportedFiles: [URL] { files?.exported ?? [] }

    package func close() {
        graph.onInvalidate = nil
        inspector?.end()
        storageWriter.end()
        endLayout()
        graph.unmount()
        files?.end()
        onClose()
    }

    /// If a scene is released without being closed, it removes its views. Otherwise a task that still holds a view
    /// could find its graph gone.
    isolated deinit {
        inspector?.end()
        endLayout()
        graph.unmount()
    }

    /// The state of the scene's containers, outermost first.
    package var navigationState: NavigationSnapshot { context.containers.snapshot }

    /// The state of the stack that a user looks at. If there are several, it is the innermost.
    package var shownStack: StackState? { context.containers.shownPath }

    /// The state of the scene as a value for apps and tests.
    package var state: NavigationState { context.state }

    /// The environment values at the scene's root.
    var surroundings: EnvironmentValues { EnvironmentValues(environment) }

    /// The states of the scene's split views, outermost first.
    package var splitStates: [SplitState] {
        context.containers.allContainers.compactMap { ($0 as? SplitViewNode)?.state }
    }
}
