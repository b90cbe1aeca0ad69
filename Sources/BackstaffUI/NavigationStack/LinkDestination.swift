import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// Where a link to a value leads. The first of these that there is:
///
///     1  a destination in the stack that the link is in                    the value is pushed there
///        … or in the link's own column, if that has no stack               the next column's root is replaced
///     2  a destination in a stack of a later column                        that stack shows the value alone
///     3  a list with a selection, around the link                          the value is selected, or the link's row
///     4  none of these                                                     nothing happens, and that is reported
@MainActor
enum LinkDestination {
    /// Above the screen at an index of a stack.
    case above(NavigationStackNode, screenAt: Int)
    /// In the place of the root of a column, by a destination of the column before.
    case root(any StackColumn, any Destination, from: NavigationStackNode)
    /// Above the root of a later column's stack, alone.
    case alone(NavigationStackNode)
    /// What a list has selected.
    case selection(any SelectingList, NavigationValue)

    /// Where a link to a value leads, or `nil` if that is nowhere.
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

    /// The URL of what the link shows, or `nil` if that has none.
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

    static func show(
        _ value: NavigationValue, from link: _Node, on screen: ScreenContext?, fileID: StaticString, line: UInt
    ) {
        switch LinkDestination(value, from: link, on: screen) {
        case .above(let stack, _): stack.push(value)
        case .root(let column, let destination, _):
            guard let screen, let stack = screen.stack else { return }
            stack.present(DestinationView(value, of: destination, id: column.makeViewEntry()), from: screen)
        case .alone(let stack): stack.showOnly([value])
        case .selection(let list, let choice): list.choose(choice)
        case nil: report(value, on: screen, fileID: fileID, line: line)
        }
    }

    /// Whether a link on a screen shows a value above that screen, and takes nothing away.
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

    /// Shows a view that a screen presents: above it, or, where the screen is that of a column without a stack of the
    /// app's, in the place of the next column's root.
    func present(_ view: PushedView, from screen: ScreenContext, insteadOf former: PushedView? = nil) {
        if isColumnOwn, let column, column.isLeading {
            view.presenter = screen
            column.presentInNext(view)
        } else {
            push(view, aboveScreenAt: screen.depth, insteadOf: former)
        }
    }

    /// Takes a presented view away, wherever it is.
    func dismiss(_ view: PushedView) {
        if isColumnOwn, let next = column?.nextColumn { next.restoreRoot(from: view) } else { remove(view) }
    }
}

/// The view that a destination makes for a value, in the place of a column's root.
final class DestinationView: PushedView {
    let value: NavigationValue
    private let destination: any Destination

    init(_ value: NavigationValue, of destination: any Destination, id: StackEntry) {
        self.value = value
        self.destination = destination
        super.init(id: id)
    }

    override var canDeclareDestinations: Bool { destination.canDeclareDestinations }

    override func makeNode(under parent: _Node) -> _Node {
        destination.makeNode(for: value, under: parent) ?? _Node(under: parent)
    }
}
