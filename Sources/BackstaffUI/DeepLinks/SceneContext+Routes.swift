import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

// The URL of what a scene shows, both ways.
//
//     lists in columns ─ stacks          in reading order: each part adds what is selected, or its values
//        │ print                ▲ read   each part takes what it can off the rest of the path
//        ▼                      │
//     /dessert/recipes/12/steps/2

/// A part of a scene that has something in its URL.
@MainActor
private enum RoutedPart {
    /// What a list in a column has selected.
    case list(any SelectingList, SplitColumnNode)
    /// The value that a link in a column has put in the place of the next column's root.
    case root(SplitColumnNode, from: NavigationStackNode)
    /// The values of a stack.
    case stack(NavigationStackNode)
}

extension SceneContext {
    /// The parts that have something in the URL, in reading order.
    private var routedParts: [RoutedPart] {
        var parts: [RoutedPart] = []
        for split in splitViews where !isInHiddenTab(split) {
            for column in split.columns { appendParts(of: column, to: &parts) }
        }
        for stack in navigationStacks where stack.column == nil && !isInHiddenTab(stack) { parts.append(.stack(stack)) }
        return parts
    }

    /// A list on a pushed screen comes after the values that have led there.
    private func appendParts(of column: SplitColumnNode, to parts: inout [RoutedPart]) {
        guard let own = column.stack else { return }
        let inner = column.innerStack
        for list in column.lists where list.screen?.depth == 0 { parts.append(.list(list, column)) }
        if inner == nil, let next = column.next { parts.append(.root(next, from: own)) }
        if let inner { parts.append(.stack(inner)) }
        parts.append(.stack(own))
        for list in column.lists {
            if let screen = list.screen, screen.depth > 0, screen.depth == screen.stack?.snapshot.depth {
                parts.append(.list(list, column))
            }
        }
    }

    // MARK: Printing

    /// The URL of what is shown, up to the first value without a route; `nil` if no route is declared at all.
    var url: String? {
        guard hasRoutes else { return nil }
        var url = ""
        for part in routedParts { if !print(part, to: &url) { break } }
        return url.isEmpty ? "/" : url
    }

    /// - Returns: Whether the URL can go on.
    private func print(_ part: RoutedPart, to url: inout String) -> Bool {
        switch part {
        case .list(let list, let column):
            switch list.soleSelection {
            case .none: return true
            case .several: return !column.isLeading
            case .one(let value): return list.routes.print(value, to: &url) || !column.isLeading
            }
        case .root(let column, let stack):
            guard let value = column.stack?.replacingValue else { return true }
            return stack.declaredRoutes(upTo: 0).print(value, to: &url)
        case .stack(let stack): return stack.printValues(to: &url)
        }
    }

    /// The URL of what a link to a value shows, or `nil` if that has none.
    func url(of value: NavigationValue, at destination: LinkDestination) -> String? {
        guard hasRoutes else { return nil }
        var url = ""
        for part in routedParts {
            let isWritten: Bool
            switch (destination, part) {
            case (.selection(let list, let choice), .list(let other, _)) where list === other:
                isWritten = list.routes.print(choice, to: &url)
            case (.root(let column, _), .root(let other, let stack)) where column === other:
                isWritten = stack.declaredRoutes(upTo: 0).print(value, to: &url)
            case (.above(let stack, let index), .stack(let other)) where stack === other:
                isWritten = stack.print(value, aboveScreenAt: index, to: &url)
            case (.alone(let stack), .stack(let other)) where stack === other:
                isWritten = stack.print(value, aboveScreenAt: 0, to: &url)
            default:
                if print(part, to: &url) { continue }
                return nil
            }
            return isWritten ? url : nil
        }
        return nil
    }

    // MARK: Opening

    /// Shows what a URL leads to, as far as routes say.
    ///
    /// Selections and paths are written together. Where a selection brings views with it that declare more, the rest is
    /// read once they are there, and what the app has changed because of the selection is written again: nothing appears
    /// in between.
    ///
    /// - Parameters:
    ///   - url: The URL, from outside.
    ///   - settle: Brings the views up to date.
    /// - Returns: Whether routes have read all of it.
    func open(_ url: String, settle: () -> Void) -> Bool {
        guard hasRoutes else { return false }
        let path = URLPath(url)
        var rest = path.segments[...]
        travel {
            // One pass for each level of columns, one for what apps write in answer, and one to see that nothing is left.
            for pass in 0..<6 {
                var reading = RouteReading(rest: path.segments[...], isFirst: pass == 0)
                for part in routedParts { reading.read(part) }
                rest = reading.rest
                let isOfNoUse = rest.count == path.segments.count && !(rest.isEmpty && path.isWhole)
                if isOfNoUse || reading.writes.isEmpty { break }
                for write in reading.writes { write() }
                settle()
            }
            for stack in navigationStacks { stack.discardPreparedScreens() }
        }
        if rest.isEmpty, path.isWhole { return true }
        let unread = rest.first.map { "\(WireRefusal.quoted($0)) and what follows" } ?? "its end"
        Diagnostics.log("No route reads \(unread) in the URL \(WireRefusal.quoted(url)).")
        return false
    }
}

/// One pass over the parts of a scene, from the first to the last, with what is left of a path.
@MainActor
private struct RouteReading {
    var rest: ArraySlice<String>
    let isFirst: Bool
    /// What has to be written so that the parts show what the path says.
    private(set) var writes: [() -> Void] = []
    /// Parts of columns that are about to show something else, and are to be asked when they do.
    private var changing: Set<ObjectIdentifier> = []

    init(rest: ArraySlice<String>, isFirst: Bool) {
        self.rest = rest
        self.isFirst = isFirst
    }

    mutating func read(_ part: RoutedPart) {
        switch part {
        case .list(let list, let column): read(list, in: column)
        case .root(let column, let stack): readRoot(of: column, from: stack)
        case .stack(let stack): read(stack)
        }
    }

    private mutating func read(_ list: any SelectingList, in column: SplitColumnNode) {
        guard let screen = list.screen, let stack = screen.stack, !changing.contains(ObjectIdentifier(column)),
            screen.depth == 0 || !changing.contains(ObjectIdentifier(stack))
        else { return }
        let routes = list.routes
        guard routes.declares(list.rowType) else { return }
        let read = routes.read(rest) { $0.typeID == list.rowType ? $0 : nil }
        rest = rest.dropFirst(read?.length ?? 0)
        if read == nil, !list.canBeEmpty { return }
        let isSame = list.soleSelection == read.map { .one($0.outcome) } ?? .none
        if !isSame { writes.append { list.selectOnly(read?.outcome) } }
        if read != nil, !list.canBeEmpty, isFirst || !isSame { writes.append { column.showNext() } }
    }

    private mutating func readRoot(of column: SplitColumnNode, from stack: NavigationStackNode) {
        if let own = stack.column, changing.contains(ObjectIdentifier(own)) {
            changing.insert(ObjectIdentifier(column))
            return
        }
        let read = stack.declaredRoutes(upTo: 0).read(rest) { value in
            stack.destination(for: value, aboveScreenAt: 0).map { (value, $0) }
        }
        guard let read, let screen = stack.root?.context else {
            if column.stack?.isRootReplaced == true {
                changing.insert(ObjectIdentifier(column))
                writes.append { column.stack?.restoreRoot() }
            }
            return
        }
        rest = rest.dropFirst(read.length)
        let (value, destination) = read.outcome
        if column.stack?.replacingValue == value { return }
        changing.insert(ObjectIdentifier(column))
        writes.append {
            stack.present(DestinationView(value, of: destination, id: column.makeViewEntry()), from: screen)
        }
    }

    private mutating func read(_ stack: NavigationStackNode) {
        if let column = stack.column, changing.contains(ObjectIdentifier(column)) { return }
        // A value that a leading column's own stack has a destination for stands in the next column.
        let takesValues = !(stack.isColumnOwn && stack.column?.isLeading == true)
        let values = takesValues ? stack.readValues(from: &rest) : []
        if !stack.snapshot.entries.hasViews, stack.snapshot.values == values { return }
        changing.insert(ObjectIdentifier(stack))
        writes.append { stack.showOnly(values) }
    }
}

extension SelectingList {
    /// The routes that count for what the list selects.
    fileprivate var routes: DeclaredRoutes {
        guard let screen, let stack = screen.stack else { return DeclaredRoutes() }
        return stack.declaredRoutes(upTo: screen.depth)
    }
}
