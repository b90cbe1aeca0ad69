import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a navigation link. Below it is a button in the current button style, which shows another screen.
final class NavigationLinkNode<Label: View, Destination: View>: ContentNode, AddressedLink {
    private enum Target {
        case value(NavigationValue?, fileID: StaticString, line: UInt)
        case view(Destination)
    }

    private var target: Target
    private let screen: ScreenContext?
    /// Whether the view is shown in the next column, if there is one.
    private var isDetail = true
    private weak var pushed: TypedPushedView<Destination>?
    /// Shows the view while the app's state says so.
    private var presentation: LinkPresentation?

    init(value: NavigationValue?, label: Label, fileID: StaticString, line: UInt, under parent: _Node) {
        target = .value(value, fileID: fileID, line: line)
        screen = EnvironmentValues(parent.scope.environment).screenContext
        super.init(under: parent)
        showButton(label)
    }

    init(
        view: Destination, isDetail: Bool, activation: (any LinkActivation)?, label: Label, under parent: _Node
    ) {
        target = .view(view)
        self.isDetail = isDetail
        screen = EnvironmentValues(parent.scope.environment).screenContext
        super.init(under: parent)
        if let activation {
            presentation = LinkPresentation(activation, of: self, on: screen)
            // A link with an empty label only follows its state. It has nothing to see, tap or focus.
            if Label.self != EmptyView.self { showButton(label) }
            followState()
        } else {
            showButton(label)
        }
    }

    override var viewName: String { "NavigationLink" }

    func update(value: NavigationValue?, label: Label, fileID: StaticString, line: UInt) {
        let former = target
        target = .value(value, fileID: fileID, line: line)
        update(content: button(label))
        if case .value(let formerValue, _, _) = former, formerValue != value {
            tagRow()
            markAsFollowed()
        }
    }

    func update(view: Destination, isDetail: Bool, activation: (any LinkActivation)?, label: Label) {
        target = .view(view)
        self.isDetail = isDetail
        if let activation {
            if let presentation {
                presentation.activation = activation
            } else {
                presentation = LinkPresentation(activation, of: self, on: screen)
            }
            isDirty = false
            followState()
        } else if let presentation {
            // A conditional expression can turn one kind of link into the other.
            presentation.end()
            self.presentation = nil
        }
        pushed?.update(to: view)
        update(content: button(label))
    }

    override func update() {
        followState()
    }

    /// Shows or removes the view of a link that the app's state drives.
    private func followState() {
        guard let presentation, case .view(let view) = target else { return }
        let isActive = Tracking.run(self, plan: LinkPresentation.reads) { presentation.activation.isActive }
        presentation.follow(isActive, isDetail: isDetail) { id in
            let push = TypedPushedView(view, id: id)
            pushed = push
            return push
        }
        if presentation.isShown {
            // A row that scrolls away still follows the state. Otherwise its view could never be removed.
            scope.row?.followsState = true
        } else {
            pushed = nil
            // The tag may belong to a link in a row that doesn't exist yet.
            if let tag = presentation.activation.activeTag { scope.row?.run.seekRow(for: tag) }
        }
    }

    private func showButton(_ label: Label) {
        show(button(label))
        tagRow()
        markAsFollowed()
    }

    /// Highlights the link's row if a link to the same value has led from its screen to the one above.
    private func markAsFollowed() {
        guard let followed = screen?.followedLink, scope.listNode != nil, case .value(let value, _, _) = target else {
            return
        }
        forEachElement { followed.mark($0, of: value, in: graph.tree) }
    }

    /// Tells the list the value that the link represents in its row.
    private func tagRow() {
        guard let host = scope.rowTags, case .value(let value, _, _) = target else { return }
        forEachElement {
            if let value { host.tag($0, as: value.base, .link) } else { host.untag($0, .link) }
        }
    }

    private func button(_ label: Label) -> StyledButton<Label> {
        StyledButton(
            element: .link, attributes: [.disabled: .flag(!leadsSomewhere)],
            action: { [weak self] in self?.follow() }, label: label)
    }

    /// Whether the link has something to show and a place to show it.
    private var leadsSomewhere: Bool {
        if case .value(nil, _, _) = target { return false }
        return isOnStack || scope.rowTags != nil
    }

    /// Whether the link is on a screen of a stack. A sheet without a stack has a context, but no screens.
    private var isOnStack: Bool { screen?.stack != nil }

    /// Whether there is no place to show the link's view.
    var isStray: Bool {
        if isOnStack { return false }
        return switch target {
        case .value(let value, _, _): value != nil && scope.rowTags == nil
        case .view: true
        }
    }

    /// Follows the link. Guards may hold it up.
    private func follow() {
        guard leadsSomewhere else { return }
        if let list = scope.listNode, list.isEditing {
            if let element = firstElement { list.linkWasTapped(element) }
            return
        }
        if let column = screen?.stack?.column, leadsToLaterColumn {
            column.refillLaterColumns { [weak self] in
                if let self, isMounted { show() }
            }
        } else {
            show()
        }
    }

    /// Whether the link's view replaces something in a later column than the link's own.
    private var leadsToLaterColumn: Bool {
        switch target {
        case .value(let value?, _, _): !LinkDestination.isAbove(screen, for: value)
        case .value(nil, _, _): false
        case .view: isDetail && screen?.leadsToNextColumn == true
        }
    }

    /// The URL of what a link to a value shows, or `nil` if the app has no URLs for it.
    var address: String? {
        guard leadsSomewhere, case .value(let value?, _, _) = target,
            let destination = LinkDestination(value, from: self, on: screen)
        else { return nil }
        guard let scene = EnvironmentValues(scope.environment).sceneContext else { return nil }
        return destination.url(of: value, in: scene)
    }

    private func show() {
        switch target {
        case .value(let value?, let fileID, let line):
            let isAbove = LinkDestination.show(value, from: self, on: screen, fileID: fileID, line: line)
            if isAbove, scope.listNode != nil, let screen { follow(value, from: screen) }
        case .value(nil, _, _):
            break
        case .view(let view):
            if let presentation { return presentation.choose() }
            guard let screen, let stack = screen.stack else { return }
            let push = TypedPushedView(view, id: stack.makeViewEntry())
            pushed = push
            if isDetail { stack.present(push, from: screen) } else { stack.push(push, aboveScreenAt: screen.depth) }
        }
    }

    /// Highlights the rows with the value, until the screen comes back. The app may refuse the value, so that it never goes.
    private func follow(_ value: NavigationValue, from screen: ScreenContext) {
        screen.followedLink = FollowedLink(value)
        markAsFollowed()
        graph.afterUpdate { [weak screen] in screen?.screenNode?.endFollowedLink() }
    }

    override func unmount() {
        super.unmount()
        presentation?.end()
    }
}
