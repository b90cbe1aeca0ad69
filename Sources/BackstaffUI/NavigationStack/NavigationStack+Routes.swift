import BackstaffGraph
import BackstaffNavigation

/// What the values of a stack are in a URL.
extension NavigationStackNode {
    /// More values than this are neither printed nor opened: each may need a screen to be looked at for what it declares.
    /// In a preview, which anyone can ask for, fewer.
    private var routedDepth: Int { scene?.isPreview == true ? 16 : 128 }

    /// The routes that count for what stands above the screen at `depth`.
    func declaredRoutes(upTo depth: Int) -> DeclaredRoutes {
        var routes = routesAround
        for level in 0...max(0, min(depth, shownDepth)) {
            if let own = screen(at: level)?.context.routes { routes.add(own) }
        }
        return routes
    }

    /// The routes that are declared around the stack, or where the view that replaces its root comes from.
    private var routesAround: DeclaredRoutes {
        if let around = presenterOfRoot ?? outerScreen, let stack = around.stack {
            return stack.declaredRoutes(upTo: around.depth)
        }
        var routes = DeclaredRoutes()
        if let scene { routes.add(scene.feature(ScreenRoutes.self)) }
        return routes
    }

    /// Adds what the values of the path are written as to the end of a URL, up to the first that has no route.
    ///
    /// Views that were pushed without a value are left out: whoever opens the URL gets the values alone. A value that only
    /// such a view has a destination for can't be opened, and ends the URL.
    ///
    /// - Returns: Whether all are written.
    func printValues(to url: inout String) -> Bool {
        let state = snapshot
        if state.values.isEmpty { return true }
        var routes = declaredRoutes(upTo: 0)
        var place = 0
        for index in 0..<state.depth where !state.entries[index].isView {
            let value = state.values[place]
            if place == routedDepth || index > place && isServedByPushedView(value, at: index + 1) { return false }
            if !routes.print(value, to: &url) { return false }
            if let own = screen(at: index + 1)?.context.routes { routes.add(own) }
            place += 1
        }
        return true
    }

    /// Adds what the values up to a screen are written as, and one above it.
    ///
    /// - Returns: Whether all have a route.
    func print(_ value: NavigationValue, aboveScreenAt depth: Int, to url: inout String) -> Bool {
        let state = snapshot
        // Above a view that no value stands for nothing has an address.
        guard depth < routedDepth, depth <= state.shownDepth, state.entries.valueCount(below: depth) == depth else {
            return false
        }
        var routes = declaredRoutes(upTo: 0)
        for (index, value) in (state.values.prefix(depth) + [value]).enumerated() {
            if !routes.print(value, to: &url) { return false }
            if let own = screen(at: index + 1)?.context.routes { routes.add(own) }
        }
        return true
    }

    /// Reads values from the beginning of a path, as many as there are routes and destinations for, and takes their
    /// segments off it.
    ///
    /// Nothing is shown yet. Screens that could declare something for those above them are made, for what they declare
    /// alone: if the stack comes to show them, it goes on with them.
    func readValues(from path: inout ArraySlice<String>) -> [NavigationValue] {
        var values: [NavigationValue] = []
        var routes = declaredRoutes(upTo: 0)
        var destinations = declaredDestinations(upTo: 0)
        var areShown = true
        while !path.isEmpty, values.count < routedDepth {
            let level = values.count + 1
            let read = routes.read(path) { value -> (NavigationValue, any Destination)? in
                guard self.accepts(value), let destination = destinations.nearest(for: value, toScreenAt: level) else {
                    return nil
                }
                return (value, destination)
            }
            guard let (value, destination) = read?.outcome, let length = read?.length else { break }
            areShown = areShown && shows(value, at: level)
            values.append(value)
            path = path.dropFirst(length)
            if path.isEmpty || !destination.canDeclareDestinations { continue }
            let screen = areShown ? makeScreen(at: level) : prepareScreen(at: level, for: value, by: destination)
            for destination in screen.context.destinations { _ = destinations.add(destination, at: level) }
            if let own = screen.context.routes { routes.add(own) }
        }
        return values
    }
}

/// The values of a stack, as a part of the scene's URL.
struct StackRoute: RoutedPart {
    let stack: NavigationStackNode

    var subject: AnyObject { stack }

    func print(to url: inout String) -> Bool { stack.printValues(to: &url) }

    func read(by reading: inout RouteReading) {
        if reading.isChanging(stack.column) { return }
        // A value that a leading column's own stack has a destination for stands in the next column.
        let takesValues = !(stack.isColumnOwn && stack.column?.isLeading == true)
        let values = takesValues ? stack.readValues(from: &reading.rest) : []
        if !stack.snapshot.entries.hasViews, stack.snapshot.values == values { return }
        reading.noteChange(of: stack)
        reading.write { stack.showOnly(values) }
    }

    func endReading() {
        if stack.isMounted { stack.discardPreparedScreens() }
    }
}

extension SelectingList {
    /// The routes that count for what the list selects.
    var routes: DeclaredRoutes {
        guard let screen, let stack = screen.stack else { return DeclaredRoutes() }
        return stack.declaredRoutes(upTo: screen.depth)
    }
}
