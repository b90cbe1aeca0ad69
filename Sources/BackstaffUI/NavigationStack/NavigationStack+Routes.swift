import BackstaffGraph
import BackstaffNavigation

/// The values of a stack in a URL.
extension NavigationStackNode {
    /// The largest number of values that are printed or opened. Each may need a screen, to find the destinations and
    /// routes that it declares. A preview has a lower limit, because anyone can request one.
    var routedDepth: Int { scene?.isPreview == true ? 16 : 128 }

    /// The routes that apply to what stands above the screen at `depth`.
    func declaredRoutes(upTo depth: Int) -> DeclaredRoutes {
        var routes = routesAround
        for level in 0...max(0, min(depth, shownDepth)) {
            if let own = screen(at: level)?.context.routes { routes.add(own) }
        }
        return routes
    }

    /// The routes that are declared around the stack, or around the presenter of the view that replaces its root.
    private var routesAround: DeclaredRoutes {
        if let around = rootReplacement?.presenter ?? outerScreen, let stack = around.stack {
            return stack.declaredRoutes(upTo: around.depth)
        }
        var routes = DeclaredRoutes()
        if let scene { routes.add(scene.feature(ScreenRoutes.self)) }
        return routes
    }

    /// The value whose view replaces the root of a column.
    var replacingValue: NavigationValue? { (rootReplacement as? DestinationView)?.value }

    /// Appends the values of the path to a URL, up to the first value that has no route.
    ///
    /// Views that were pushed without a value are left out, so a user who opens the URL gets only the values. A value
    /// whose destination is declared on such a view can't be opened, so it ends the URL.
    ///
    /// - Returns: Whether all values were appended.
    func printValues(to url: inout String) -> Bool {
        let state = snapshot
        if state.values.isEmpty { return true }
        var routes = declaredRoutes(upTo: 0)
        var place = 0
        for index in 0..<state.depth where !state.entries[index].isView {
            let value = state.values[place]
            if place == routedDepth || index > place && isServedByPushedView(value, at: index + 1) {
                return false
            }
            if !routes.print(value, to: &url) { return false }
            if let own = screen(at: index + 1)?.context.routes { routes.add(own) }
            place += 1
        }
        return true
    }

    /// Appends the values up to a screen to a URL, and then a value above that screen.
    ///
    /// - Returns: Whether all values have a route.
    func print(_ value: NavigationValue, aboveScreenAt depth: Int, to url: inout String) -> Bool {
        let state = snapshot
        // A screen above a view that was pushed without a value has no URL.
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

    /// Reads values from the beginning of a path while routes and destinations exist for them, and removes their
    /// segments.
    ///
    /// Nothing is shown yet. A screen that could declare destinations or routes for the screens above it is made to
    /// find these. If the stack shows the screen later, it uses the one that was made.
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
            areShown = areShown && shown.shows(value, at: level)
            values.append(value)
            path = path.dropFirst(length)
            if path.isEmpty || !destination.facts.canDeclareDestinations { continue }
            let screen =
                areShown
                ? makeScreen(at: level) : prepareScreen(at: level, for: value, by: destination)
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
        // If a leading column's own stack has a destination for a value, that value is shown in the next column.
        let values = !stack.leadsToNextColumn ? stack.readValues(from: &reading.rest) : []
        if values.count == stack.routedDepth, !reading.rest.isEmpty { reading.noteLimit(values.count) }
        if !stack.snapshot.entries.hasViews, stack.snapshot.values == values { return }
        reading.noteChange(of: stack)
        reading.write { stack.showOnly(values) }
    }

    func endReading() {
        if stack.isMounted { stack.removePreparedScreens() }
    }
}

extension SelectingList {
    /// The routes that apply to what the list selects.
    var routes: DeclaredRoutes {
        guard let screen, let stack = screen.stack else { return DeclaredRoutes() }
        return stack.declaredRoutes(upTo: screen.depth)
    }
}
