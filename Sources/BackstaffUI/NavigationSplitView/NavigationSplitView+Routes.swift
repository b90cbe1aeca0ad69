import BackstaffGraph
import BackstaffNavigation

// The parts of the URL that the columns of a split view print and read. The parts of each column are, in this order:
//
// 1. the selection of its lists
// 2. the value that replaces the next column's root
// 3. the path of its stack
// 4. the selection of a list on a pushed screen

extension SplitColumnNode {
    /// The parts of the column that have something in the URL.
    var routedParts: [any RoutedPart] {
        guard let stacks else { return [] }
        var parts: [any RoutedPart] = []
        for list in lists.all where list.screen?.depth == 0 { parts.append(ListRoute(list: list, column: self)) }
        if stacks.inner == nil, let next { parts.append(RootRoute(column: next, stack: stacks.own)) }
        if let inner = stacks.inner { parts.append(StackRoute(stack: inner)) }
        parts.append(StackRoute(stack: stacks.own))
        for list in lists.all {
            if let screen = list.screen, screen.depth > 0, screen.depth == screen.stack?.snapshot.depth {
                parts.append(ListRoute(list: list, column: self))
            }
        }
        return parts
    }
}

/// What a list in a column has selected.
private struct ListRoute: RoutedPart {
    let list: any SelectingList
    let column: SplitColumnNode

    var subject: AnyObject { list }

    func print(to url: inout String) -> Bool {
        switch column.routedSelection(of: list) {
        case .none: true
        case .several: !column.isLeading
        case .one(let value): list.routes.print(value, to: &url) || !column.isLeading
        }
    }

    func read(by reading: inout RouteReading) {
        guard let screen = list.screen, let stack = screen.stack, !reading.isChanging(column),
            screen.depth == 0 || !reading.isChanging(stack)
        else { return }
        let routes = list.routes
        guard routes.declares(list.rowType) else { return }
        let read = routes.read(reading.rest) { $0.typeID == list.rowType ? $0 : nil }
        reading.rest = reading.rest.dropFirst(read?.length ?? 0)
        if read == nil, !list.canBeEmpty { return }
        let isSame = column.routedSelection(of: list) == read.map { .one($0.outcome) } ?? .none
        if !isSame { reading.write { column.select(read?.outcome, in: list) } }
        if read != nil, !list.canBeEmpty, reading.isFirst || !isSame { reading.write { column.showNext() } }
    }
}

/// The value that a link in a column has put in the place of the next column's root.
private struct RootRoute: RoutedPart {
    /// The column whose root is replaced.
    let column: SplitColumnNode
    /// The stack of the column before.
    let stack: NavigationStackNode

    var subject: AnyObject { column }

    func print(to url: inout String) -> Bool {
        guard let value = column.stack?.replacingValue else { return true }
        return stack.declaredRoutes(upTo: 0).print(value, to: &url)
    }

    func read(by reading: inout RouteReading) {
        if reading.isChanging(stack.column) { return reading.noteChange(of: column) }
        let read = stack.declaredRoutes(upTo: 0).read(reading.rest) { value in
            stack.destination(for: value, aboveScreenAt: 0).map { (value, $0) }
        }
        guard let read, let screen = stack.root?.context else {
            if column.stack?.isRootReplaced == true {
                reading.noteChange(of: column)
                reading.write { column.stack?.restoreRoot() }
            }
            return
        }
        reading.rest = reading.rest.dropFirst(read.length)
        let (value, destination) = read.outcome
        if column.stack?.replacingValue == value { return }
        reading.noteChange(of: column)
        reading.write {
            stack.present(DestinationView(value, of: destination, id: column.makeViewEntry()), from: screen)
        }
    }
}
