import BackstaffGraph
import BackstaffNavigation

/// What the values of a stack are in a URL.
extension NavigationStackNode {
    /// More values than this are neither printed nor opened: each may need a screen to be looked at for what it declares.
    /// In a preview, which anyone can ask for, fewer.
    private var routedDepth: Int { scene?.keeper.isPreview == true ? 16 : 128 }

    /// The routes that count for what stands above the screen at `index`.
    func declaredRoutes(upTo index: Int) -> DeclaredRoutes {
        var routes = routesAround
        for screen in screens.prefix(index + 1) { if let own = screen.node?.context.routes { routes.add(own) } }
        return routes
    }

    /// The routes that are declared around the stack, or where the view in the place of its root comes from.
    private var routesAround: DeclaredRoutes {
        if let around = screens[0].presenter ?? outerScreen, let stack = around.stack {
            return stack.declaredRoutes(upTo: around.depth)
        }
        var routes = DeclaredRoutes()
        if let scene { routes.add(scene.routes) }
        return routes
    }

    /// Adds what the values of the path are written as to the end of a URL, up to the first that has no route.
    ///
    /// - Returns: Whether all have one.
    func printValues(to url: inout String) -> Bool {
        print(snapshot.values, to: &url)
    }

    /// Adds what the values up to a screen are written as, and one above it.
    ///
    /// - Returns: Whether all have a route.
    func print(_ value: NavigationValue, aboveScreenAt index: Int, to url: inout String) -> Bool {
        let values = snapshot.values
        // Above a view that no value stands for nothing has an address.
        guard index <= values.count, screens.count > index, screens[1..<(index + 1)].allSatisfy(\.isOfValue)
        else { return false }
        return print(values.prefix(index) + [value], to: &url)
    }

    private func print(_ values: some Collection<NavigationValue>, to url: inout String) -> Bool {
        if values.isEmpty { return true }
        var routes = declaredRoutes(upTo: 0)
        for (index, value) in values.prefix(routedDepth).enumerated() {
            if !routes.print(value, to: &url) { return false }
            if index + 1 < screens.count, let own = screens[index + 1].node?.context.routes { routes.add(own) }
        }
        return values.count <= routedDepth
    }

    /// Reads values from the beginning of a path, as many as there are routes and destinations for, and takes their
    /// segments off it.
    ///
    /// Nothing is shown yet. Screens that could declare something for those above them are made, for what they declare
    /// alone: if the stack comes to show them, it goes on with them.
    func readValues(from path: inout ArraySlice<String>) -> [NavigationValue] {
        var values: [NavigationValue] = []
        var routes = declaredRoutes(upTo: 0)
        var destinations = DeclaredDestinations()
        for destination in screens[0].presenter?.destinations ?? [] { _ = destinations.add(destination) }
        for destination in makeScreen(at: 0).context.destinations { _ = destinations.add(destination) }
        var areShown = true
        while !path.isEmpty, values.count < routedDepth {
            let read = routes.read(path) { value -> (NavigationValue, any Destination)? in
                guard self.path.accepts(value), let destination = destinations.nearest(for: value.typeID) else {
                    return nil
                }
                return (value, destination)
            }
            guard let (value, destination) = read?.outcome, let length = read?.length else { break }
            let index = values.count
            areShown = areShown && index < state.values.count && state.values[index] == value
            values.append(value)
            path = path.dropFirst(length)
            if path.isEmpty || !destination.canDeclareDestinations { continue }
            let screen = areShown ? makeScreen(at: index + 1) : prepareScreen(at: index + 1, for: value, destination)
            for destination in screen.context.destinations { _ = destinations.add(destination) }
            if let own = screen.context.routes { routes.add(own) }
        }
        return values
    }

    /// Makes a screen that the stack doesn't show, unless it is made already.
    private func prepareScreen(
        at index: Int, for value: NavigationValue, _ destination: any Destination
    ) -> ScreenNode {
        if let former = preparedScreens[index] {
            if case .value(value) = former.kind, former.destination === destination, let node = former.node {
                return node
            }
            preparedScreens[index] = nil
            discard(former)
        }
        let node = ScreenNode(depth: index, in: self) { parent in
            destination.makeNode(for: value, under: parent) ?? _Node(under: parent)
        }
        var screen = StackScreen(.value(value))
        screen.destination = destination
        screen.node = node
        preparedScreens[index] = screen
        return node
    }

    /// Takes away what was made ahead and hasn't come to be shown.
    func discardPreparedScreens() {
        if preparedScreens.isEmpty { return }
        let screens = preparedScreens.values
        preparedScreens = [:]
        for screen in screens { discard(screen) }
    }

    private func discard(_ screen: StackScreen) {
        guard let node = screen.node else { return }
        node.end()
        node.unmount()
        tree.remove(node.element)
    }
}
