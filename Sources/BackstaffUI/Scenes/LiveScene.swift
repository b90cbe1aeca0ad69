import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// A scene whose views are there: the graph of one tab, as a host drives it.
@MainActor
package final class LiveScene: HostedScene {
    package let tree = ElementTree()
    package let graph: ViewGraph
    package var onUpdate: (@MainActor () -> Void)?

    private let context: SceneContext
    @exclusivity(unchecked) private var root: _Node?
    @exclusivity(unchecked) private var environment: EnvironmentScope?
    @exclusivity(unchecked) private var history: NavigationHistory<NavigationSnapshot>
    @exclusivity(unchecked) private var isByPerson = false
    @exclusivity(unchecked) private var isSettlingSoon = false
    @exclusivity(unchecked) private var lastTitle: String?
    @exclusivity(unchecked) private var lastTrouble: String?
    private let appName: String
    private let onClose: @MainActor () -> Void

    package init(
        _ view: AnyView, _ configuration: SceneConfiguration, appName: String = "",
        onClose: @escaping @MainActor () -> Void = {}
    ) {
        self.appName = appName
        self.onClose = onClose
        graph = ViewGraph(tree: tree)
        graph.viewportHeight = configuration.height
        context = SceneContext(chosenWidths: configuration.columnWidths)
        history = NavigationHistory(NavigationSnapshot())
        var values = EnvironmentValues()
        values.sceneContext = context
        values.setUp(for: configuration)
        for assignment in values.assignments { environment = assignment.makeEntry(environment) }
        graph.mount(environment: environment) { root in
            let node = AnyView._makeNode(of: view, under: root)
            self.root = node
            return node
        }
        history = NavigationHistory(context.snapshot)
        _ = context.takeMotion()
        graph.onInvalidate = { [weak self] in self?.settleSoon() }
    }

    /// Brings the scene up to date with its app.
    func update(to view: AnyView) {
        if let root { AnyView._updateNode(root, to: view) }
    }

    // MARK: What a person does

    package func deliver(_ event: ElementEvent, to id: ElementID) throws(ElementTree.Refusal) {
        graph.settle()  // What the app has taken away by now can't be tapped, even if it is still seen.
        isByPerson = event.verb != .window && event.verb != .size
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

    package func travel(toStep step: Int) {
        guard let state = history.state(ofStep: step) else { return }
        context.restore(state) { graph.settle() }
        history.travel(toStep: step, showing: context.snapshot)
    }

    // MARK: What the host takes

    /// Settles after changes that nobody delivered: timers, tasks, models shared with other scenes.
    private func settleSoon() {
        if isSettlingSoon { return }
        isSettlingSoon = true
        Task { [weak self] in
            guard let self else { return }
            isSettlingSoon = false
            graph.settle()
            onUpdate?()
        }
    }

    package func takePatch() -> ScenePatch? {
        graph.settle()
        var patch = ScenePatch(operations: tree.takeOperations())
        if context.takeNavigationChange() { describeNavigation(in: &patch) }
        isByPerson = false
        if graph.trouble != lastTrouble {
            lastTrouble = graph.trouble
            patch.trouble = graph.trouble
        }
        let isEmpty =
            patch.operations.isEmpty && patch.title == nil && patch.history == nil && patch.trouble == nil
        return isEmpty ? nil : patch
    }

    /// Adds what a change of screens or titles means to the browser.
    private func describeNavigation(in patch: inout ScenePatch) {
        let title = context.title ?? appName
        if title != lastTitle { patch.title = title }
        lastTitle = title
        patch.motion = context.takeMotion()
        switch history.record(context.snapshot, byPerson: isByPerson) {
        case .push(let step): patch.history = .push(step: step)
        case .replace(let step): patch.history = .replace(step: step)
        case .back(let step): patch.history = .back(toStep: step)
        case nil: break
        }
    }

    package func close() {
        graph.onInvalidate = nil
        graph.unmount()
        onClose()
    }

    /// What the scene's containers show, outermost first.
    package var navigationState: NavigationSnapshot { context.snapshot }

    /// What the scene's split views are about, outermost first.
    package var splitStates: [SplitState] { context.splitStates }
}
