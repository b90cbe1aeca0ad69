import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a navigation link: a button, in whatever style buttons have here, that shows another screen.
final class NavigationLinkNode<Label: View, Destination: View>: _Node {
    private enum Target {
        case value(NavigationValue?, fileID: StaticString, line: UInt)
        case view(Destination)
    }

    @exclusivity(unchecked) private var target: Target
    @exclusivity(unchecked) private var content: _Node?
    private let screen: ScreenContext?
    private weak var pushed: TypedPushedView<Destination>?

    init(value: NavigationValue?, label: Label, fileID: StaticString, line: UInt, under parent: _Node) {
        target = .value(value, fileID: fileID, line: line)
        screen = EnvironmentValues(parent.scope.environment).screenContext
        super.init(under: parent)
        show(label)
    }

    init(view: Destination, label: Label, under parent: _Node) {
        target = .view(view)
        screen = EnvironmentValues(parent.scope.environment).screenContext
        super.init(under: parent)
        show(label)
    }

    override var viewName: String { "NavigationLink" }

    func update(value: NavigationValue?, label: Label, fileID: StaticString, line: UInt) {
        target = .value(value, fileID: fileID, line: line)
        update(label)
    }

    func update(view: Destination, label: Label) {
        target = .view(view)
        pushed?.update(to: view)
        update(label)
    }

    private func show(_ label: Label) {
        content = StyledButton<Label>._makeNode(of: button(label), under: self)
    }

    private func update(_ label: Label) {
        if let content { StyledButton<Label>._updateNode(content, to: button(label)) }
    }

    private func button(_ label: Label) -> StyledButton<Label> {
        StyledButton(
            element: .link, attributes: [.disabled: .flag(!leadsSomewhere)],
            action: { [weak self] in self?.follow() }, label: label)
    }

    /// Whether there is something to show, and a stack to show it on.
    private var leadsSomewhere: Bool {
        if screen == nil { return false }
        if case .value(nil, _, _) = target { return false }
        return true
    }

    private func follow() {
        guard leadsSomewhere, let screen, let stack = screen.stack else { return }
        switch target {
        case .value(let value, let fileID, let line):
            if let value { stack.push(value, from: screen, fileID: fileID, line: line) }
        case .view(let view):
            let push = TypedPushedView(view, id: stack.makeViewID())
            pushed = push
            stack.push(push, aboveScreenAt: screen.depth)
        }
    }

    override func unmount() {
        super.unmount()
        content?.unmount()
    }

    override func forEachElement(_ body: (Element) -> Void) { content?.forEachElement(body) }

    override var firstElement: Element? { content?.firstElement }
}
