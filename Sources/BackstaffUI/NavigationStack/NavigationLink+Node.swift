import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a navigation link.
final class NavigationLinkNode<Destination: View>: ContainerNode {
    private enum Target {
        case value(NavigationValue?, fileID: StaticString, line: UInt)
        case view(Destination)
    }

    private var target: Target?
    private let screen: ScreenContext?
    private weak var pushed: TypedPushedView<Destination>?

    init(under parent: _Node) {
        screen = EnvironmentValues(parent.scope.environment).screenContext
        super.init(.link, under: parent)
        tree.respond(to: .activate, at: element, by: self)
    }

    override var viewName: String { "NavigationLink" }

    func update(value: NavigationValue?, fileID: StaticString, line: UInt) {
        target = .value(value, fileID: fileID, line: line)
        set(.disabled, value == nil || screen == nil)
    }

    func update(view: Destination) {
        target = .view(view)
        pushed?.update(to: view)
        set(.disabled, screen == nil)
    }

    override func respond(to event: ElementEvent, at element: Element) {
        guard let screen, let stack = screen.stack else { return }
        switch target {
        case .value(let value, let fileID, let line):
            if let value { stack.push(value, from: screen, fileID: fileID, line: line) }
        case .view(let view):
            let push = TypedPushedView(view, id: stack.makeViewID())
            pushed = push
            stack.push(push, aboveScreenAt: screen.depth)
        case nil:
            break
        }
    }
}
