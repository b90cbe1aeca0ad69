import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// Where a link to a value leads. The first possible case in this table is used:
///
///     1  the link's own stack has a destination                    the value is pushed there
///        the link's own column has one, and contains no stack      the next column's root is replaced
///     2  the stack of a later column has a destination             that stack shows only this value
///     3  the link is in a list with a selection                    the value, or the link's row, is selected
///     4  none of these                                             nothing happens, and a report is made
@MainActor
enum LinkDestination {
    /// Pushes the value above the screen at an index of a stack.
    case above(NavigationStackNode, screenAt: Int)
    /// Replaces the root of a column. The destination is declared in the column before.
    case root(any StackColumn, any Destination, from: NavigationStackNode)
    /// Shows only the value above the root of a later column's stack.
    case alone(NavigationStackNode)
    /// Selects the value in a list.
    case selection(any SelectingList, NavigationValue)

    /// Finds out where a link to a value leads. The result is `nil` if it leads nowhere.
    init?(_ value: NavigationValue, from link: _Node, on screen: ScreenContext?) {
        if let screen, let stack = screen.stack {
            if stack.isColumnOwn, let next = stack.column?.nextColumn {
                if let destination = stack.destination(for: value, aboveScreenAt: screen.depth) {
                    self = .root(next, destination, from: stack)
                    return
                }
            } else if stack.canShow(value, aboveScreenAt: screen.depth) {
                self = .above(stack, screenAt: screen.depth)
                return
            }
            var later = stack.column?.nextColumn
            while let column = later {
                if let shown = column.shownStack, shown.canShow(value, aboveScreenAt: 0) {
                    self = .alone(shown)
                    return
                }
                later = column.nextColumn
            }
        }
        guard let list = link.scope.rowTags as? any SelectingList, let element = link.firstElement,
            let choice = list.choice(of: value, from: element)
        else { return nil }
        self = .selection(list, choice)
    }

    /// The URL of what the link shows, or `nil` if it has no URL.
    func url(of value: NavigationValue, in scene: SceneContext) -> String? {
        let sceneURL = SceneURL(of: scene)
        switch self {
        case .selection(let list, let choice):
            return sceneURL.url(endingAt: list) { list.routes.print(choice, to: &$0) }
        case .root(let column, _, let stack):
            return sceneURL.url(endingAt: column) { stack.declaredRoutes(upTo: 0).print(value, to: &$0) }
        case .above(let stack, let index):
            return sceneURL.url(endingAt: stack) { stack.print(value, aboveScreenAt: index, to: &$0) }
        case .alone(let stack):
            return sceneURL.url(endingAt: stack) { stack.print(value, aboveScreenAt: 0, to: &$0) }
        }
    }

    /// Shows the value, or reports that there is no place for it.
    ///
    /// - Returns: Whether the value is now above the screen of the link.
    static func show(
        _ value: NavigationValue, from link: _Node, on screen: ScreenContext?, fileID: StaticString, line: UInt
    ) -> Bool {
        switch LinkDestination(value, from: link, on: screen) {
        case .above(let stack, _):
            stack.push(value)
            return true
        case .root(let column, let destination, _):
            guard let screen, let stack = screen.stack else { return false }
            stack.present(DestinationView(value, of: destination, id: column.makeViewEntry()), from: screen)
        case .alone(let stack): stack.showOnly([value])
        case .selection(let list, let choice): list.choose(choice)
        case nil: report(value, on: screen, fileID: fileID, line: line)
        }
        return false
    }

    /// Whether a link on a screen shows a value above that screen without removing another screen.
    static func isAbove(_ screen: ScreenContext?, for value: NavigationValue) -> Bool {
        guard let screen, let stack = screen.stack else { return false }
        if stack.isColumnOwn, stack.column?.nextColumn != nil { return false }
        return stack.canShow(value, aboveScreenAt: screen.depth)
    }

    static func reportStrayLink(fileID: StaticString, line: UInt) {
        Diagnostics.report(
            .strayLink,
            """
            A NavigationLink stands in no NavigationStack and in no column of a NavigationSplitView: it is disabled. Put a \
            NavigationStack around the views that it is among.
            """, fileID: fileID, line: line)
    }

    private static func report(
        _ value: NavigationValue, on screen: ScreenContext?, fileID: StaticString, line: UInt
    ) {
        if let stack = screen?.stack, !stack.accepts(value) {
            Diagnostics.report(
                .mistypedLink,
                """
                A NavigationLink is presenting a value of type “\(value.type)” but the path of its NavigationStack only \
                holds values of type “\(stack.elementType.map { "\($0)" } ?? "")”. The link cannot be activated. Use a \
                NavigationPath for values of several types.
                """, fileID: fileID, line: line)
            return
        }
        Diagnostics.report(
            .unservedLink,
            """
            A NavigationLink is presenting a value of type “\(value.type)” but there is no matching \
            navigationDestination declaration visible from the location of the link. The link cannot be activated.
            Note: Links search for destinations in any surrounding NavigationStack, then within the same column of a \
            NavigationSplitView. Add .navigationDestination(for: \(value.type).self) to the stack's root view.
            """, fileID: fileID, line: line)
    }
}

extension NavigationStackNode {
    /// Whether a value can stand above the screen at an index.
    fileprivate func canShow(_ value: NavigationValue, aboveScreenAt index: Int) -> Bool {
        accepts(value) && destination(for: value, aboveScreenAt: index) != nil
    }

    /// Shows a view that a screen presents. The view stands above the screen. If the screen is in a column's own stack
    /// and another column follows, the view replaces the next column's root.
    func present(_ view: PushedView, from screen: ScreenContext, insteadOf former: PushedView? = nil) {
        if leadsToNextColumn, let column {
            view.presenter = screen
            column.presentInNext(view)
        } else {
            push(view, aboveScreenAt: screen.depth, insteadOf: former)
        }
    }

    /// Removes a presented view from this stack or from the next column.
    func dismiss(_ view: PushedView) {
        if isColumnOwn, let next = column?.nextColumn { next.restoreRoot(from: view) } else { remove(view) }
    }
}

/// The view that a destination creates for a value to replace a column's root.
final class DestinationView: PushedView {
    let value: NavigationValue
    private let destination: any Destination

    init(_ value: NavigationValue, of destination: any Destination, id: StackEntry) {
        self.value = value
        self.destination = destination
        super.init(id: id)
    }

    override var facts: ScreenFacts { destination.facts }

    override func makeNode(under parent: _Node) -> _Node {
        destination.makeNode(for: value, under: parent) ?? _Node(under: parent)
    }
}
