import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a navigation stack. Its state is a `StackProgress`, which is private. The node makes the screens follow it.
///
///     link, back, view pushed ──► navigate { … } ──► the wanted state; its path is written at once
///     path written by the app ──► the next update reads it ───┐          │
///                                                             ▼          ▼
///     update ──► StackChange ──► screens go and come ──► destinations resolved ──► the top screen made and shown
///
/// In a split view each column has its own stack, whose root is the column's content. If the app puts a stack there,
/// that stack fills the root: its bar replaces the root's bar, and its first screen has the button back to the column
/// before.
final class NavigationStackNode: ElementNode, ElementResponder, ToolbarContainer {
    @exclusivity(unchecked) private var path: StackPath
    private let progress = StackProgress()
    @exclusivity(unchecked) private var hasShown = false
    /// The update in which the path last changed.
    @exclusivity(unchecked) private(set) var lastPathChange: UInt64
    /// The screens. `init` sets them once the stack is a node.
    @exclusivity(unchecked) private var screens: StackScreens!
    /// The destinations that the screens declare.
    @exclusivity(unchecked) private var destinations: StackDestinations!
    let surroundings: StackSurroundings

    /// The toolbar items around the stack, unless it is in a column.
    private var outerToolbar: OuterToolbar?

    /// The toolbar items around the stack, or around the split view if they belong in this column's bars.
    var containerItems: [ToolbarItemPreference] { outerToolbar?.items(for: self) ?? column?.containerItems ?? [] }

    /// - Parameter column: The column, if the stack is that column's own.
    init<Root: View>(path: StackPath, root: Root, in column: (any StackColumn)? = nil, under parent: _Node) {
        self.path = path
        surroundings = StackSurroundings(under: parent, column: column)
        lastPathChange = parent.graph.updateNumber
        super.init(.navigationStack, under: parent)
        screens = StackScreens(of: self)
        destinations = StackDestinations(of: screens)
        if surroundings.isNested { reportNesting() }
        scope = Scope(copying: scope)
        scope.leaveRow()
        outerScreen?.innerStack = self
        if surroundings.column == nil { outerToolbar = takeOuterToolbar() }
        tree.respond(to: [.back, .peek], at: element, by: self)
        group.add(self)
        takeOfferedPath()
        takePath()
        progress.settle()
        screens.makeRoot { Root._makeNode(of: root, under: $0) }
        progress.settle()
        var none: ContiguousArray<StackScreen> = []
        screens.append(progress.shown, above: 0, reusing: &none)
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
    var snapshot: StackState { progress.latest }

    /// The state that is shown.
    var shown: StackState { progress.shown }

    /// The number of screens that are shown above the root.
    var shownDepth: Int { progress.shown.shownDepth }

    /// The view that replaces the root of a column.
    var rootReplacement: PushedView? { screens.replacingView }

    /// The root, or the view that replaces it.
    var root: ScreenNode? { screens.root }

    /// The screen that is shown.
    var topScreen: ScreenNode? { screens.top }

    /// The screen at a depth, if it is made.
    func screen(at depth: Int) -> ScreenNode? { screens.screen(at: depth) }

    /// The screen at a depth, made if it can have a title.
    func titledScreen(at depth: Int) -> ScreenNode? { screens.titledScreen(at: depth) }

    /// The next screen below the one at `depth` that is made. The root always is.
    func madeScreen(below depth: Int) -> ScreenNode? { screens.madeScreen(below: depth) }

    /// The screens above a depth that are made. The root is above depth -1.
    func madeScreens(above depth: Int) -> [ScreenNode] { screens.made(above: depth) }

    /// The screen at a depth, made if necessary.
    func makeScreen(at depth: Int) -> ScreenNode { screens.makeScreen(at: depth) }

    /// A screen for a value that isn't shown yet, made ahead while a URL is opened.
    func prepareScreen(at depth: Int, for value: NavigationValue, by destination: any Destination) -> ScreenNode {
        screens.prepareScreen(at: depth, for: value, by: destination)
    }

    /// Removes the screens that were made ahead and aren't shown.
    func removePreparedScreens() { screens.removePrepared() }

    // MARK: Destinations

    /// The destination for a value whose screen stands, or would stand, above the one at a depth.
    func destination(for value: NavigationValue, aboveScreenAt depth: Int) -> (any Destination)? {
        destinations.nearest(for: value, above: depth)
    }

    /// Whether the destination for a value at a depth is declared on a view that was pushed without a value.
    func isServedByPushedView(_ value: NavigationValue, at depth: Int) -> Bool {
        destinations.isServedByPushedView(value, at: depth)
    }

    /// The destinations that the screens up to a depth declare.
    func declaredDestinations(upTo depth: Int) -> DestinationTable {
        destinations.declared(upTo: depth)
    }

    /// Forgets the destinations of the screens from a depth upwards, because these screens have changed.
    func forgetDestinations(from depth: Int) {
        destinations.forget(from: depth)
    }

    // MARK: Navigating

    /// Searches the destinations again in the next update, because those of a screen have changed.
    func destinationsDidChange(at depth: Int) {
        destinations.forget(from: depth)
        progress.wantWaiting()
        invalidate()
    }

    /// Changes the wanted state. The path is written at once, and the screens follow in the next update.
    func navigate(_ change: (inout StackState) -> Void) {
        let current = snapshot
        var next = current
        change(&next)
        if next == current { return }
        progress.want(next)
        if next.values != current.values {
            if WriteTrace.isOn { WriteTrace.note("path of the \(nameInTrace)", in: graph) }
            path.write(next.values)
        }
        invalidate()
    }

    /// An entry for a view of a stack that is in no scene.
    func makeOwnViewEntry() -> StackEntry {
        screens.makeOwnViewEntry()
    }

    /// Stores a view that is about to be pushed.
    func keep(_ view: PushedView) {
        screens.keep(view)
    }

    /// Changes the root of a column, and shows the change at once.
    func changeRoot(_ change: (inout StackState) -> Void) {
        var next = snapshot
        change(&next)
        _ = progress.takeWanted()
        show(next)
    }

    /// Stops the screen of a view, and the screens above it, from running until the next update. The values that they
    /// show may no longer exist.
    func beginEnding(_ view: PushedView) {
        screens.beginEnding(view)
    }

    // MARK: The path

    /// Takes over the path that the stack had before the process ended. Its values are shown once their destinations are
    /// known.
    private func takeOfferedPath() {
        guard let offers = group.offers else { return }
        let current = Tracking.untracked { path.read?() } ?? []
        // A tab may be made long after the scene. A path that the app has filled by then stays.
        guard current.isEmpty || offers.isFirstUpdate && group.outer == nil,
            let offered = group.takeOffer(from: \.stacks, for: self), offered != current
        else { return }
        let values = path.readable(offered)
        if values.isEmpty, !offered.isEmpty { return }
        if path.read == nil { progress.read(values) } else { Tracking.untracked { path.restore(values, in: graph) } }
    }

    /// Reads a bound path.
    private func takePath() {
        guard let read = path.read else { return }
        progress.read(Tracking.run(self, plan: Self.pathReads, read))
    }

    /// Whether paths are read from observable objects.
    private static let pathReads = FieldPlan.of(StackPath.self)

    private func writeWithoutRefusedValues() {
        // The app may have written another path meanwhile.
        guard isMounted, let current = Tracking.untracked({ path.read?() }), progress.refuses(current) else { return }
        path.write(progress.shown.values)
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
        if let next = progress.takeWanted() {
            show(next)
        } else {
            showSameScreens()
            closeUnshownViews()
        }
    }

    private func show(_ goal: consuming StackState) {
        let change = progress.show(goal)
        if change.isOtherPath { lastPathChange = graph.updateNumber }
        if change.screens.isEmpty { showSameScreens() } else { show(change.screens) }
        closeUnshownViews()
    }

    private func show(_ change: StackChange) {
        group.noteChange()
        var leaving = screens.remove(above: change.kept)
        if change.isRootReplaced, let root = screens.setRoot(progress.shown.entries.replacedRoot) {
            leaving.insert(root, at: 0)
        }
        if change.added > 0 { screens.append(progress.shown, above: change.kept, reusing: &leaving) }
        let isWhole = resolveDestinations(from: change.kept + 1)
        screens.showTop()
        let motion = graph.transaction.disablesAnimations || !isWhole ? nil : change.motion
        if let motion, hasShown, scope.appearance.isShown { scene?.note(motion) }
        close(leaving)
        column?.columnDidChange()
    }

    private func showSameScreens() {
        let isWhole = resolveDestinations(from: 1)
        screens.showTop()
        if isWhole { return }
        group.noteChange()
        column?.columnDidChange()
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
        if let destination = destinations.any(below: level) {
            reportUnreadable(progress.refuse(at: level), destination)
            graph.afterUpdate { [weak self] in self?.writeWithoutRefusedValues() }
        } else {
            progress.wait(at: level)
        }
        var leaving = screens.remove(above: level - 1)
        screens.append(progress.shown, above: level - 1, reusing: &leaving)
        close(leaving)
        return false
    }

    private func close(_ leaving: ContiguousArray<StackScreen>) {
        screens.close(leaving) { progress.shown.shows($0) }
    }

    /// Closes views that were pushed, but removed again before they were shown.
    private func closeUnshownViews() {
        let rootViews = progress.shown.entries.replacedRoot == nil ? 0 : 1
        if screens.viewCount == progress.shown.entries.viewCount + rootViews { return }
        screens.closeViews { progress.holds($0) }
    }

    // MARK: As a node

    func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .back(let steps): if !isWayBackHidden { goBack(by: max(1, steps)) }
        case .peek: if !isWayBackHidden { screens.peek() }
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
