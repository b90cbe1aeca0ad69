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
final class NavigationStackNode: ElementNode {
    @exclusivity(unchecked) private var path: StackPath
    @exclusivity(unchecked) private var state = StackState()
    /// What was asked for since the last update.
    @exclusivity(unchecked) private var wanted: StackState?
    @exclusivity(unchecked) private var screens: ContiguousArray<StackScreen> = []
    @exclusivity(unchecked) private var pushedViews: [StackState.ViewID: PushedView] = [:]
    @exclusivity(unchecked) private var lastViewNumber = 0
    @exclusivity(unchecked) private var hasShown = false
    let scene: SceneContext?

    init<Root: View>(path: StackPath, root: Root, under parent: _Node) {
        self.path = path
        scene = EnvironmentValues(parent.scope.environment).sceneContext
        super.init(.navigationStack, under: parent)
        scope = Scope(copying: scope)
        scope.lazyRows = nil
        scope.row = nil
        scope.isInList = false
        tree.respond(to: [.back, .peek], at: element, by: self)
        scene?.add(self)
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
    }

    override var viewName: String { "NavigationStack" }

    func update<Root: View>(path: StackPath, root: Root) {
        self.path = path
        // The path first: what the root's views present in the same update stands above the new path.
        takePath()
        if let content = screens[0].node?.content { Root._updateNode(content, to: root) }
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

    /// Wants what the path holds now.
    private func takePath() {
        let values = readPath()
        if values != (wanted ?? state).values { wanted = StackState(values: values) }
    }

    /// The values of the bound path; of an implicit one, what is wanted or shown.
    private func readPath() -> [NavigationValue] {
        guard let read = path.read else { return (wanted ?? state).values }
        return Tracking.run(self, plan: Self.pathReads, read)
    }

    /// Whether paths are read from observable objects.
    private static let pathReads = FieldPlan.of(StackPath.self)

    // MARK: Showing

    private func show(_ next: StackState) {
        let change = StackChange(from: state, to: next)
        state = next
        if change.removed > 0 || change.added > 0 {
            scene?.noteNavigationChange()
            let leaving = screens[(change.kept + 1)...]
            screens.removeSubrange((change.kept + 1)...)
            if change.added > 0 {
                for index in (change.kept + 1)...(change.kept + change.added) {
                    screens.append(StackScreen(kind(at: index)))
                }
            }
            resolveDestinations(from: change.kept + 1)
            showTop(motion: graph.transaction.disablesAnimations ? nil : change.motion)
            for screen in leaving.reversed() { close(screen) }
        } else {
            resolveDestinations(from: 1)
            showTop(motion: nil)
        }
        closeUnshownViews()
    }

    /// Closes views that were pushed but gave way to others, or to a path, before they were shown.
    private func closeUnshownViews() {
        if pushedViews.count == state.views.count { return }
        for (id, view) in pushedViews where !state.views.contains(id) && wanted?.views.contains(id) != true {
            pushedViews[id] = nil
            view.didClose()
        }
    }

    private func kind(at index: Int) -> StackScreen.Kind {
        if index == 0 { return .root }
        if index <= state.values.count { return .value(state.values[index - 1]) }
        let id = state.views[index - 1 - state.values.count]
        return pushedViews[id].map { .view($0) } ?? .root
    }

    /// Makes sure that the topmost screen is there, and covers all others.
    private func showTop(motion: StackChange.Motion?) {
        let top = screens.count - 1
        let node = makeScreen(at: top)
        place(node, at: top)
        for index in 0..<top { screens[index].node?.setCovered(true) }
        node.setCovered(false)
        if let motion, hasShown { scene?.note(motion) }
    }

    /// The node of a screen, made if need be.
    @discardableResult
    private func makeScreen(at index: Int) -> ScreenNode {
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
        guard let node = screen.node else { return }
        node.end()
        node.unmount()
        tree.remove(node.element)
    }

    // MARK: Destinations

    /// Finds for each screen from `start` on which declaration makes it: the nearest below it.
    ///
    /// One walk from the root upwards. What has been declared so far is kept by type, so that the walk costs the same for
    /// each screen however many stand below it.
    private func resolveDestinations(from start: Int) {
        let topValue = state.values.count
        if topValue == 0 { return }
        var declared = DeclaredDestinations()
        for index in 0...topValue {
            if index >= start, case .value(let value) = screens[index].kind,
                let found = declared.nearest(for: value.typeID), screens[index].destination !== found
            {
                adopt(found, at: index)
            }
            if index < topValue, screens[index].canDeclare {
                for destination in makeScreen(at: index).context.destinations {
                    if let other = declared.add(destination), !destination.isRepetitionReported {
                        destination.isRepetitionReported = true
                        reportRepetition(of: destination, above: other)
                    }
                }
            }
        }
    }

    /// The destination for a type of value that is nearest to the screen at `index`, from there down to the root.
    private func nearestDestination(for value: NavigationValue, fromScreenAt index: Int) -> (any Destination)? {
        for lower in stride(from: min(index, screens.count - 1), through: 0, by: -1) where screens[lower].canDeclare {
            if let found = makeScreen(at: lower).context.destination(for: value.typeID) { return found }
        }
        return nil
    }

    private func adopt(_ destination: any Destination, at index: Int) {
        screens[index].destination = destination
        guard let node = screens[index].node, case .value(let value) = screens[index].kind else { return }
        node.replaceContent { destination.makeNode(for: value, under: $0) ?? _Node(under: $0) }
    }

    /// Looks again which destinations there are, soon: views have come or gone that declare some.
    func destinationsDidChange() {
        invalidate()
    }

    private func reportRepetition(of nearer: any Destination, above other: any Destination) {
        Diagnostics.report(
            """
            A navigationDestination for “\(nearer.typeName)” was declared earlier on the stack. For screens above it the \
            nearest one is used, at \(nearer.place), and not the one at \(other.place); SwiftUI uses only the destination \
            declared closest to the root view of the stack. Declare each type once.
            """, fileID: nearer.fileID, line: nearer.line)
    }

    private func reportMissingDestination(for value: NavigationValue) {
        Diagnostics.report(
            """
            The path of a NavigationStack holds a value of type “\(value.type)” but there is no matching \
            navigationDestination declaration in the stack. Add .navigationDestination(for: \(value.type).self) to the \
            stack's root view.
            """)
    }

    // MARK: Navigating

    /// Follows a link to a value, if a destination for it can be seen from the screen that the link is on.
    func push(_ value: NavigationValue, from context: ScreenContext, fileID: StaticString, line: UInt) {
        guard path.accepts(value) else {
            Diagnostics.report(
                """
                A NavigationLink is presenting a value of type “\(value.type)” but the path of its NavigationStack only \
                holds values of type “\(path.elementType.map { "\($0)" } ?? "")”. The link cannot be activated. Use a \
                NavigationPath for values of several types.
                """, fileID: fileID, line: line)
            return
        }
        guard nearestDestination(for: value, fromScreenAt: context.depth) != nil else {
            Diagnostics.report(
                """
                A NavigationLink is presenting a value of type “\(value.type)” but there is no matching \
                navigationDestination declaration visible from the location of the link. The link cannot be activated.
                Note: Links search for destinations in any surrounding NavigationStack, then within the same column of a \
                NavigationSplitView.
                """, fileID: fileID, line: line)
            return
        }
        var next = wanted ?? state
        next.push(value)
        navigate(to: next)
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
        if let index = screens.firstIndex(where: { $0.shows(view) }) {
            for screen in screens[index...] { screen.node?.scope.appearance.beginEnding() }
        }
        var next = wanted ?? state
        next.remove(view.id)
        navigate(to: next)
    }

    func makeViewID() -> StackState.ViewID {
        lastViewNumber += 1
        return StackState.ViewID(number: lastViewNumber)
    }

    /// Goes back until `depth` screens stand above the root.
    func pop(to depth: Int) {
        var next = wanted ?? state
        next.pop(to: depth)
        navigate(to: next)
    }

    private func navigate(to next: StackState) {
        let current = wanted ?? state
        if next == current { return }
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
        case .back(let steps): pop(to: state.depth - max(1, steps))
        case .peek: peek()
        default: break
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
    var snapshot: StackState { wanted ?? state }

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

    /// The screen below the one at `depth`, if it is made.
    func screen(below depth: Int) -> ScreenNode? {
        depth > 0 ? screens[depth - 1].node : nil
    }

    override func unmount() {
        super.unmount()
        scene?.remove(self)
        for screen in screens { screen.node?.unmount() }
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool {
        (screens.firstIndex { $0.node === first } ?? 0) < (screens.firstIndex { $0.node === second } ?? 0)
    }
}

/// One level of a stack: what it shows, and the node once there is one.
@MainActor
struct StackScreen {
    enum Kind {
        case root
        case value(NavigationValue)
        case view(PushedView)
    }

    let kind: Kind
    var destination: (any Destination)?
    var node: ScreenNode?

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// Whether the screen is that of a pushed view.
    func shows(_ view: PushedView) -> Bool {
        if case .view(let shown) = kind { shown === view } else { false }
    }

    /// Whether some view of the screen declares destinations, or could if it were made.
    var canDeclare: Bool {
        if let node { return !node.context.destinations.isEmpty }
        return switch kind {
        case .root: true
        case .value: destination?.canDeclareDestinations ?? false
        case .view(let view): view.canDeclareDestinations
        }
    }
}
