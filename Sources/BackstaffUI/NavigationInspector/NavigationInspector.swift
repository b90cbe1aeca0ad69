import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// What a developer is told of one scene, for as long as its page's inspector is open.
///
///     open ──► cause: a tap, an address, a size … ──► update ──► news()
///                  │ what is written meanwhile           │ navigation is another ──► a transition in the log
///                  └─────────────────────────────────────┘ a table is another ─────► it is sent
///
/// A scene has none otherwise, and then pays for it with a look at `nil` where a cause would be noted.
@MainActor
final class NavigationInspector {
    /// One change of what the scene's containers show.
    private struct Transition {
        let number: Int
        /// What there was to be seen afterwards.
        let state: SeenState
    }

    private unowned let scene: LiveScene
    private let trace: WriteTrace
    private let flow: (any InspectedFlow)?
    private var transitions: [Transition] = []
    private var lastNumber = 0
    private var cause: String?
    private var known: [Inspection.Subject: [[String]]] = [:]
    private var newRows: [[String]] = []
    private var wantsFlow = false

    /// Transitions before these are forgotten.
    private static let mostTransitions = 100

    /// Makes what takes down the steps of a scene as a flow; `nil` where nothing can.
    static var makeFlow: (@MainActor (_ tree: ElementTree, _ width: Double, _ height: Double) -> any InspectedFlow)?

    init(of scene: LiveScene) {
        self.scene = scene
        trace = WriteTrace(of: scene.graph)
        let size = scene.surroundings
        flow = Self.makeFlow?(scene.tree, size.sceneSize.width, size.sceneSize.height)
        trace.begin()
        scene.graph.settle()
        _ = trace.take()
        add(cause: "the inspector was opened", changes: [], writes: [], state: SeenState(of: scene))
    }

    func end() {
        trace.end()
    }

    // MARK: Causes

    /// Says what the changes to come are caused by.
    func note(_ cause: String) {
        self.cause = cause
    }

    func willDeliver(_ event: ElementEvent, to id: ElementID) {
        flow?.willDeliver(event, to: id)
        guard let element = scene.tree.element(id) else { return }
        note(EventWords.of(event, to: element))
    }

    func didDeliver() {
        flow?.didDeliver()
    }

    func didResize(width: Double, height: Double) {
        note("the window is \(Int(width)) × \(Int(height))")
        flow?.resize(width: width, height: height)
    }

    func willOpen(_ url: String) {
        note("the address \(InspectorText.clip(url))")
        flow?.openLink(url)
    }

    func willTravel(toStep step: Int) {
        note("step \(step) of the browser's history")
        flow?.travel(toStep: step)
    }

    // MARK: The log

    /// Shows what was shown after a transition.
    func go(toTransition number: Int) {
        guard let transition = transitions.first(where: { $0.number == number }) else { return }
        note("transition \(number) was chosen in the inspector")
        scene.restore(transition.state.navigation)
    }

    /// Takes note of an update that is complete.
    func noteUpdate(motion: StackChange.Motion?) {
        let writes = trace.take()
        defer { cause = nil }
        let state = SeenState(of: scene)
        guard let former = transitions.last?.state, former != state else { return }
        flow?.noteScreen()
        var changes = StateWords.changes(from: former, to: state)
        if let motion { changes.append("shown as a \(motion.rawValue)") }
        add(
            cause: cause ?? "the app by itself: a task, a timer, a model", changes: changes,
            writes: writes.map { write in write.place.map { "\(write.words) at \($0)" } ?? write.words }, state: state)
    }

    private func add(cause: String, changes: [String], writes: [String], state: SeenState) {
        lastNumber += 1
        transitions.append(Transition(number: lastNumber, state: state))
        if transitions.count > Self.mostTransitions { transitions.removeFirst() }
        newRows.append(
            ["\(lastNumber)", InspectorText.clip(cause), InspectorText.lines(changes), InspectorText.lines(writes)])
        if newRows.count > Self.mostTransitions { newRows.removeFirst() }
    }

    // MARK: What is sent

    func askForFlow() {
        wantsFlow = true
    }

    /// What the page doesn't know yet.
    func news() -> Inspection? {
        var news = Inspection()
        let tables: [Inspection.Subject: [[String]]] = [
            .outline: [[InspectorText.clip(scene.tree.root.outline(), to: InspectorText.outlineLimit)]],
            .state: StateRows.of(scene), .columns: StateRows.columns(of: scene),
            .environment: scene.surroundings.rowsForNavigationInspector, .reports: Self.reports,
        ]
        for (subject, rows) in tables where known[subject] != rows { news.tables[subject] = rows }
        known = tables
        if !newRows.isEmpty { news.tables[.log] = newRows }
        newRows = []
        if wantsFlow { news.tables[.flow] = [[flow?.text ?? ""]] }
        wantsFlow = false
        return news.isEmpty ? nil : news
    }

    private static var reports: [[String]] {
        Diagnostics.reports.map { [$0.mistake?.rawValue ?? "", $0.place ?? "", $0.message] }
    }
}

/// Takes down what a person does in a scene, as steps of a flow.
@MainActor
package protocol InspectedFlow: AnyObject {
    func willDeliver(_ event: ElementEvent, to id: ElementID)
    func didDeliver()
    func resize(width: Double, height: Double)
    func openLink(_ url: String)
    func travel(toStep step: Int)
    /// The containers show something else.
    func noteScreen()
    /// The steps so far, as a file has them.
    var text: String { get }
}

/// The inspectors of scenes, for hosts.
@MainActor
package enum NavigationInspectors {
    /// Says what takes down the steps of a scene as a flow.
    package static func takeDownFlows(
        by make: @escaping @MainActor (_ tree: ElementTree, _ width: Double, _ height: Double) -> any InspectedFlow
    ) {
        NavigationInspector.makeFlow = make
    }

    /// Has the line found of each write, while an inspector is open.
    ///
    /// - Parameter find: finds the line of the app that is running.
    package static func traceWrites(by find: @escaping @MainActor () -> String?) {
        WriteTrace.findPlace = find
    }
}
