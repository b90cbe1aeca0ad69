import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a navigation stack.
///
///     path written, or link followed, or back
///         │ what is wanted: a StackState
///         ▼
///     update(): the bound path is read ──► StackChange ──► screens go ──► destinations resolved ──► top screen made
///                                                                              └ nearest below first
///
/// Of the screens that are covered only those are made that were shown before, and those whose type says that they could
/// declare a destination that a value above needs.
///
/// In a split view each column has a stack of its own, whose root is the column's content. A stack that an app puts there
/// fills that root: its bar takes the place of the root's, and its first screen has the way back to the column before.
final class NavigationStackNode: ElementNode {
    @exclusivity(unchecked) private(set) var path: StackPath
    @exclusivity(unchecked) var state = StackState()
    /// What was asked for since the last update.
    @exclusivity(unchecked) var wanted: StackState?
    /// A path that is shown in part.
    @exclusivity(unchecked) var unreadPath: UnreadPath?
    @exclusivity(unchecked) var screens: ContiguousArray<StackScreen> = []
    /// The column's own root, while another view has taken its place.
    @exclusivity(unchecked) private var replacedRoot: StackScreen?
    @exclusivity(unchecked) private var pushedViews: [StackState.ViewID: PushedView] = [:]
    /// Of a stack outside of any scene.
    @exclusivity(unchecked) private var lastViewNumber = 0
    @exclusivity(unchecked) private var hasShown = false
    /// Screens that were made for what they declare while a URL is opened, and may come to be shown, by their place.
    @exclusivity(unchecked) var preparedScreens: [Int: StackScreen] = [:]
    /// The update in which the path last became another.
    @exclusivity(unchecked) private(set) var lastPathChange: UInt64
    let scene: SceneContext?

    /// The column of a split view that the stack is in, if it is that column's own or fills its root.
    unowned(unsafe) let column: SplitColumnNode?  // It unmounts before the column does.

    /// The screen of the column's own stack that the stack fills.
    let outerScreen: ScreenContext?

    /// Whether the stack is a column's own, and not one that an app has put there.
    var isColumnOwn: Bool { column != nil && outerScreen == nil }

    /// - Parameter column: the column whose own stack this is to be.
    init<Root: View>(path: StackPath, root: Root, in column: SplitColumnNode? = nil, under parent: _Node) {
        self.path = path
        let surroundings = EnvironmentValues(parent.scope.environment)
        scene = surroundings.sceneContext
        let outer = column == nil ? surroundings.screenContext : nil
        outerScreen = outer?.isRootOfColumn == true ? outer : nil
        self.column = column ?? outerScreen?.stack?.column
        lastPathChange = parent.graph.updateNumber
        super.init(.navigationStack, under: parent)
        scope = Scope(copying: scope)
        scope.leaveList()
        scope.row = nil
        outerScreen?.innerStack = self
        tree.respond(to: [.back, .peek], at: element, by: self)
        scene?.add(self)
        takeOfferedPath()
        state.setValues(readPath())
        var screen = StackScreen(.root)
        screens = [screen]
        screen.node = ScreenNode(depth: 0, in: self) { Root._makeNode(of: root, under: $0) }
        screens = [screen]
        applyWanted()
        for index in 0..<state.depth { screens.append(StackScreen(kind(at: index + 1))) }
        resolveDestinations(from: 1)
        showTop(motion: nil)
        hasShown = true
        outerScreen?.screenNode?.updateBar()
        self.column?.columnDidChange()
    }

    override var viewName: String { "NavigationStack" }

    func update<Root: View>(path: StackPath, root: Root) {
        self.path = path
        // The path first: what the root's views present in the same update stands above the new path.
        takePath()
        if let content = (replacedRoot ?? screens[0]).node?.content { Root._updateNode(content, to: root) }
        isDirty = false
        showWanted()
    }

    override func update() {
        takePath()
        showWanted()
    }

    private func showWanted() {
        let next = wanted ?? state
        wanted = nil
        show(next)
    }

    /// Takes over the path that the stack had before the process ended. Whether its values can be shown comes out when the
    /// destinations are there.
    private func takeOfferedPath() {
        guard let scene, scene.offers != nil else { return }
        let current = Tracking.untracked { path.read?() } ?? []
        guard let offered = scene.takeOfferedPath(for: self, isEmpty: current.isEmpty), offered != current else {
            return
        }
        let values = path.readable(offered)
        if values.isEmpty, !offered.isEmpty { return }
        if path.read == nil { state.setValues(values) } else { Tracking.untracked { path.restore(values, in: graph) } }
    }

    /// Wants what the path holds now.
    private func takePath() {
        let values = readPath()
        if values != (wanted ?? state).values { wanted = StackState(values: values) }
    }

    /// The values of the bound path; of an implicit one, what is wanted or shown.
    private func readPath() -> [NavigationValue] {
        guard let read = path.read else { return (wanted ?? state).values }
        let values = Tracking.run(self, plan: Self.pathReads, read)
        return unreadPath == nil ? values : readable(values)
    }

    /// Whether paths are read from observable objects.
    private static let pathReads = FieldPlan.of(StackPath.self)

    // MARK: Showing

    private func show(_ next: StackState) {
        let change = StackChange(from: state, to: next)
        if next.values != state.values { lastPathChange = graph.updateNumber }
        state = next
        if change.removed > 0 || change.added > 0 {
            scene?.noteNavigationChange()
            let leaving = screens[(change.kept + 1)...]
            screens.removeSubrange((change.kept + 1)...)
            if change.added > 0 {
                for index in (change.kept + 1)...(change.kept + change.added) {
                    screens.append(takePreparedScreen(at: index) ?? StackScreen(kind(at: index)))
                }
            }
            let isWhole = resolveDestinations(from: change.kept + 1)
            showTop(motion: graph.transaction.disablesAnimations || !isWhole ? nil : change.motion)
            for screen in leaving.reversed() { close(screen) }
            column?.columnDidChange()
        } else {
            let isWhole = resolveDestinations(from: 1)
            showTop(motion: nil)
            if !isWhole {
                scene?.noteNavigationChange()
                column?.columnDidChange()
            }
        }
        closeUnshownViews()
    }

    /// Closes views that were pushed but gave way to others, or to a path, before they were shown.
    private func closeUnshownViews() {
        if pushedViews.count == state.views.count + (replacedRoot == nil ? 0 : 1) { return }
        for (id, view) in pushedViews
        where !state.views.contains(id) && wanted?.views.contains(id) != true && !screens[0].shows(view) {
            pushedViews[id] = nil
            view.didClose()
        }
    }

    func kind(at index: Int) -> StackScreen.Kind {
        if index == 0 { return .root }
        if index <= state.values.count { return .value(state.values[index - 1]) }
        let id = state.views[index - 1 - state.values.count]
        return pushedViews[id].map { .view($0) } ?? .root
    }

    /// The screen at `index`, if it was made already while a URL was being opened.
    private func takePreparedScreen(at index: Int) -> StackScreen? {
        if preparedScreens.isEmpty { return nil }
        guard case .value(let value) = kind(at: index), let screen = preparedScreens[index],
            case .value(value) = screen.kind
        else { return nil }
        preparedScreens[index] = nil
        return screen
    }

    /// Makes sure that the topmost screen is there, and covers all others.
    private func showTop(motion: StackChange.Motion?) {
        let top = screens.count - 1
        let node = makeScreen(at: top)
        for index in 0..<top { screens[index].node?.setCovered(true) }
        node.setCovered(false)
        place(node, at: top)  // Last: its bar has taken items over from another by now, which must be told first.
        if let motion, hasShown, scope.appearance.isShown { scene?.note(motion) }
    }

    /// The node of a screen, made if need be.
    @discardableResult
    func makeScreen(at index: Int) -> ScreenNode {
        let screen = screens[index]
        if let node = screen.node { return node }
        let destination = screen.destination
        let node: ScreenNode
        switch screen.kind {
        case .root:
            node = ScreenNode(depth: index, in: self) { _Node(under: $0) }
        case .view(let view):
            node = ScreenNode(depth: index, in: self) { view.makeNode(under: $0) }
        case .value(let value):
            if destination == nil { reportMissingDestination(for: value) }
            node = ScreenNode(depth: index, in: self) { parent in
                destination?.makeNode(for: value, under: parent)
                    ?? MissingDestination._makeNode(of: MissingDestination(), under: parent)
            }
        }
        screens[index].node = node
        return node
    }

    /// Puts the element of a screen among those of the stack, if it isn't there.
    private func place(_ node: ScreenNode, at index: Int) {
        if node.element.parent != nil { return }
        let next = screens[(index + 1)...].lazy.compactMap { $0.node?.element }.first { $0.parent != nil }
        tree.insert(node.element, into: element, before: next)
    }

    private func close(_ screen: StackScreen) {
        if case .view(let view) = screen.kind {
            pushedViews[view.id] = nil
            view.didClose()
        }
        closeNode(of: screen)
    }

    func closeNode(of screen: StackScreen) {
        guard let node = screen.node else { return }
        node.end()
        node.unmount()
        tree.remove(node.element)
    }

    func setDestination(_ destination: any Destination, ofScreenAt index: Int) {
        screens[index].destination = destination
    }

    // MARK: The root of a column

    /// Whether another view stands in the place of the column's own root.
    var isRootReplaced: Bool { replacedRoot != nil }

    /// The view that stands in the place of the column's own root.
    var replacingView: StackState.ViewID? {
        if replacedRoot != nil, case .view(let view) = screens[0].kind { view.id } else { nil }
    }

    /// The value whose view stands in the place of the column's own root.
    var replacingValue: NavigationValue? {
        if replacedRoot != nil, case .view(let view) = screens[0].kind {
            (view as? DestinationView)?.value
        } else {
            nil
        }
    }

    /// Puts a view in the place of the column's own root, or of what has taken that place before, with nothing above it.
    func replaceRoot(with view: PushedView) {
        show(StackState())
        wanted = nil
        let former = screens[0]
        pushedViews[view.id] = view
        screens[0] = StackScreen(.view(view))
        if replacedRoot == nil { replacedRoot = former } else { close(former) }
        former.node?.setCovered(true)
        showTop(motion: nil)
        rootDidChange()
    }

    /// Takes a view away that stands in the place of the column's root.
    ///
    /// - Returns: Whether it did.
    @discardableResult
    func restoreRoot(from view: PushedView? = nil) -> Bool {
        guard let root = replacedRoot else { return false }
        if let view, !screens[0].shows(view) { return false }
        show(StackState())
        wanted = nil
        let former = screens[0]
        replacedRoot = nil
        screens[0] = root
        showTop(motion: nil)
        close(former)
        rootDidChange()
        return true
    }

    private func rootDidChange() {
        scene?.noteNavigationChange()
        column?.columnDidChange()
    }

    // MARK: Navigating

    /// Follows a link to a value, if a destination for it can be seen from the screen at `depth`.
    ///
    /// - Returns: Whether it could.
    func push(_ value: NavigationValue, fromScreenAt depth: Int) -> Bool {
        guard path.accepts(value), nearestDestination(for: value, fromScreenAt: depth) != nil else { return false }
        var next = wanted ?? state
        next.push(value)
        navigate(to: next)
        return true
    }

    /// Shows a value above the root and nothing else, if one of the screens has a destination for it.
    ///
    /// - Returns: Whether it could.
    func showOnly(_ value: NavigationValue) -> Bool {
        guard path.accepts(value), nearestDestination(for: value, fromScreenAt: 0) != nil else { return false }
        navigate(to: StackState(values: [value]))
        return true
    }

    /// Shows a view above the screen at `depth`.
    func push(_ view: PushedView, aboveScreenAt depth: Int) {
        pushedViews[view.id] = view
        var next = wanted ?? state
        next.push(view.id, aboveScreenAt: depth)
        navigate(to: next)
    }

    /// Takes a view that was pushed away, with all above it.
    ///
    /// The stack is updated in the next pass, being shallower than whoever calls. Until then those screens must not run:
    /// what they show may have gone with the reason to show them.
    func remove(_ view: PushedView) {
        if restoreRoot(from: view) { return }
        if let index = screens.firstIndex(where: { $0.shows(view) }) {
            for screen in screens[index...] { screen.node?.scope.appearance.beginEnding() }
        }
        var next = wanted ?? state
        next.remove(view.id)
        navigate(to: next)
    }

    /// An id of a view that no other stack of the scene has: a view may be made for one column and stand in the next.
    func makeViewID() -> StackState.ViewID {
        if let scene { return scene.makeViewID() }
        lastViewNumber += 1
        return StackState.ViewID(number: lastViewNumber)
    }

    /// Goes back until `depth` screens stand above the root. One further than the root is the column before.
    func pop(to depth: Int) {
        if depth < 0 {
            column?.leave()
            return
        }
        var next = wanted ?? state
        next.pop(to: depth)
        navigate(to: next)
    }

    func navigate(to next: StackState) {
        let current = wanted ?? state
        if next == current {
            if next.depth == 0 { forgetUnreadValues() }
            return
        }
        wanted = next
        if next.values != current.values { path.write(next.values) }
        invalidate()
    }

    private func applyWanted() {
        state = wanted ?? state
        wanted = nil
    }

    override func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .back(let steps): goBack(by: max(1, steps))
        case .peek: peek()
        default: break
        }
    }

    /// Goes back by some screens; from the root of a column also out of it, where columns are levels of one stack.
    private func goBack(by steps: Int) {
        if steps == 1, let column, column.isCollapsed, column.shownStack === self {
            column.goBackOneStep()
        } else {
            leave(to: max(0, state.depth - steps))
        }
    }

    /// Has the screen below the topmost one ready for a swipe to uncover. It stays covered: the swipe may be let go.
    private func peek() {
        let below = state.depth - 1
        guard below >= 0 else { return }
        let node = makeScreen(at: below)
        node.setCovered(true)
        node.showBar()
        place(node, at: below)
    }

    /// Brings the topmost screen's bar up to date with a covered screen, whose title it may bear.
    func coveredBarDidChange() {
        screens.last?.node?.updateBar()
    }

    // MARK: State as a value

    /// What is shown, for the scene's history.
    var snapshot: StackState { stateWithUnreadValues ?? wanted ?? state }

    /// Shows what a snapshot holds, as far as that can be shown again: views that were pushed can't once they are gone.
    func restore(_ snapshot: StackState) {
        var next = StackState(values: snapshot.values)
        if snapshot.values == state.values {
            for view in snapshot.views.prefix(while: { pushedViews[$0] != nil }) {
                next.push(view, aboveScreenAt: next.depth)
            }
        }
        navigate(to: next)
    }

    /// The screen that is shown.
    var topScreen: ScreenNode? { screens.last?.node }

    /// The next screen below the one at `depth` that is made. The root always is.
    func madeScreen(below depth: Int) -> ScreenNode? {
        screens.prefix(depth).last { $0.node != nil }?.node
    }

    /// The screen below the one at `depth`, if it is made.
    func screen(below depth: Int) -> ScreenNode? {
        depth > 0 ? screens[depth - 1].node : nil
    }

    override func unmount() {
        super.unmount()
        scene?.remove(self)
        if let outerScreen, outerScreen.innerStack === self {
            outerScreen.innerStack = nil
            if let node = outerScreen.screenNode, node.isMounted { node.updateBar() }
        }
        for screen in screens { screen.node?.unmount() }
        discardPreparedScreens()
        replacedRoot?.node?.unmount()
        column?.columnDidChange()
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool {
        if replacedRoot?.node === first { return true }
        return (screens.firstIndex { $0.node === first } ?? 0) < (screens.firstIndex { $0.node === second } ?? 0)
    }
}
