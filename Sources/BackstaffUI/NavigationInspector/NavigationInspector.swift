import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// Collects information about a scene for the developer while the page's inspector is open.
///
///     open ──► cause: a tap, an address, a size … ──► update ──► news()
///                  │ state changes                       │ navigation changed ──► a transition in the log
///                  └─────────────────────────────────────┘ a table changed ─────► the table is sent
///
/// A scene without an open inspector only has to check for `nil` where a cause would be recorded.
@MainActor
final class NavigationInspector: SceneInspector {
    /// A change of the scene's navigation state.
    private struct Transition {
        let number: Int
        /// The state after the transition.
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

    /// The largest number of transitions that are kept.
    private static let mostTransitions = 100

    /// Creates the recorder for the steps of a scene, or `nil` if there is no recorder.
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

    /// Sets the cause of the changes that follow.
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

    /// Restores the state after a transition.
    func go(toTransition number: Int) {
        guard let transition = transitions.first(where: { $0.number == number }) else { return }
        note("transition \(number) was chosen in the inspector")
        scene.restore(transition.state.navigation)
    }

    /// Records the result of a finished update.
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

    // MARK: Sending

    func askForFlow() {
        wantsFlow = true
    }

    /// The information that has changed since the last call, or `nil` if nothing has.
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

/// Records what a user does in a scene as steps of a flow.
@MainActor
package protocol InspectedFlow: AnyObject {
    func willDeliver(_ event: ElementEvent, to id: ElementID)
    func didDeliver()
    func resize(width: Double, height: Double)
    func openLink(_ url: String)
    func travel(toStep step: Int)
    /// Called when the navigation state has changed.
    func noteScreen()
    /// The recorded steps as the text of a flow.
    var text: String { get }
}

/// Configures the inspectors of scenes. Hosts call these methods.
@MainActor
package enum NavigationInspectors {
    /// Sets the closure that creates recorders for flows.
    package static func takeDownFlows(
        by make: @escaping @MainActor (_ tree: ElementTree, _ width: Double, _ height: Double) -> any InspectedFlow
    ) {
        NavigationInspector.makeFlow = make
    }

    /// Sets the closure that finds the line of the app for each write while an inspector is open.
    ///
    /// - Parameter find: Returns the line of the app's code that is running.
    package static func traceWrites(by find: @escaping @MainActor () -> String?) {
        WriteTrace.findPlace = find
    }
}
