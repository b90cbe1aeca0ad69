import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a navigation stack. Its state is a `StackState`, which is private. The node makes the screens follow it.
///
///     link, back, view pushed ──► navigate { … } ──► the wanted state; its path is written at once
///     path written by the app ──► the next update reads it ───┐          │
///                                                             ▼          ▼
///     update ──► StackChange ──► screens go and come ──► destinations resolved ──► the top screen made and shown
///
/// In a split view each column has its own stack, whose root is the column's content. If the app puts a stack there,
/// that stack fills the root: its bar replaces the root's bar, and its first screen has the button back to the column
/// before.
final class NavigationStackNode: ElementNode, ToolbarContainer {
    @exclusivity(unchecked) private var path: StackPath
    @exclusivity(unchecked) private var state = StackState()
    /// The requested state since the last update.
    @exclusivity(unchecked) private var wanted: StackState?
    /// The bound path, if it ends in stored values that no destination reads. It is about to be written without them.
    @exclusivity(unchecked) private var refusedPath: [NavigationValue]?
    @exclusivity(unchecked) private var pushedViews = PushedViews()
    @exclusivity(unchecked) private var hasShown = false
    /// The update in which the path last changed.
    @exclusivity(unchecked) private(set) var lastPathChange: UInt64
    /// The screens. `init` sets them once the stack is a node.
    @exclusivity(unchecked) private var screens: StackScreens!
    private let surroundings: StackSurroundings

    /// The toolbar items around the stack, unless it is in a column.
    @exclusivity(unchecked) private var outerToolbar: OuterToolbar?

    /// The toolbar items around the stack, or around the split view if they belong in this column's bars.
    var containerItems: [ToolbarItemPreference] { outerToolbar?.items(for: self) ?? column?.containerItems ?? [] }

    var scene: SceneContext? { surroundings.scene }

    /// The column of a split view that the stack is in, if it is that column's own or fills its root.
    var column: (any StackColumn)? { surroundings.column }

    /// The screen of the column's own stack whose content is this stack.
    var outerScreen: ScreenContext? { surroundings.filledScreen }

    /// The presented view that the stack is in.
    var presentation: (any EnclosingPresentation)? { surroundings.presentation }

    /// The group of containers that the stack is in.
    var group: NavigationGroup { surroundings.group }

    /// Whether the stack is a column's own, and not one that the app has put there.
    var isColumnOwn: Bool { column != nil && outerScreen == nil }

    /// - Parameter column: The column, if the stack is that column's own.
    init<Root: View>(path: StackPath, root: Root, in column: (any StackColumn)? = nil, under parent: _Node) {
        self.path = path
        surroundings = StackSurroundings(under: parent, column: column)
        lastPathChange = parent.graph.updateNumber
        super.init(.navigationStack, under: parent)
        screens = StackScreens(of: self)
        if surroundings.isNested { reportNesting() }
        scope = Scope(copying: scope)
        scope.leaveRow()
        outerScreen?.innerStack = self
        if surroundings.column == nil { outerToolbar = takeOuterToolbar() }
        tree.respond(to: [.back, .peek], at: element, by: self)
        group.add(self)
        takeOfferedPath()
        takePath()
        takeWanted()
        screens.makeRoot { Root._makeNode(of: root, under: $0) }
        takeWanted()
        var none: ContiguousArray<StackScreen> = []
        appendScreens(above: 0, reusing: &none)
        resolveDestinations(from: 1)
        screens.showTop()
        hasShown = true
        outerScreen?.screenNode?.updateBar()
        surroundings.column?.columnDidChange()
    }

    override var viewName: String { "NavigationStack" }

    // MARK: Reading

    /// The place of the stack in the app's source, or `nil` for a column's own stack.
    var place: SourcePlace? { path.place }

    /// The only type of value that the path can hold, or `nil` if it can hold any.
    var elementType: (any Hashable.Type)? { path.elementType }

    /// Whether the path can hold a value.
    func accepts(_ value: NavigationValue) -> Bool { path.accepts(value) }

    /// The requested state if there is one, or else the state that is shown.
    var snapshot: StackState { wanted ?? state }

    /// The number of screens that are shown above the root.
    var shownDepth: Int { state.shownDepth }

    /// The value whose view replaces the root of a column.
    var replacingValue: NavigationValue? { (screens.replacingView as? DestinationView)?.value }

    /// The screen of the column before that presents the view which replaces the root.
    var presenterOfRoot: ScreenContext? { screens.replacingView?.presenter }

    /// The root, or the view that replaces it.
    var root: ScreenNode? { screens.root }

    /// The screen that is shown.
    var topScreen: ScreenNode? { screens.top }

    /// The screen at a depth, if it is made.
    func screen(at depth: Int) -> ScreenNode? { screens.screen(at: depth) }

    /// The next screen below the one at `depth` that is made. The root always is.
    func madeScreen(below depth: Int) -> ScreenNode? { screens.madeScreen(below: depth) }

    /// The screens above a depth that are made. The root is above depth -1.
    func madeScreens(above depth: Int) -> [ScreenNode] { screens.made(above: depth) }

    /// Makes the screen below the topmost one, so that a swipe can uncover it.
    func peek() { screens.peek() }

    // MARK: Destinations

    /// The destination for a value whose screen would stand above the one at a depth.
    func destination(for value: NavigationValue, aboveScreenAt depth: Int) -> (any Destination)? {
        screens.destination(for: value, above: depth)
    }

    /// The destinations that the screens up to a depth declare.
    func declaredDestinations(upTo depth: Int) -> DeclaredDestinations { screens.declaredDestinations(upTo: depth) }

    /// Whether the destination for a value at a depth is declared on a view that was pushed without a value.
    func isServedByPushedView(_ value: NavigationValue, at depth: Int) -> Bool {
        screens.isServedByPushedView(value, at: depth)
    }

    /// Whether the screen at a depth shows a value, and no view stands below it.
    func shows(_ value: NavigationValue, at depth: Int) -> Bool {
        depth <= state.shownDepth && state.entries.valueCount(below: depth) == depth && state.values[depth - 1] == value
    }

    /// The screen at a depth, made if necessary.
    func makeScreen(at depth: Int) -> ScreenNode { screens.makeScreen(at: depth) }

    /// Makes the screen of a value, to find its destinations and routes. The stack doesn't show it yet.
    func prepareScreen(at depth: Int, for value: NavigationValue, by destination: any Destination) -> ScreenNode {
        screens.prepareScreen(at: depth, for: value, by: destination)
    }

    /// Removes screens that were made ahead and aren't shown.
    func discardPreparedScreens() { screens.discardPrepared() }

    /// Searches the destinations again in the next update, because those of a screen have changed.
    func destinationsDidChange(at depth: Int) {
        screens.forgetDeclarations(from: depth)
        if snapshot.entries.waitingCount > 0 {
            var next = snapshot
            next.showWaiting()
            wanted = next
        }
        invalidate()
    }

    // MARK: Navigating

    /// Changes the wanted state. The path is written at once, and the screens follow in the next update.
    func navigate(_ change: (inout StackState) -> Void) {
        let current = snapshot
        var next = current
        change(&next)
        if next == current { return }
        wanted = next
        if next.values != current.values {
            if WriteTrace.isOn { WriteTrace.note("path of the \(nameInTrace)", in: graph) }
            path.write(next.values)
        }
        invalidate()
    }

    /// An entry for a view of a stack that is in no scene.
    func makeOwnViewEntry() -> StackEntry {
        pushedViews.makeEntry()
    }

    /// Stores a view that is about to be pushed.
    func keep(_ view: PushedView) {
        pushedViews.keep(view)
    }

    /// Changes the root of a column, and shows the change at once.
    func changeRoot(_ change: (inout StackState) -> Void) {
        var next = snapshot
        change(&next)
        wanted = nil
        show(next)
    }

    /// Stops the screen of a view, and the screens above it, from running until the next update. The values that they
    /// show may no longer exist.
    func beginEnding(_ view: PushedView) {
        guard let level = screens.level(of: view) else { return }
        for screen in screens.made(above: level - 1) { screen.scope.appearance.beginEnding() }
    }

    // MARK: The path

    /// Takes over the path that the stack had before the process ended. Its values are shown once their destinations are
    /// known.
    private func takeOfferedPath() {
        guard group.offers != nil else { return }
        let current = Tracking.untracked { path.read?() } ?? []
        guard let offered = group.takeOfferedPath(for: self, isEmpty: current.isEmpty), offered != current else {
            return
        }
        let values = path.readable(offered)
        if values.isEmpty, !offered.isEmpty { return }
        if path.read == nil { state.write(values) } else { Tracking.untracked { path.restore(values, in: graph) } }
    }

    /// Reads a bound path into the wanted state.
    private func takePath() {
        guard let read = path.read else { return }
        let values = Tracking.run(self, plan: Self.pathReads, read)
        if let refusedPath, values == refusedPath { return }
        refusedPath = nil
        if values == (wanted?.values ?? state.values) { return }
        var next = snapshot
        next.write(values)
        wanted = next
    }

    /// Whether paths are read from observable objects.
    private static let pathReads = FieldPlan.of(StackPath.self)

    private func writeWithoutRefusedValues() {
        // The app may have written another path meanwhile.
        guard isMounted, let refusedPath, Tracking.untracked({ path.read?() }) == refusedPath else { return }
        path.write(state.values)
    }

    // MARK: Updating

    func update<Root: View>(path: StackPath, root: Root) {
        self.path = path
        // The path comes first, so that views which the root presents in the same update stand above the new values.
        takePath()
        if let content = screens.ownRootNode?.content { Root._updateNode(content, to: root) }
        isDirty = false
        showWanted()
    }

    override func update() {
        takePath()
        showWanted()
    }

    private func showWanted() {
        if let next = wanted.take() {
            show(next)
        } else {
            showSameScreens()
            closeUnshownViews()
        }
    }

    private func takeWanted() {
        state = snapshot
        wanted = nil
    }

    private func show(_ goal: consuming StackState) {
        var change = StackChange(from: state.entries, to: goal.entries)
        if change.removed > 0, change.added > 0 {
            goal = goal.keepingIdentities(of: state)
            change = StackChange(from: state.entries, to: goal.entries)
        }
        if goal.values != state.values || goal.entries.waitingCount != state.entries.waitingCount {
            lastPathChange = graph.updateNumber
        }
        state = goal
        if change.isEmpty { showSameScreens() } else { show(change) }
        closeUnshownViews()
    }

    private func show(_ change: StackChange) {
        group.noteChange()
        var leaving = screens.remove(above: change.kept)
        if change.isRootReplaced, let root = screens.setRoot(state.entries.replacedRoot.flatMap { pushedViews[$0] }) {
            leaving.insert(root, at: 0)
        }
        appendScreens(above: change.kept, reusing: &leaving)
        let isWhole = resolveDestinations(from: change.kept + 1)
        screens.showTop()
        let motion = graph.transaction.disablesAnimations || !isWhole ? nil : change.motion
        if let motion, hasShown, scope.appearance.isShown { scene?.note(motion) }
        for screen in leaving.reversed() { close(screen) }
        column?.columnDidChange()
    }

    private func showSameScreens() {
        let isWhole = resolveDestinations(from: 1)
        screens.showTop()
        if isWhole { return }
        group.noteChange()
        column?.columnDidChange()
    }

    /// Adds the screens of the entries above a height.
    ///
    /// - Parameter leaving: The screens that were removed. A view that is still on the stack keeps its screen, if values
    ///   have come or gone below it.
    private func appendScreens(above height: Int, reusing leaving: inout ContiguousArray<StackScreen>) {
        let entries = state.entries.shown
        var place = state.entries.valueCount(below: height)
        for index in height..<entries.count {
            if !entries[index].isView {
                screens.append(.value(state.values[place]))
                place += 1
            } else if let view = pushedViews[entries[index]] {
                screens.append(view, reusing: &leaving)
            } else {
                screens.append(.root)
            }
        }
    }

    /// Finds for each value from a depth upwards which destination makes its screen.
    ///
    ///     stored value ──► a destination reads it ──► its screen
    ///        │ none does
    ///        ├─ no screen below declares one yet ──► the value waits, with those above it; the path stays
    ///        └─ some are declared ─────────────────► reported, and the path written without these values
    ///
    /// There may be no destination yet because the root is still loading.
    ///
    /// - Returns: Whether all values can be shown.
    @discardableResult
    private func resolveDestinations(from start: Int) -> Bool {
        guard let level = screens.resolveDestinations(from: start) else { return true }
        let entry = state.entries.shown[level - 1]
        let destination = screens.anyDestination(below: level)
        let whole = state.values
        let place = state.entries.valueCount(below: level - 1)
        let isSameWanted = wanted?.values == whole
        state.wait(from: entry)
        if isSameWanted { wanted?.wait(from: entry) }
        if let destination {
            refusedPath = whole
            state.dropWaiting()
            if isSameWanted { wanted?.dropWaiting() }
            reportUnreadable(whole[place], with: whole.count - place - 1, destination)
            graph.afterUpdate { [weak self] in self?.writeWithoutRefusedValues() }
        }
        var leaving = screens.remove(above: level - 1)
        appendScreens(above: level - 1, reusing: &leaving)
        for screen in leaving.reversed() { screens.close(screen) }
        return false
    }

    private func close(_ screen: StackScreen) {
        if case .view(let view) = screen.kind, !state.shows(view.id) {
            pushedViews.remove(view)
            view.didClose()
        }
        screens.close(screen)
    }

    /// Closes views that were pushed, but removed again before they were shown.
    private func closeUnshownViews() {
        if pushedViews.count == state.entries.viewCount + (state.entries.replacedRoot == nil ? 0 : 1) { return }
        for view in pushedViews.removeAll(where: { !state.shows($0) && wanted?.shows($0) != true }) { view.didClose() }
    }

    // MARK: As a node

    override func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .back(let steps): if !isWayBackHidden { goBack(by: max(1, steps)) }
        case .peek: if !isWayBackHidden { peek() }
        default: break
        }
    }

    func showOuterToolbar() {
        topScreen?.updateBar()
    }

    override func unmount() {
        super.unmount()
        group.remove(self)
        outerToolbar?.remove(self)
        if let outerScreen, outerScreen.innerStack === self {
            outerScreen.innerStack = nil
            if let node = outerScreen.screenNode, node.isMounted { node.updateBar() }
        }
        screens.unmount()
        column?.columnDidChange()
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool {
        screens.isOrdered(first, before: second)
    }
}
