import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The screens of a stack, and the views that were pushed without a value. Some screens have a node, and others haven't
/// been made yet. The screen of a value is made by a destination.
///
///     level 0: the root │ 1 … depth: one screen for each entry of the stack's state
///
/// A covered screen is made only if it was shown before, if its type can declare a destination that a value above it
/// needs, or if its type can set a title and the back button of the shown screen needs it.
@MainActor
final class StackScreens {
    // The stack owns its screens. A checked reference would take 330 instructions of a push and pop.
    private unowned(unsafe) let stack: NavigationStackNode
    @exclusivity(unchecked) private var levels: ContiguousArray<StackScreen> = [StackScreen(.root)]
    /// The column's own root, while another view replaces it.
    @exclusivity(unchecked) private var ownRoot: StackScreen?
    /// The views that were pushed without a value.
    @exclusivity(unchecked) private var views = PushedViews()
    /// The screens that are made ahead while a URL is opened.
    @exclusivity(unchecked) private var prepared: PreparedScreens?

    init(of stack: NavigationStackNode) {
        self.stack = stack
    }

    // MARK: Reading

    /// The number of screens, with the root.
    var count: Int { levels.count }

    /// The root, or the view that replaces it.
    var root: ScreenNode? { levels[0].node }

    /// The node of the root that the stack was made with, shown or replaced.
    var ownRootNode: ScreenNode? { (ownRoot ?? levels[0]).node }

    /// The view that replaces the root of a column.
    var replacingView: PushedView? {
        if case .view(let view) = levels[0].kind { view } else { nil }
    }

    /// The screen that is shown.
    var top: ScreenNode? { levels.last?.node }

    /// The screen at a level, if it is made.
    func screen(at level: Int) -> ScreenNode? {
        levels.indices.contains(level) ? levels[level].node : nil
    }

    /// The nearest screen below a level that is made. The root always is.
    func madeScreen(below level: Int) -> ScreenNode? {
        levels.prefix(level).last { $0.node != nil }?.node
    }

    /// Whether another view replaces the root of a column.
    var isRootReplaced: Bool { ownRoot != nil }

    /// Whether the screen at a level is that of a pushed view.
    func showsView(at level: Int) -> Bool {
        if case .view = levels[level].kind { true } else { false }
    }

    /// The screens above a level that are made.
    func made(above level: Int) -> [ScreenNode] {
        levels.dropFirst(level + 1).compactMap(\.node)
    }

    func isOrdered(_ first: _Node, before second: _Node) -> Bool {
        if ownRoot?.node === first { return true }
        return levels.lazy.compactMap(\.node).isOrdered(first, before: second)
    }

    // MARK: Making

    /// Makes the root.
    func makeRoot(_ makeContent: (_Node) -> _Node) {
        levels[0].node = ScreenNode(depth: 0, in: stack, makeContent)
    }

    /// The node of a screen, made if necessary.
    @discardableResult
    func makeScreen(at level: Int) -> ScreenNode {
        let screen = levels[level]
        if let node = screen.node { return node }
        let destination = screen.destination
        let node: ScreenNode
        switch screen.kind {
        case .root:
            node = ScreenNode(depth: level, in: stack) { _Node(under: $0) }
        case .view(let view):
            node = ScreenNode(depth: level, in: stack) { view.makeNode(under: $0) }
        case .value(let value):
            if destination == nil { stack.reportMissingDestination(for: value) }
            node = ScreenNode(depth: level, in: stack) { parent in
                destination?.makeNode(for: value, under: parent)
                    ?? MissingDestination._makeNode(of: MissingDestination(), under: parent)
            }
        }
        levels[level].node = node
        return node
    }

    /// The screen at a level, made if necessary, or `nil` if its views can't declare destinations.
    func makeDeclaringScreen(at level: Int) -> ScreenNode? {
        levels[level].canDeclare ? makeScreen(at: level) : nil
    }

    /// The screen at a level, made if its views can set a title, or `nil` if there is none.
    func titledScreen(at level: Int) -> ScreenNode? {
        guard levels.indices.contains(level) else { return nil }
        if let node = levels[level].node { return node }
        guard levels[level].canSetTitle else { return nil }
        let node = makeScreen(at: level)
        node.setCovered(true)
        return node
    }

    /// Makes the topmost screen if necessary, and covers all others.
    func showTop() {
        let top = levels.count - 1
        let node = makeScreen(at: top)
        for level in 0..<top { levels[level].node?.setCovered(true) }
        node.setCovered(false)
        place(node, at: top)  // This comes last, so that one operation inserts the screen with its complete bar.
    }

    /// Makes the screen below the topmost one, so that a swipe can uncover it. It stays covered, because the swipe may be
    /// released early.
    func peek() {
        let below = levels.count - 2
        guard below >= 0 else { return }
        let node = makeScreen(at: below)
        node.setCovered(true)
        node.showBar()
        place(node, at: below)
    }

    /// Inserts the element of a screen into the stack's, if it isn't there.
    private func place(_ node: ScreenNode, at level: Int) {
        if node.element.parent != nil { return }
        let next = levels[(level + 1)...].lazy.compactMap { $0.node?.element }.first { $0.parent != nil }
        stack.tree.insert(node.element, into: stack.element, before: next)
    }

    /// Makes the screen of a value ahead. ``append(_:above:reusing:)`` uses it if the stack shows the value later.
    func prepareScreen(at level: Int, for value: NavigationValue, by destination: any Destination) -> ScreenNode {
        let screens = prepared ?? PreparedScreens(of: stack)
        prepared = screens
        return screens.screen(at: level, for: value, by: destination)
    }

    /// Removes the screens that were made ahead and aren't shown.
    func removePrepared() {
        prepared?.removeAll()
        prepared = nil
    }

    // MARK: Changing

    /// Adds the screens of a state's entries above a level.
    ///
    /// - Parameter leaving: The screens that were removed just before. A view that is still on the stack keeps its
    ///   screen, if values have come or gone below it. Its screen is taken out of there.
    func append(_ state: StackState, above level: Int, reusing leaving: inout ContiguousArray<StackScreen>) {
        let entries = state.entries.shown
        var place = state.entries.valueCount(below: level)
        for index in level..<entries.count {
            if !entries[index].isView {
                append(.value(state.values[place]))
                place += 1
            } else if let view = views[entries[index]] {
                append(view, reusing: &leaving)
            } else {
                append(.root)
            }
        }
    }

    /// Adds a screen on top. If the screen was made while a URL was opened, that one is used.
    private func append(_ kind: StackScreen.Kind) {
        levels.append(prepared?.take(kind, at: levels.count) ?? StackScreen(kind))
    }

    private func append(_ view: PushedView, reusing leaving: inout ContiguousArray<StackScreen>) {
        guard let index = leaving.firstIndex(where: { $0.shows(view) }) else { return append(.view(view)) }
        let screen = leaving.remove(at: index)
        if let node = screen.node {
            node.context.depth = levels.count
            node.invalidate()  // The bar names the screen below.
        }
        levels.append(screen)
    }

    /// Removes the screens above a level. The caller closes them later.
    func remove(above level: Int) -> ContiguousArray<StackScreen> {
        if levels.count == level + 1 { return [] }
        let leaving = ContiguousArray(levels[(level + 1)...])
        levels.removeLast(leaving.count)
        stack.forgetDestinations(from: level + 1)
        return leaving
    }

    /// Replaces the root with a view, or shows the root itself again.
    ///
    /// - Returns: The screen to close, if any. The root itself is never closed.
    func setRoot(_ entry: StackEntry?) -> StackScreen? {
        let former = levels[0]
        stack.forgetDestinations(from: 0)
        if let view = entry.flatMap({ views[$0] }) {
            levels[0] = StackScreen(.view(view))
            if ownRoot != nil { return former }
            ownRoot = former
            former.node?.setCovered(true)
            return nil
        }
        guard let ownRoot else { return nil }
        levels[0] = ownRoot
        self.ownRoot = nil
        return former
    }

    /// Removes the nodes of screens that aren't on the stack any more, the topmost first.
    ///
    /// - Parameter isShown: Whether a pushed view is still on the stack. Otherwise it is closed.
    func close(_ leaving: ContiguousArray<StackScreen>, unless isShown: (StackEntry) -> Bool) {
        for screen in leaving.reversed() {
            if case .view(let view) = screen.kind, !isShown(view.id) {
                views.remove(view)
                view.didClose()
            }
            screen.node?.remove()
        }
    }

    func unmount() {
        for screen in levels { screen.node?.unmount() }
        ownRoot?.node?.unmount()
        removePrepared()
    }

    // MARK: Pushed views

    /// The number of pushed views that are stored.
    var viewCount: Int { views.count }

    /// An entry for a view of a stack that is in no scene.
    func makeOwnViewEntry() -> StackEntry { views.makeEntry() }

    /// Stores a view that is about to be pushed.
    func keep(_ view: PushedView) {
        views.keep(view)
    }

    /// Closes the views that were pushed, but removed again before they were shown.
    func closeViews(unless isHeld: (StackEntry) -> Bool) {
        for view in views.removeAll(where: { !isHeld($0) }) { view.didClose() }
    }

    /// Stops the screen of a view, and the screens above it, from running until the next update. The values that they
    /// show may no longer exist.
    func beginEnding(_ view: PushedView) {
        guard let level = levels.firstIndex(where: { $0.shows(view) }) else { return }
        for screen in made(above: level - 1) { screen.scope.appearance.beginEnding() }
    }

    // MARK: Destinations

    /// Finds for each value from a level upwards which destination makes its screen.
    ///
    /// - Returns: The level of the first stored value that no destination reads.
    func resolveDestinations(from start: Int) -> Int? {
        var level = start
        while level < levels.count {
            if case .value(let value) = levels[level].kind {
                if let found = stack.destination(for: value, aboveScreenAt: level - 1) {
                    if levels[level].destination !== found { adopt(found, at: level) }
                } else if value.isStored, levels[level].destination == nil {
                    return level
                }
            }
            level += 1
        }
        return nil
    }

    private func adopt(_ destination: any Destination, at level: Int) {
        levels[level].destination = destination
        stack.forgetDestinations(from: level)
        guard let node = levels[level].node, case .value(let value) = levels[level].kind else { return }
        node.replaceContent { destination.makeNode(for: value, under: $0) ?? _Node(under: $0) }
    }
}
