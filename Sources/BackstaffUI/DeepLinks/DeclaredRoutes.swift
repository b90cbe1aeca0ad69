import BackstaffNavigation

/// The routes that the views of one screen declare, or those that are declared around all screens.
@MainActor
final class ScreenRoutes: SceneFeature {
    /// The routes in the order of declaration: outer views before those inside them.
    private var routes: ContiguousArray<any Route> = []
    /// Whether the routes were checked for ambiguity with routes further down.
    var isAmbiguityChecked = false
    private var known: (table: RouteTable<any Route>, types: [ObjectIdentifier: [any Route]])?

    func add(_ route: any Route) {
        routes.append(route)
        known = nil
        isAmbiguityChecked = false
    }

    func remove(_ route: any Route) {
        routes.removeAll { $0 === route }
        known = nil
    }

    var isEmpty: Bool { routes.isEmpty }

    /// All routes, in the order in which their modifiers are written: inner views first.
    var all: some Sequence<any Route> { routes.reversed() }

    /// The routes by pattern, and by type of value.
    private var index: (table: RouteTable<any Route>, types: [ObjectIdentifier: [any Route]]) {
        if let known { return known }
        var table = RouteTable<any Route>()
        var types: [ObjectIdentifier: [any Route]] = [:]
        for route in all {
            if let other = table.add(route, at: route.pattern) {
                route.reportAmbiguity(with: other)
            } else {
                types[route.typeID, default: []].append(route)
            }
        }
        known = (table, types)
        return (table, types)
    }

    var table: RouteTable<any Route> { index.table }

    /// The routes for a type, in the order in which they are written.
    func routes(for typeID: ObjectIdentifier) -> [any Route] { index.types[typeID] ?? [] }

    func declares(_ typeID: ObjectIdentifier) -> Bool { index.types[typeID] != nil }

    /// Whether another screen has routes for all types that these routes are for.
    func isHidden(by nearer: ScreenRoutes) -> Bool {
        index.types.keys.allSatisfy(nearer.declares)
    }
}

/// The routes that are declared from around a stack up to a screen. For each type, the routes of the nearest screen
/// count.
@MainActor
struct DeclaredRoutes {
    /// The nearest screen is the last.
    private var screens: ContiguousArray<ScreenRoutes> = []

    /// Adds the routes of a screen above the others.
    mutating func add(_ nearer: ScreenRoutes) {
        if nearer.isEmpty { return }
        screens.removeAll { $0.isHidden(by: nearer) }
        if !nearer.isAmbiguityChecked, !screens.isEmpty {
            nearer.isAmbiguityChecked = true
            for route in nearer.all { checkAmbiguity(of: route, among: nearer) }
        }
        screens.append(nearer)
    }

    /// Reports if a route has the same shape as a route further down that is for another type and still in use.
    private func checkAmbiguity(of route: any Route, among nearer: ScreenRoutes) {
        for screen in screens {
            if let other = screen.table.route(shapedLike: route.pattern), !nearer.declares(other.typeID) {
                other.reportAmbiguity(with: route)
            }
        }
    }

    func declares(_ typeID: ObjectIdentifier) -> Bool {
        screens.contains { $0.declares(typeID) }
    }

    /// Appends the segments for a value to a URL.
    ///
    /// - Returns: Whether there is a route for the value. If not, nothing is appended.
    func print(_ value: NavigationValue, to url: inout String) -> Bool {
        guard let screen = screens.last(where: { $0.declares(value.typeID) }) else { return false }
        for route in screen.routes(for: value.typeID) where route.print(value, to: &url) { return true }
        return false
    }

    /// Reads a value from the beginning of a path.
    ///
    /// - Parameters:
    ///   - path: The unread segments of a URL.
    ///   - accept: Handles a value that was read, and returns a result. If it returns `nil`, another route is tried.
    /// - Returns: The result of `accept`, and the number of segments that the value has taken.
    func read<Outcome>(
        _ path: ArraySlice<String>, accept: (NavigationValue) -> Outcome?
    ) -> (outcome: Outcome, length: Int)? {
        var candidates: ContiguousArray<RouteTable<any Route>.Match> = []
        for index in screens.indices.reversed() {
            for match in screens[index].table.matches(of: path) where !isHidden(match.route, of: index) {
                candidates.append(match)
            }
        }
        let longest = candidates.lazy.map(\.length).max() ?? 0
        for length in stride(from: longest, to: 0, by: -1) {
            for match in candidates where match.length == length {
                let texts = match.route.pattern.parameters(in: path.prefix(length))
                if let outcome = match.route.value(of: texts).flatMap(accept) { return (outcome, length) }
            }
        }
        return nil
    }

    private func isHidden(_ route: any Route, of index: Int) -> Bool {
        screens[(index + 1)...].contains { $0.declares(route.typeID) }
    }
}
