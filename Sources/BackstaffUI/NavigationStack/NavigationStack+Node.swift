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
final class NavigationStackNode: ElementNode, ToolbarContainer {
    @exclusivity(unchecked) private(set) var path: StackPath
    @exclusivity(unchecked) var state = StackState()
    /// What was asked for since the last update.
    @exclusivity(unchecked) var wanted: StackState?
    /// A path that is shown in part.
    @exclusivity(unchecked) var unreadPath: UnreadPath?
    @exclusivity(unchecked) var screens: ContiguousArray<StackScreen> = []
    /// The column's own root, while another view has taken its place.
    @exclusivity(unchecked) var replacedRoot: StackScreen?
    @exclusivity(unchecked) var pushedViews: [StackState.ViewID: PushedView] = [:]
    /// Of a stack outside of any scene.
    @exclusivity(unchecked) var lastViewNumber = 0
    @exclusivity(unchecked) var hasShown = false
    /// Screens that were made for what they declare while a URL is opened, and may come to be shown, by their place.
    @exclusivity(unchecked) var preparedScreens: [Int: StackScreen] = [:]
    /// The update in which the path last became another.
    @exclusivity(unchecked) var lastPathChange: UInt64
    let scene: SceneContext?

    /// The column of a split view that the stack is in, if it is that column's own or fills its root.
    unowned(unsafe) let column: SplitColumnNode?  // It unmounts before the column does.

    /// The screen of the column's own stack that the stack fills.
    let outerScreen: ScreenContext?

    /// The toolbar items around the stack, if it is no column's.
    @exclusivity(unchecked) private var outerToolbar: OuterToolbar?

    /// The toolbar items around the stack, or around the split view whose columns are to have them.
    var containerItems: [ToolbarItemPreference] { outerToolbar?.items(for: self) ?? column?.containerItems ?? [] }

    /// What is shown above the window that the stack is in. Its stacks are no part of the scene's history.
    unowned(unsafe) let presentation: PresentationNode?  // It unmounts the stack.

    /// Whether the stack is a column's own, and not one that an app has put there.
    var isColumnOwn: Bool { column != nil && outerScreen == nil }

    /// - Parameter column: the column whose own stack this is to be.
    init<Root: View>(path: StackPath, root: Root, in column: SplitColumnNode? = nil, under parent: _Node) {
        self.path = path
        let surroundings = EnvironmentValues(parent.scope.environment)
        scene = surroundings.sceneContext
        let surroundingScreen = surroundings.screenContext
        let outer = column == nil ? surroundingScreen : nil
        presentation = surroundingScreen?.presentation
        outerScreen = outer?.isRootOfColumn == true && outer?.isFilled(by: parent, in: scene) == true ? outer : nil
        self.column = column ?? outerScreen?.stack?.column
        lastPathChange = parent.graph.updateNumber
        super.init(.navigationStack, under: parent)
        if outer?.stack != nil, outer?.isRootOfColumn != true { reportNesting() }
        scope = Scope(copying: scope)
        scope.leaveRow()
        outerScreen?.innerStack = self
        if self.column == nil { outerToolbar = takeOuterToolbar() }
        tree.respond(to: [.back, .peek], at: element, by: self)
        if let presentation { presentation.add(self) } else { scene?.add(self) }
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
        guard presentation == nil, let scene, scene.hasOffers(at: self) else { return }
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

    private func applyWanted() {
        state = wanted ?? state
        wanted = nil
    }

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
        if let presentation { presentation.remove(self) } else { scene?.remove(self) }
        outerToolbar?.remove(self)
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
