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
    static func show(
        _ value: NavigationValue, from link: _Node, on screen: ScreenContext?, fileID: StaticString, line: UInt
    ) {
        if let screen, let stack = screen.stack {
            if stack.follow(value, from: screen) { return }
            if stack.column?.laterColumns.contains(where: { $0.shownStack?.showOnly(value) == true }) == true { return }
        }
        if let list = link.scope.rowTags as? any SelectingList, let element = link.firstElement,
            list.follow(value, from: element)
        {
            return
        }
        report(value, on: screen, fileID: fileID, line: line)
    }

    /// Whether a link on a screen shows a value above that screen, and takes nothing away.
    static func isAbove(_ screen: ScreenContext?, for value: NavigationValue) -> Bool {
        guard let screen, let stack = screen.stack else { return false }
        if stack.isColumnOwn, stack.column?.next != nil { return false }
        return stack.path.accepts(value) && stack.nearestDestination(for: value, fromScreenAt: screen.depth) != nil
    }

    private static func report(
        _ value: NavigationValue, on screen: ScreenContext?, fileID: StaticString, line: UInt
    ) {
        if let path = screen?.stack?.path, !path.accepts(value) {
            Diagnostics.report(
                """
                A NavigationLink is presenting a value of type “\(value.type)” but the path of its NavigationStack only \
                holds values of type “\(path.elementType.map { "\($0)" } ?? "")”. The link cannot be activated. Use a \
                NavigationPath for values of several types.
                """, fileID: fileID, line: line)
            return
        }
        Diagnostics.report(
            """
            A NavigationLink is presenting a value of type “\(value.type)” but there is no matching \
            navigationDestination declaration visible from the location of the link. The link cannot be activated.
            Note: Links search for destinations in any surrounding NavigationStack, then within the same column of a \
            NavigationSplitView.
            """, fileID: fileID, line: line)
    }
}

extension NavigationStackNode {
    /// Shows a value that a link on one of the stack's screens leads to, if there is a destination for it.
    ///
    /// - Returns: Whether there is.
    fileprivate func follow(_ value: NavigationValue, from screen: ScreenContext) -> Bool {
        guard isColumnOwn, let next = column?.next else { return push(value, fromScreenAt: screen.depth) }
        guard let destination = nearestDestination(for: value, fromScreenAt: screen.depth) else { return false }
        let view = DestinationView(value, of: destination, id: next.makeViewID())
        present(view, from: screen)
        return true
    }

    /// Shows a view that a screen presents: above it, or, where the screen is that of a column without a stack of the
    /// app's, in the place of the next column's root.
    func present(_ view: PushedView, from screen: ScreenContext) {
        if isColumnOwn, let column, column.isLeading {
            view.presenter = screen
            column.presentInNext(view)
        } else {
            push(view, aboveScreenAt: screen.depth)
        }
    }

    /// Takes a presented view away, wherever it is.
    func dismiss(_ view: PushedView) {
        if isColumnOwn, let next = column?.next { next.restoreRoot(from: view) } else { remove(view) }
    }
}

/// The view that a destination makes for a value, in the place of a column's root.
final class DestinationView: PushedView {
    let value: NavigationValue
    private let destination: any Destination

    init(_ value: NavigationValue, of destination: any Destination, id: StackState.ViewID) {
        self.value = value
        self.destination = destination
        super.init(id: id)
    }

    override var canDeclareDestinations: Bool { destination.canDeclareDestinations }

    override func makeNode(under parent: _Node) -> _Node {
        destination.makeNode(for: value, under: parent) ?? _Node(under: parent)
    }
}
