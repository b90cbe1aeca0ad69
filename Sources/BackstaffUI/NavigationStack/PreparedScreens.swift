import BackstaffGraph
import BackstaffNavigation

/// Screens that were made while a URL is opened, to find their destinations and routes. The stack doesn't show them yet.
///
///     made ──► the stack shows the value at the same level: taken
///        └───► the whole URL is read: removed
@MainActor
final class PreparedScreens {
    private unowned let stack: NavigationStackNode
    private var screens: [Int: StackScreen] = [:]

    init(of stack: NavigationStackNode) {
        self.stack = stack
    }

    /// The screen of a value, made if necessary.
    func screen(at level: Int, for value: NavigationValue, by destination: any Destination) -> ScreenNode {
        if let former = screens[level] {
            if case .value(value) = former.kind, former.destination === destination, let node = former.node {
                return node
            }
            screens[level] = nil
            former.node?.remove()
        }
        let node = ScreenNode(depth: level, in: stack) { parent in
            destination.makeNode(for: value, under: parent) ?? _Node(under: parent)
        }
        var screen = StackScreen(.value(value))
        screen.destination = destination
        screen.node = node
        screens[level] = screen
        return node
    }

    /// Removes and returns the screen at a level, if it is of the same kind.
    func take(_ kind: StackScreen.Kind, at level: Int) -> StackScreen? {
        guard case .value(let value) = kind, let screen = screens[level], case .value(value) = screen.kind else {
            return nil
        }
        screens[level] = nil
        return screen
    }

    func removeAll() {
        let former = screens.values
        screens = [:]
        for screen in former { screen.node?.remove() }
    }
}
