import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The screens of a stack. Some have a node, and others haven't been made yet. The screen of a value is made by a
/// destination.
///
///     level 0: the root │ 1 … depth: one screen for each entry of the stack's state
///
/// A covered screen is made only if it was shown before, or if its type can declare a destination that a value above it
/// needs.
@MainActor
final class StackScreens {
    // The stack owns its screens. A checked reference would take 330 instructions of a push and pop.
    private unowned(unsafe) let stack: NavigationStackNode
    @exclusivity(unchecked) private var levels: ContiguousArray<StackScreen> = [StackScreen(.root)]
    /// The column's own root, while another view replaces it.
    @exclusivity(unchecked) private var ownRoot: StackScreen?
    /// Screens that were made while a URL is opened, to find their destinations and routes, by level. They may be shown
    /// later.
    @exclusivity(unchecked) private var prepared: [Int: StackScreen] = [:]
    /// The destinations that the lowest levels declare.
    @exclusivity(unchecked) private var declared = DeclaredDestinations()
    /// The number of levels whose destinations are in `declared`.
    @exclusivity(unchecked) private var declaredLevelCount = 0

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

    /// The level of the screen that shows a view, or `nil` if none does.
    func level(of view: PushedView) -> Int? {
        levels.firstIndex { $0.shows(view) }
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

    // MARK: Changing

    /// Adds a screen on top. If the screen was made while a URL was opened, that one is used.
    func append(_ kind: StackScreen.Kind) {
        levels.append(takePrepared(kind, at: levels.count) ?? StackScreen(kind))
    }

    /// Adds the screen of a view on top.
    ///
    /// - Parameter leaving: The screens that were removed just before. If the view's own is among them, it is used again
    ///   with its state, and taken out of there.
    func append(_ view: PushedView, reusing leaving: inout ContiguousArray<StackScreen>) {
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
        forgetDeclarations(from: level + 1)
        return leaving
    }

    /// Replaces the root with a view, or shows the root itself again.
    ///
    /// - Returns: The screen to close, if any. The root itself is never closed.
    func setRoot(_ view: PushedView?) -> StackScreen? {
        let former = levels[0]
        forgetDeclarations(from: 0)
        if let view {
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

    /// Removes the node of a screen that isn't on the stack any more.
    func close(_ screen: StackScreen) {
        guard let node = screen.node else { return }
        node.end()
        node.unmount()
        stack.tree.remove(node.element)
    }

    func unmount() {
        for screen in levels { screen.node?.unmount() }
        discardPrepared()
        ownRoot?.node?.unmount()
    }

    // MARK: Destinations

    /// Finds for each value from a level upwards which destination makes its screen.
    ///
    /// - Returns: The level of the first stored value that no destination reads.
    func resolveDestinations(from start: Int) -> Int? {
        var level = start
        while level < levels.count {
            if case .value(let value) = levels[level].kind {
                if let found = destination(for: value, above: level - 1) {
                    if levels[level].destination !== found { adopt(found, at: level) }
                } else if value.isStored, levels[level].destination == nil {
                    return level
                }
            }
            level += 1
        }
        return nil
    }

    /// The destination for a value whose screen stands, or would stand, above the one at a level.
    func destination(for value: NavigationValue, above level: Int) -> (any Destination)? {
        let level = min(level, levels.count - 1)
        collectDeclarations(upTo: level)
        return declared.nearest(for: value, toScreenAt: level + 1)
    }

    /// Any destination that a screen below a level declares.
    func anyDestination(below level: Int) -> (any Destination)? {
        collectDeclarations(upTo: level - 1)
        return declared.nearest(toScreenAt: level)
    }

    /// Whether the destination for a value at a level is declared on a view that was pushed without a value.
    func isServedByPushedView(_ value: NavigationValue, at level: Int) -> Bool {
        collectDeclarations(upTo: level - 1)
        guard let declaring = declared.declaringLevel(for: value, toScreenAt: level) else { return false }
        if declaring > 0, case .view = levels[declaring].kind { return true }
        return false
    }

    /// The destinations that the screens up to a level declare.
    func declaredDestinations(upTo level: Int) -> DeclaredDestinations {
        collectDeclarations(upTo: level)
        var destinations = declared
        destinations.removeAll(from: level + 1)
        return destinations
    }

    /// Forgets the destinations of the screens from a level upwards, because they have changed.
    func forgetDeclarations(from level: Int) {
        // Level 0 also has the destinations of the presenter of a replaced root. Their changes aren't reported here.
        let level = ownRoot == nil ? level : 0
        if level >= declaredLevelCount { return }
        declared.removeAll(from: level)
        declaredLevelCount = level
    }

    /// Collects the destinations that the screens up to a level declare. Screens that may declare some are made.
    private func collectDeclarations(upTo top: Int) {
        if ownRoot != nil { forgetDeclarations(from: 0) }
        while declaredLevelCount <= top {
            let level = declaredLevelCount
            // A view that replaces a column's root can use the destinations of the screen that presents it.
            if level == 0, let presenter = replacingView?.presenter {
                for destination in presenter.destinations { _ = declared.add(destination, at: 0) }
            }
            if levels[level].canDeclare {
                for destination in makeScreen(at: level).context.destinations {
                    if let former = declared.add(destination, at: level) {
                        stack.reportRepetition(of: destination, above: former)
                    }
                }
            }
            declaredLevelCount = level + 1
        }
    }

    private func adopt(_ destination: any Destination, at level: Int) {
        levels[level].destination = destination
        forgetDeclarations(from: level)
        guard let node = levels[level].node, case .value(let value) = levels[level].kind else { return }
        node.replaceContent { destination.makeNode(for: value, under: $0) ?? _Node(under: $0) }
    }

    // MARK: Screens made ahead

    /// The screen of a value that a URL leads to, made to find its destinations and routes.
    func prepareScreen(at level: Int, for value: NavigationValue, by destination: any Destination) -> ScreenNode {
        if let former = prepared[level] {
            if case .value(value) = former.kind, former.destination === destination, let node = former.node {
                return node
            }
            prepared[level] = nil
            close(former)
        }
        let node = ScreenNode(depth: level, in: stack) { parent in
            destination.makeNode(for: value, under: parent) ?? _Node(under: parent)
        }
        var screen = StackScreen(.value(value))
        screen.destination = destination
        screen.node = node
        prepared[level] = screen
        return node
    }

    /// Removes screens that were made ahead and aren't shown.
    func discardPrepared() {
        if prepared.isEmpty { return }
        let screens = prepared.values
        prepared = [:]
        for screen in screens { close(screen) }
    }

    private func takePrepared(_ kind: StackScreen.Kind, at level: Int) -> StackScreen? {
        if prepared.isEmpty { return nil }
        guard case .value(let value) = kind, let screen = prepared[level], case .value(value) = screen.kind else {
            return nil
        }
        prepared[level] = nil
        return screen
    }
}
