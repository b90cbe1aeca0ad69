import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

// The screens of a stack: which there are, which of them are made, and which is shown.

extension NavigationStackNode {
    func show(_ next: StackState) {
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
    func showTop(motion: StackChange.Motion?) {
        let top = screens.count - 1
        let node = makeScreen(at: top)
        for index in 0..<top { screens[index].node?.setCovered(true) }
        node.setCovered(false)
        place(node, at: top)  // Last: it goes out whole, with all that its bar has taken over.
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
    func place(_ node: ScreenNode, at index: Int) {
        if node.element.parent != nil { return }
        let next = screens[(index + 1)...].lazy.compactMap { $0.node?.element }.first { $0.parent != nil }
        tree.insert(node.element, into: element, before: next)
    }

    func close(_ screen: StackScreen) {
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
}
